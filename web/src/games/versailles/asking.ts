import type { Table } from "@/lib/match/table.svelte";
import { settings } from "@/lib/settings.svelte";
import type { Offer } from "@/lib/wire/protocol";
import type { Action, Gives, View, Zone } from "@/lib/wire/versailles";
import { t } from "@/lib/words/current.svelte";
import { isSharing } from "./reading";
import { SIGNS } from "./technologies";
import { givesTold } from "./zones";

const typeOf = (offer: Offer) => (offer.action as Action).type;

/** Whether a place has anything for the one who came. */
export function givesNothing(gives: Gives): boolean {
  switch (gives.type) {
    case "harvest":
      return gives.count === 0;
    case "guild":
      return gives.tiles.length === 0 && !gives.coin;
    case "workshop":
      return gives.decorations.length === 0;
    case "alchemists":
      return gives.tracks.length === 0;
    case "yard":
      return gives.tiles.length === 0;
    case "favour":
      return gives.lines.length === 0 && gives.coins === 0;
  }
}

/** VE-T2, VE-T3 Whether activating a place would serve somebody else too. */
const isSharedWith = (view: View, zone: Zone, me: number): boolean =>
  (["harvest", "specialists"] as const).some((track) => {
    const step = 1 + SIGNS[track].indexOf(zone);
    const shares = ({ technologies, workers }: View["players"][number]) =>
      (technologies[track] ?? 0) >= step && (workers[zone] ?? 0) > 0;
    return step > 0 && view.players.some((player, seat) => seat !== me && shares(player));
  });

/** Everything lies open here, so nothing is told by what is not asked. */
export function forced(view: View, offers: readonly Offer[]): Offer | null {
  const { phase, here } = view;
  if (offers.length === 1) return offers[0] ?? null;
  const idle =
    phase.type === "activate" &&
    here !== null &&
    givesNothing(here) &&
    !isSharedWith(view, phase.zone, phase.player);
  return idle ? (offers.find((offer) => typeOf(offer) === "pass") ?? null) : null;
}

/** A place left without using it, or workers sent home before they did anything. */
export function givesAway(table: Table, view: View, action: Action) {
  const { phase, here } = view;
  if (!settings.confirm) return null;
  if (action.type === "pass" && phase.type === "activate" && here && !givesNothing(here))
    return {
      question: t("ver-doubt-leave", { zone: phase.zone, gives: givesTold(here) }),
      yes: t("ver-leave-it"),
    };
  const idle =
    action.type === "end" &&
    phase.type === "work" &&
    !isSharing(phase) &&
    table.offers.length > 1 &&
    (phase.workers === phase.of || phase.zone === "yard");
  return idle
    ? { question: t("ver-doubt-end", { workers: phase.workers }), yes: t("ver-yes-end") }
    : null;
}
