import type { Look } from "@/games/game";
import type { Action, Card, View } from "@/lib/wire/queens-necklace";
import { t } from "@/lib/words/current.svelte";
import { preview, whyNot } from "./advice";
import { forced, givesAway } from "./asking";
import Board from "./Board.svelte";
import { flights } from "./flights";
import { guide } from "./guide";
import { advice, layOut, touches } from "./hint";
import Flyer from "./pieces/Flyer.svelte";
import { eventsIn } from "./reading";
import type { SaleHeld } from "./sale/held";
import { statusOf } from "./status";
import { tell } from "./twin";

export { default as sprite } from "./art/cards.svg?raw";

/** Scenes that are watched before the table goes on: a sale, or a hand that was seen. */
export type Ceremony =
  { type: "sale"; sale: SaleHeld } | { type: "hand"; target: number; cards: Card[] };

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
  ceremony: (_story, lines): Ceremony | null => {
    const events = eventsIn(lines);
    const sale = events.find((event) => event.type === "sale_held");
    if (sale) return { type: "sale", sale };
    const hand = events.find((event) => event.type === "hand_seen");
    return hand ? { type: "hand", target: hand.target, cards: hand.cards } : null;
  },
  landmark: (line) => {
    const [event] = eventsIn([line]);
    return event?.type === "sale_held" ? t("page-qn-sale-n", { sale: event.sale }) : null;
  },
  asksTwice: (action) => ASKED_TWICE.has(action.type as Action["type"]),
  givesAway: (table, view: View, action: Action) => givesAway(table, view, action),
  forced: (view: View, offers, alone) => forced(view, offers, alone),
  reaction: (view) => {
    const type = (view as View).stage.type;
    return type === "queen" || type === "cardinal" || type === "alchemist" ? type : null;
  },
  reactions: ["queen", "cardinal", "alchemist"],
  declines: (action) => action.type === "decline",
  status: (table, view: View) => statusOf(table, view),
  tell: (table, view: View) => tell(table, view),
  preview: (table, view: View, action: Action) => preview(table, view, action),
  advice: (table, view: View, steps: Action[]) => advice(table, view, steps),
  touches: (view: View, steps: Action[]) => touches(view, steps),
  layOut: (table, steps: Action[]) => layOut(table, steps),
  whyNot: (table, view: View, thing) => whyNot(table, view, thing),
  guide,
};
