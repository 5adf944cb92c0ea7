import type { Look } from "@/games/game";
import type { Action, Event, View } from "@/lib/wire/versailles";
import { t } from "@/lib/words/current.svelte";
import { preview, whyNot } from "./advice";
import { forced, givesAway } from "./asking";
import Board from "./Board.svelte";
import { flights } from "./flights";
import { guide } from "./guide";
import { advice, touches } from "./hint";
import Flyer from "./pieces/Flyer.svelte";
import { isSharing } from "./reading";
import { rulesOf } from "./rules";
import { statusOf } from "./status";
import { tell } from "./twin";

export { default as sprite } from "./art/palace.svg?raw";

/** What is put together of several choices, or cannot be mended, is confirmed. */
const ASKED_TWICE = new Set<Action["type"]>(["build", "discard", "remove_three"]);

/** VE-T3 The zones that may be shared, for standing orders. */
const SHARED = ["architects", "workshop", "yard"] as const;

export const look: Look = {
  Board,
  Flyer,
  flights: (lines, _before, _after, me) => flights(lines, me),
  ceremony: () => null,
  landmark: (line) => {
    const event = line.type === "event" ? (line.event as Event) : null;
    const stepped = event?.type === "king_stepped" && event.steps % 5 === 0;
    return stepped ? t("ver-king-mark", { steps: event.steps }) : null;
  },
  asksTwice: (action) => ASKED_TWICE.has(action.type as Action["type"]),
  givesAway: (table, view: View, action: Action) => givesAway(table, view, action),
  forced: (view: View, offers) => forced(view, offers),
  reaction: (view) => {
    const { phase } = view as View;
    const zone =
      phase.type === "work" && isSharing(phase)
        ? SHARED.find((each) => each === phase.zone)
        : undefined;
    return zone ? `share-${zone}` : null;
  },
  reactions: SHARED.map((zone) => `share-${zone}`),
  declines: (action) => action.type === "end",
  status: (table, view: View) => statusOf(table, view, null, 0),
  tell: (table, view: View) => tell(table, view),
  preview: (table, view: View, action: Action) => preview(table, view, action),
  advice: (table, view: View, steps: Action[]) => advice(table, view, steps),
  touches: (view: View, steps: Action[]) => touches(view, steps),
  whyNot: (table, view: View, thing) => whyNot(table, view, thing),
  rulesOf,
  guide,
};
