import type { Gem } from "./cards";

/** The table as the board draws it, read from the wire view in `read.ts`. */
export interface Stall {
  card: string;
  prices: readonly number[];
  /** Which price the ring is on, from 0. */
  at: number;
  price: number;
}

export interface Row {
  gem: Gem;
  /** Gem cards by wire name. */
  cards: string[];
  /** What lies with them: Rings, King, Necklace, Bankers. */
  extras: string[];
}

export interface Display {
  rows: Row[];
}

export interface SeatState {
  seat: number;
  score: number;
  cards: number;
  /** Cards in this hand the viewer knows of. */
  known: string[];
  wears: boolean;
}

export type PhaseName = "influence" | "purchase" | "obey" | "queen" | "delay" | "sale" | "alchemist" | "over";

export interface Model {
  phase: PhaseName;
  /** Whose turn it is. */
  player: number | null;
  turn: number | null;
  ducats: number | null;
  hasBought: boolean;
  fashion: Gem[];
  market: (Stall | null)[];
  deck: number;
  discard: string[];
  sales: number;
  seats: SeatState[];
  hand: string[];
  unseen: Record<Gem, number> | null;
  /** Who has already sealed in this sale. */
  sealed: number[];
  /** What is shown in the sale that is going on. */
  shown: Display[] | null;
  /** The card the Queen may take, by market place. */
  drawn: number | null;
}
