import { Remembered } from "./remembered";
import type { TableInfo } from "./wire/protocol";

/** What this browser was shown of a table's luck before the game, and what it gave to it. */
export interface Promised {
  commitment: string;
  /** Nothing if this guest gave none, or if it is not certain which one arrived. */
  text: string | null;
}

const promised = new Remembered<Promised>("parure.promised");

export const promisedOf = (table: string): Promised | null => promised.of(table);

/** The promise counts as it was first shown; of a game that is over it is too late for one. */
export function notePromise({ id, stage, commitment }: TableInfo, text?: string): void {
  const known = promised.of(id);
  if (stage === "over" || (known && text === undefined)) return;
  promised.keep(id, { commitment: known?.commitment ?? commitment, text: text ?? null });
}

/** The text of this guest no longer counts, or may not have arrived. */
export function forgetText(table: string): void {
  const known = promised.of(table);
  if (known?.text) promised.keep(table, { ...known, text: null });
}
