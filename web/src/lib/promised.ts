import { Remembered } from "./remembered";
import type { TableInfo } from "./wire/protocol";

/** What this browser was shown of a table's luck before the game, and what it gave to it. */
export interface Promised {
  commitment: string;
  /** Nothing if this guest gave none, or if it is not certain which one arrived. */
  text: string | null;
}

const promised = new Remembered<Promised>("parure.promised");
/** The same for the table of a rematch, by the table before: it has no id yet. */
const rematches = new Remembered<Promised>("parure.rematches");

/** Random text from this browser, mixed into the luck so that the house cannot choose it alone. */
export function luck(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

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

/**
 * The text to give for the rematch of a table. Only the first one that arrives counts, so after a
 * refusal, a reload or in another tab it is the same.
 */
export function rematchText({ id, rematch_commitment }: TableInfo): string {
  const given = rematches.of(id);
  const text = given?.text ?? luck();
  if (!given && rematch_commitment) rematches.keep(id, { commitment: rematch_commitment, text });
  return text;
}

/** The table of the rematch is known: there counts what was promised at the table before it. */
export function noteRematch(before: string, { id, stage }: TableInfo): void {
  const given = rematches.of(before);
  if (given && stage !== "over" && !promised.of(id)) promised.keep(id, given);
}
