import table from "@games/saba/data/places.csv?raw";
import { rowsOf } from "@/lib/printed/tables";
import type { Card, Filled } from "@/lib/wire/saba";
import type { Jewel } from "../reading";

/** The 36 places as the rules have them: their names, and where they lie (SA-C4). */
export const PLACES = rowsOf(table).map((row) => {
  const [x, i, y] = [Number(row.x), Number(row.i), Number(row.y)];
  return { place: `${String.fromCharCode(104 + x)}${i + 1}`, x, y };
});

/** A card on the necklace as it is written: `ruby-3@h3`, or `joker=ruby-3@h3` for a joker. */
function filledBy(written: string): Filled {
  const [cards = "", place = ""] = written.split("@");
  const [card = "", stands_for = card] = cards.split("=");
  const at = PLACES.find((each) => each.place === place);
  if (!at) throw new Error(`${written}: no such place`);
  return { ...at, card: card as Card, stands_for: stands_for as Card };
}

/** A necklace for a picture: these cards lie on it, and nothing is said of the other places. */
export function jewelOf(written: readonly string[]): Jewel {
  const filled = written.map(filledBy);
  const taken = new Set(filled.map((each) => each.place));
  const empty = PLACES.filter((each) => !taken.has(each.place));
  return {
    filled,
    empty: empty.map((at) => ({ ...at, kept: false, reward: 0, lines: [] })),
    kinds: [],
  };
}
