/**
 * A sentence with its names marked, so that the page can colour a player's name and draw
 * a stone beside its word. The marks are private characters no sentence contains.
 */
export type Segment =
  | { kind: "text"; text: string }
  | { kind: "seat"; seat: number; text: string }
  | { kind: "thing"; thing: string; text: string };

const OPEN = "\uE000";
const BETWEEN = "\uE001";
const CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}([st])([^${BETWEEN}]*)${BETWEEN}([^${CLOSE}]*)${CLOSE}`, "g");

export const markSeat = (seat: number, text: string) => `${OPEN}s${seat}${BETWEEN}${text}${CLOSE}`;
export const markThing = (thing: string, text: string) =>
  `${OPEN}t${thing}${BETWEEN}${text}${CLOSE}`;

/** The sentence as plain text. */
export const plain = (marked: string) => marked.replace(MARKED, "$3");

export function segments(marked: string): Segment[] {
  const found: Segment[] = [];
  let at = 0;
  for (const match of marked.matchAll(MARKED)) {
    if (match.index > at) found.push({ kind: "text", text: marked.slice(at, match.index) });
    const [whole, kind, key = "", text = ""] = match;
    found.push(
      kind === "s"
        ? { kind: "seat", seat: Number(key), text }
        : { kind: "thing", thing: key, text },
    );
    at = match.index + whole.length;
  }
  if (at < marked.length) found.push({ kind: "text", text: marked.slice(at) });
  return found;
}
