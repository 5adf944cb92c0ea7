/** Names of the things on this table, as the rules name them in an action's path. */
export const fromThing = (zone: string) => `from-${zone}`;
export const toThing = (zone: string) => `to-${zone}`;
export const tileThing = (tile: string) => `tile-${tile}`;
export const cellThing = (cell: string) => `cell-${cell}`;
export const rotationThing = (turns: number) => `rotation-${turns}`;
export const decorationThing = (decoration: string) => `decoration-${decoration}`;
export const trackThing = (track: string) => `track-${track}`;
export const recruitThing = (line: number) => `recruit-${line}`;
export const coinsThing = (coins: number) => `coins-${coins}`;
export const WAYS = ["way-normal", "way-pair", "way-jump"] as const;
export const ACTIVATE = "activate";
export const PASS = "pass";
export const END = "end";
export const TAKE = "take";
export const REMOVE = "remove";
export const REMOVE_THREE = "remove-three";

/** Spots that pieces fly to and from. */
export const placeSpot = (zone: string) => `place-${zone}`;
export const workersSpot = (zone: string, seat: number) => `at-${zone}-${seat}`;
export const waitingSpot = (line: number, seat: number) => `waiting-${line}-${seat}`;
export const cellSpot = (cell: string) => `built-${cell}`;
export const panelSpot = (seat: number) => `panel-${seat}`;
export const STORES = "stores";
export const PILE = "pile";
export const REMOVED = "removed";
