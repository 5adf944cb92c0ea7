import type { HandOrder } from "@/lib/settings.svelte";
import { faceOf, type Gem, GROUPS, type Group, groupOf } from "./cards";
import { pricesOf } from "./origins";

/** Equal cards lie as one pile. */
export interface Pile {
  card: string;
  count: number;
}
export interface Lot {
  /** One kind, or all cards together. */
  group: Group | "all";
  piles: Pile[];
  /** Gems of a gem, cards of the rest. */
  count: number;
  /** Whether the card about to be bought will lie here. */
  expects: boolean;
}

const worth = (pile: Pile) => pile.count * Math.max(1, faceOf(pile.card).gems);
const dearest = (card: string) => pricesOf(card)[0] ?? 0;

/** A hand laid out as its owner likes it: by kind, in the order of fashion, or the dearest first. */
export function laidOut(
  hand: readonly string[],
  by: HandOrder,
  fashion: readonly Gem[],
  coming: string | null,
): Lot[] {
  const counts = new Map<string, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  const piles = [...counts].map(([card, count]) => ({ card, count }));
  if (by === "price") {
    piles.sort((a, b) => dearest(b.card) - dearest(a.card) || a.card.localeCompare(b.card));
    const lot = { group: "all" as const, piles, count: hand.length, expects: coming !== null };
    return hand.length > 0 || coming ? [lot] : [];
  }
  const order: readonly Group[] =
    by === "fashion" ? [...fashion, "jewels", "influence", "reserve"] : GROUPS;
  return order.flatMap((group) => {
    const mine = piles
      .filter(({ card }) => groupOf(card) === group)
      .sort((a, b) => a.card.localeCompare(b.card));
    const expects = coming !== null && groupOf(coming) === group;
    if (mine.length === 0 && !expects) return [];
    return [
      { group, piles: mine, count: mine.reduce((sum, pile) => sum + worth(pile), 0), expects },
    ];
  });
}
