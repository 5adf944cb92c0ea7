import type { Card } from "@/lib/wire/saba";

/** Names of the things on this table, as the rules name them in an action's path. */
export const cardThing = (card: Card) => `card-${card}`;
export const placeThing = (place: string) => `place-${place}`;
/** Spots that pieces fly to and from. */
export const CUSHION = "cushion";
export const STACK = "stack";
export const ASIDE = "aside";
export const panelSpot = (seat: number) => `panel-${seat}`;
