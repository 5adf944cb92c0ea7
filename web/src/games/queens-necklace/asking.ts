import type { Table } from "@/lib/match/table.svelte";
import { settings } from "@/lib/settings.svelte";
import type { Offer } from "@/lib/wire/protocol";
import type { Action, View } from "@/lib/wire/queens-necklace";
import { t } from "@/lib/words/current.svelte";
import type { Bag } from "./cards";
import { fromTold } from "./sale/display";
import { poorTray } from "./sale/poor";

const typeOf = (offer: Offer) => (offer.action as Action).type;

/**
 * Ducats and prices are open, so a purchase may go on by itself. Whether a hand holds influence,
 * gems or a Musketeer is hidden: with people at the table that is asked, whatever is held.
 */
export function forced(view: View, offers: readonly Offer[], alone: boolean): Offer | null {
  const only = offers.length === 1 ? (offers[0] ?? null) : null;
  return alone || view.stage.type === "purchase" ? only : null;
}

/** Half a turn's money or more, while something can still be bought. */
const MUCH = 5;

export function givesAway(table: Table, view: View, action: Action) {
  const { stage } = view;
  if (action.type === "seal" && stage.type === "sale" && stage.mine && table.me !== null) {
    const hand = view.players[table.me]?.hand ?? "down";
    const held: Bag = hand === "down" ? {} : hand.up;
    return poorTray(fromTold(stage.mine), held, view);
  }
  if (action.type !== "end_purchase" || stage.type !== "purchase" || !settings.confirm) return null;
  const more = table.offers.filter((offer) => typeOf(offer) === "buy").length;
  return stage.ducats >= MUCH && more > 0
    ? {
        question: t("page-qn-doubt-purchase", { ducats: stage.ducats, more }),
        yes: t("page-qn-yes-purchase"),
      }
    : null;
}
