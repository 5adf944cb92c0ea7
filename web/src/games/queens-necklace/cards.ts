import copyTable from "@games/queens-necklace/data/copies.csv?raw";
import { rowsOf } from "@/lib/printed/tables";
import type { Card, Gem } from "@/lib/wire/queens-necklace";

/** How the cards look and what is printed on them. What they do is in the rules. */
export type { Card, Gem };
export type Niche = "gray" | "blue" | "purple" | "wine";

/** In the order of the rules. */
export const GEMS: readonly Gem[] = ["ruby", "emerald", "diamond", "amber"];
export const GEM_CARDS: readonly Card[] = [
  "ruby-1",
  "ruby-2",
  "ruby-3",
  "emerald-1",
  "emerald-2",
  "emerald-3",
  "diamond-1",
  "diamond-2",
  "diamond-3",
  "amber",
];
export const BONUS = [30, 20, 10, 0] as const;

const BLUE = new Set(["confessor", "courtier", "forger", "favorite", "thief"]);
const PURPLE = new Set(["alchemist", "astrologer", "cardinal", "musketeer", "queen"]);

export interface Face {
  art: string;
  niche: Niche;
  gem: Gem | null;
  gems: number;
}

/** The face of a card by its wire name, e.g. `ruby-2`, `ring`. */
export function faceOf(card: string): Face {
  const [, name, count] = /^(diamond|emerald|ruby|amber)(?:-(\d))?$/.exec(card) ?? [];
  const gem = GEMS.find((each) => each === name) ?? null;
  if (gem) {
    const gems = Number(count ?? 1);
    return { art: `art-${gem}-${gems}`, niche: "gray", gem, gems };
  }
  const niche = BLUE.has(card)
    ? "blue"
    : PURPLE.has(card)
      ? "purple"
      : card === "merchant"
        ? "wine"
        : "gray";
  return { art: `art-${card}`, niche, gem: null, gems: 0 };
}

/** How many of each card the box holds, from the same table as the rules. */
const COPIES = new Map(
  rowsOf(copyTable).map(({ card = "", copies }) => [card, Number(copies)] as const),
);
export const copiesOf = (card: string): number => COPIES.get(card) ?? 0;

/** Cards counted by kind, as the house sends them. */
export type Bag = Partial<Record<Card, number>>;
export const cardsIn = (bag: Bag): Card[] =>
  (Object.entries(bag) as [Card, number][]).flatMap(([card, count]) =>
    Array<Card>(count).fill(card),
  );
export const sizeOf = (bag: Bag): number =>
  Object.values(bag).reduce((sum, count) => sum + count, 0);
export function gemsIn(bag: Bag): Record<Gem, number> {
  const gems: Record<Gem, number> = { ruby: 0, emerald: 0, diamond: 0, amber: 0 };
  for (const card of cardsIn(bag)) {
    const face = faceOf(card);
    if (face.gem) gems[face.gem] += face.gems;
  }
  return gems;
}

/** How many gems of each type the box holds. */
export const GEMS_IN_BOX: Record<Gem, number> = gemsIn(Object.fromEntries(COPIES));

/** The groups a hand is laid out in, in order. */
export const GROUPS = [
  "diamond",
  "emerald",
  "ruby",
  "amber",
  "jewels",
  "influence",
  "reserve",
] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf(card: string): Group {
  const face = faceOf(card);
  if (face.gem) return face.gem;
  return face.niche === "blue" ? "influence" : face.niche === "purple" ? "reserve" : "jewels";
}
