import type { Pace, Ways } from "./wire/protocol";

/** How a table is run if nobody says otherwise. */
export const USUAL: Ways = {
  pace: { type: "free" },
  open: false,
  memory_aids: true,
  undo: "consent",
  watch: "everyone",
  hints: "alone",
};

/** The paces the page offers; the house takes others too. */
export const PACES: readonly Pace[] = [
  { type: "free" },
  { type: "live", minutes: 5, increment: 5 },
  { type: "live", minutes: 15, increment: 10 },
  { type: "live", minutes: 30, increment: 20 },
  { type: "slow", days: 1 },
  { type: "slow", days: 3 },
];

export const samePace = (a: Pace, b: Pace): boolean => JSON.stringify(a) === JSON.stringify(b);

export const WINDOWS = [5, 8, 15, 30] as const;

/** What a pace is called, and with which numbers. */
export function paceWords(pace: Pace): [id: string, numbers: Record<string, number>] {
  if (pace.type === "live")
    return ["page-pace-live", { minutes: pace.minutes, increment: pace.increment }];
  return pace.type === "slow" ? ["page-pace-slow", { days: pace.days }] : ["page-pace-free", {}];
}
