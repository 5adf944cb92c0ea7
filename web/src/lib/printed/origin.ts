/**
 * Where a printed number comes from, as the data files of the games say it: from a published
 * source, from an example that leaves no other number, or from us.
 */
export const ORIGINS = ["known", "derived", "ours"] as const;
export type Origin = (typeof ORIGINS)[number];

export function originNamed(status: string | undefined): Origin {
  const found = ORIGINS.find((origin) => origin === status);
  if (!found) throw new Error(`no status: ${status}`);
  return found;
}

/** Of several numbers together: that of the least certain. */
export const together = (origins: Iterable<Origin>): Origin =>
  ORIGINS[Math.max(0, ...[...origins].map((origin) => ORIGINS.indexOf(origin)))] ?? "known";

/** How many numbers of a game there are, and how many of them are ours or derived. */
export interface Tally {
  all: number;
  derived: number;
  ours: number;
}
export function tallied(origins: readonly Origin[]): Tally {
  const of = (wanted: Origin) => origins.filter((origin) => origin === wanted).length;
  return { all: origins.length, derived: of("derived"), ours: of("ours") };
}
