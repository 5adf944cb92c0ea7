import type { Look } from "@/games/game";
import type { Action, View } from "@/lib/wire/queens-necklace";
import Board from "./Board.svelte";
import { flights } from "./flights";
import Flyer from "./pieces/Flyer.svelte";
import { eventsIn } from "./reading";

export { default as sprite } from "./art/cards.svg?raw";

/** Plays that tell or cost something are confirmed; small steps and answers are not. */
const ASKED_TWICE = new Set<Action["type"]>([
  "confessor",
  "forger",
  "favorite",
  "thief",
  "musketeers",
  "courtier",
  "buy",
  "cardinal",
  "queen",
  "transmute",
  "discard",
  "parry",
]);

export const look: Look = {
  Board,
  Flyer,
  flights: (lines, _before, _after, me) => flights(lines, me),
  ceremony: (_story, lines, before) => {
    const sale = eventsIn(lines).find((event) => event.type === "sale_held");
    // With an Alchemist in question the rows were already seen.
    return sale ? { sale, alreadyOpen: (before as View | null)?.stage.type === "alchemist" } : null;
  },
  asksTwice: (action) => ASKED_TWICE.has(action.type as Action["type"]),
  reaction: (view) => {
    const type = (view as View).stage.type;
    return type === "queen" || type === "cardinal" || type === "alchemist" ? type : null;
  },
  reactions: ["queen", "cardinal", "alchemist"],
  declines: (action) => action.type === "decline",
};
