import type { Look } from "@/games/game";
import type { Action, View } from "@/lib/wire/saba";
import { t } from "@/lib/words/current.svelte";
import { preview, whyNot } from "./advice";
import { forced } from "./asking";
import Board from "./Board.svelte";
import { flights } from "./flights";
import { guide } from "./guide";
import { advice } from "./hint";
import { attend } from "./order.svelte";
import Flyer from "./pieces/Flyer.svelte";
import { rulesOf } from "./rules";
import { statusOf } from "./status";
import { tell } from "./twin";

export { default as sprite } from "./art/jewels.svg?raw";

/** What cannot be mended is confirmed. Bids and prices have their own button. */
const ASKED_TWICE = new Set<Action["type"]>(["offer", "place", "discard"]);

export const look: Look = {
  Board,
  Flyer,
  flights: (lines, _before, _after, me) => flights(lines, me),
  ceremony: () => null,
  landmark: (line) =>
    line.type === "event" && line.event.type === "rebuilding_began" ? t("saba-rebuilding") : null,
  asksTwice: (action) => ASKED_TWICE.has(action.type as Action["type"]),
  forced: (view: View, offers, alone) => forced(view, offers, alone),
  // An auction is answered by its own order, "bid up to".
  reaction: () => null,
  reactions: [],
  declines: () => false,
  status: (table, view: View) => statusOf(table, view),
  tell: (table, view: View) => tell(table, view),
  preview: (table, view: View, action: Action) => preview(table, view, action),
  advice: (table, view: View, steps: Action[]) => advice(table, view, steps),
  whyNot: (table, view: View, thing) => whyNot(table, view, thing),
  rulesOf,
  attend,
  guide,
};
