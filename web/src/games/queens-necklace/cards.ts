/** How the cards look: which picture, which colour of niche. What they do is in the rules. */
export const GEMS = ["diamond", "emerald", "ruby", "amber"] as const;
export type Gem = (typeof GEMS)[number];
export type Niche = "gray" | "blue" | "purple" | "wine";

const BLUE = new Set(["confessor", "courtier", "forger", "favorite", "thief"]);
const PURPLE = new Set(["alchemist", "astrologer", "cardinal", "musketeer", "queen"]);

export interface Face {
  art: string;
  niche: Niche;
  gem: Gem | null;
  gems: number;
}

/** The face of a card by its wire name, e.g. `ruby_2`, `ring`. */
export function faceOf(card: string): Face {
  const [, gem, count] = /^(diamond|emerald|ruby|amber)[-_]?(\d)?$/.exec(card) ?? [];
  if (gem) {
    const gems = Number(count ?? 1);
    return { art: `art-${gem}-${gems}`, niche: "gray", gem: gem as Gem, gems };
  }
  const niche = BLUE.has(card) ? "blue" : PURPLE.has(card) ? "purple" : card === "merchant" ? "wine" : "gray";
  return { art: `art-${card.replace("queens_", "").replaceAll("_", "-")}`, niche, gem: null, gems: 0 };
}

/** The groups a hand is laid out in, in order. */
export const GROUPS = [...GEMS, "jewels", "influence", "reserve"] as const;
export type Group = (typeof GROUPS)[number];

export function groupOf(card: string): Group {
  const face = faceOf(card);
  if (face.gem) return face.gem;
  return face.niche === "blue" ? "influence" : face.niche === "purple" ? "reserve" : "jewels";
}
