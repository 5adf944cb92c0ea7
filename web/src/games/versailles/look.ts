import type { Look } from "@/games/game";
import type { Action, View } from "@/lib/wire/versailles";
import { preview, whyNot } from "./advice";
import Board from "./Board.svelte";
import { flights } from "./flights";
import { guide } from "./guide";
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
  asksTwice: (action) => ASKED_TWICE.has(action.type as Action["type"]),
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
  whyNot: (table, view: View, thing) => whyNot(table, view, thing),
  rulesOf,
  guide,
};
