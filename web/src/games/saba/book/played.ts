import type { WorkedExample } from "@/lib/wire/protocol";
import type { Event, View } from "@/lib/wire/saba";
import { t } from "@/lib/words/current.svelte";

/** A worked example as it is read: the tables before and after, and what was told. */
export const before = (answer: WorkedExample) => answer.before as View;
export const after = (answer: WorkedExample) => answer.after as View;
export const told = (answer: WorkedExample) => answer.events as Event[];

/** What a switch stands on. */
export const at = (answer: WorkedExample, name: string): string =>
  answer.switches.find((each) => each.name === name)?.at ?? "";

type Placed = Extract<Event, { type: "placed" }>;
/** The card that is laid in it. */
export const placed = (answer: WorkedExample): Placed | undefined =>
  told(answer).find((event): event is Placed => event.type === "placed");

/** Who sits where in the book. */
const NAMES = ["saba-book-anna", "saba-book-bert", "saba-book-cleo", "saba-book-dora"];
export const nameOf = (seat: number): string => t(NAMES[seat] ?? "saba-book-anna");
