import type { Card, Gem } from "@/lib/wire/queens-necklace";

/** Names of the things on this table, as the rules name them in an action's path. */
export const stallThing = (card: Card, price: number) => `market-${card}-${price}`;
export const cardThing = (card: string) => `card-${card}`;
export const seatThing = (seat: number) => `seat-${seat}`;
export const gemThing = (gem: Gem) => `gem-${gem}`;
export const shownThing = (card: Card) => `shown-${card}`;
/** Places of the market, for pieces that fly there. */
export const slotSpot = (slot: number) => `slot-${slot}`;
export const panelSpot = (seat: number) => `panel-${seat}`;
