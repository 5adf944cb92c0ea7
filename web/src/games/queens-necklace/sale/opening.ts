import type { Speed } from "@/lib/settings.svelte";
import { BEATS } from "./held";

const PACE: Record<Speed, number> = { calm: 2200, normal: 1300, quick: 650, instant: 0 };

/** How long to wait after this beat of a ceremony, in milliseconds. */
export const pause = (beat: number, speed: Speed): number => (beat === 0 ? 500 : PACE[speed]);

const opened = new WeakMap<object, { sale: number; rows: number }>();

/**
 * QN-V14 How many rows of this sale the page has turned up, most fashionable first. An
 * Alchemist may be asked for meanwhile, and answered before all of them lie open: the
 * ceremony goes on where that left off.
 */
export function rowsOpen(table: object, sale: number): number {
  const known = opened.get(table);
  return known?.sale === sale ? known.rows : 0;
}

export function turnUp(table: object, sale: number, rows: number): void {
  opened.set(table, { sale, rows: Math.min(rows, BEATS.rows) });
}
