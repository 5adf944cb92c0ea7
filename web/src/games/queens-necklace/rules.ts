import type { Card } from "./cards";

/** The rules a card plays by: what its tooltip quotes. */
const GEM = ["QN-V7", "QN-V8"];
export const RULES_OF: Record<Card, readonly string[]> = {
  "ruby-1": GEM,
  "ruby-2": GEM,
  "ruby-3": GEM,
  "emerald-1": GEM,
  "emerald-2": GEM,
  "emerald-3": GEM,
  "diamond-1": GEM,
  "diamond-2": GEM,
  "diamond-3": GEM,
  amber: GEM,
  ring: ["QN-V9"],
  necklace: ["QN-V12"],
  king: ["QN-V11"],
  banker: ["QN-V10"],
  confessor: ["QN-I3"],
  courtier: ["QN-I4"],
  forger: ["QN-I5"],
  favorite: ["QN-I6"],
  thief: ["QN-I7"],
  alchemist: ["QN-V5"],
  astrologer: ["QN-P5"],
  cardinal: ["QN-K1", "QN-K2"],
  musketeer: ["QN-M1", "QN-M3", "QN-I9"],
  queen: ["QN-D4"],
};

/** What else on the table has a tooltip, and the rules it quotes. */
export const TIPS = {
  fashion: ["QN-S1", "QN-V8"],
  rarity: ["QN-V6"],
  deck: ["QN-S4", "QN-D5"],
} as const satisfies Record<string, readonly string[]>;
export type Tip = keyof typeof TIPS;
export const isTip = (name: string | null): name is Tip => name !== null && name in TIPS;
