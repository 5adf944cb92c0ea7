import type { WorkedExample } from "@/lib/wire/protocol";
import type { Card, Event, Gem, View } from "@/lib/wire/queens-necklace";
import { faceOf } from "../cards";
import { fromShown, rowExtras } from "../sale/display";
import type { SaleHeld } from "../sale/held";

/** A card of a worked sale: the switch that lays or keeps it, whose it is, the row it goes to. */
export interface Laid {
  name: string;
  seat: number;
  card: Card;
  /** A Banker has no row of its own. */
  row: Gem | null;
}

const cards = (table: string): Laid[] =>
  table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .map(([name = "", seat = "", card = "", row = ""]) => ({
      name,
      seat: Number(seat),
      card: card as Card,
      row: faceOf(card).gem ?? (row === "" ? null : (row as Gem)),
    }));

/** The cards of the examples, as `games/queens-necklace/src/examples.rs` names them. */
export const SALES: Record<string, { players: string[]; cards: Laid[] }> = {
  sale: {
    players: ["qn-book-barnaby", "qn-book-charles", "qn-book-amy"],
    cards: cards(`
      barnaby-diamond     0 diamond-1
      barnaby-king        0 king diamond
      barnaby-amber-1     0 amber
      barnaby-amber-2     0 amber
      barnaby-amber-3     0 amber
      barnaby-amber-4     0 amber
      barnaby-rubies      0 ruby-2
      barnaby-ruby-1      0 ruby-1
      barnaby-ruby-2      0 ruby-1
      charles-emeralds-1  1 emerald-2
      charles-emeralds-2  1 emerald-2
      charles-amber-1     1 amber
      charles-amber-2     1 amber
      charles-rubies      1 ruby-3
      charles-ruby        1 ruby-1
      charles-banker      1 banker
      amy-diamonds        2 diamond-2
      amy-diamond-1       2 diamond-1
      amy-diamond-2       2 diamond-1
      amy-diamond-ring    2 ring diamond
      amy-emeralds-3      2 emerald-3
      amy-emeralds-2      2 emerald-2
      amy-emerald-ring-1  2 ring emerald
      amy-emerald-ring-2  2 ring emerald
    `),
  },
  duel: {
    players: ["qn-book-colette", "qn-book-bastien", "qn-book-ines"],
    cards: cards(`
      colette-rubies    0 ruby-2
      colette-ruby      0 ruby-1
      colette-ring      0 ring ruby
      colette-necklace  0 necklace ruby
      colette-amber-1   0 amber
      colette-amber-2   0 amber
      bastien-ruby      1 ruby-1
      bastien-king      1 king ruby
      bastien-amber     1 amber
      bastien-emeralds  1 emerald-3
      bastien-emerald   1 emerald-1
      bastien-banker    1 banker
      ines-diamonds     2 diamond-2
      ines-diamond      2 diamond-1
      ines-ring         2 ring diamond
      ines-amber-1      2 amber
      ines-amber-2      2 amber
    `),
  },
};

export const at = (answer: WorkedExample, name: string): string =>
  answer.switches.find((each) => each.name === name)?.at ?? "";

export const saleOf = (answer: WorkedExample): SaleHeld | undefined =>
  (answer.events as Event[]).find((event) => event.type === "sale_held");

/** The card a switch is about, now: Amy's larger card may be exchanged for one of three gems. */
export function cardOf(answer: WorkedExample, laid: Laid): Card {
  const larger = at(answer, "amys-larger-card");
  return laid.name === "amy-diamonds" && larger !== "" ? (larger as Card) : laid.card;
}

/** The row a Banker was laid with: the first his player shows. */
function rowOf(sale: SaleHeld, laid: Laid): Gem {
  if (laid.row) return laid.row;
  const shown = sale.displays.find(({ seat }) => seat === laid.seat);
  const row =
    shown &&
    sale.fashion.find((gem) => rowExtras(fromShown(shown), gem, sale.fashion).includes(laid.card));
  return row ?? sale.fashion[0];
}

export const inRow = (sale: SaleHeld, cards: readonly Laid[], seat: number, gem: Gem): Laid[] =>
  cards.filter((laid) => laid.seat === seat && rowOf(sale, laid) === gem);

/** Whether a card that was to be laid had to stay in hand after all: no gem lies beside it. */
export function isStuck(answer: WorkedExample, sale: SaleHeld, laid: Laid): boolean {
  if (faceOf(laid.card).gem || at(answer, laid.name) !== "laid") return false;
  const shown = sale.displays.find(({ seat }) => seat === laid.seat);
  if (!shown) return true;
  const lies = sale.fashion.flatMap((gem) => rowExtras(fromShown(shown), gem, sale.fashion));
  return !lies.includes(laid.card);
}

export const viewOf = (view: unknown): View => view as View;
