import type { WorkedExample } from "@/lib/wire/protocol";
import type { Event, View, Zone } from "@/lib/wire/versailles";
import { t, words } from "@/lib/words/current.svelte";

/** What the worked examples have in common. Seat 0 is the one the reader follows. */
export const viewOf = (seen: unknown): View => seen as View;
export const eventsOf = (answer: WorkedExample): Event[] => answer.events as Event[];
export const nameOf = (seat: number): string => t(`ver-book-name-${seat}`);
/** Where a switch stands. */
export const at = (answer: WorkedExample, name: string): string =>
  answer.switches.find((each) => each.name === name)?.at ?? "";

/** What happened, in one sentence after the other. */
export const told = (answer: WorkedExample): string =>
  eventsOf(answer)
    .map((event) => words().event(event, nameOf))
    .map((parts) => `${parts.map(({ text }) => text).join("")}.`)
    .join(" ");

/** Events of one kind. */
export function eventsIn<T extends Event["type"]>(
  answer: WorkedExample,
  type: T,
): Extract<Event, { type: T }>[] {
  const isIt = (event: Event): event is Extract<Event, { type: T }> => event.type === type;
  return eventsOf(answer).filter(isIt);
}

/** The move that was wished for: how, and where to. */
export function wished(answer: WorkedExample): { how: string; to: Zone } {
  const [how = "", ...to] = at(answer, "goes").split("-");
  return { how, to: to.join("-") as Zone };
}

/** Why a move from the quarry is not allowed; none if it is. */
export function moveRefused(answer: WorkedExample): "marker" | "coin" | null {
  if (eventsIn(answer, "moved").length > 0) return null;
  const { how, to } = wished(answer);
  return viewOf(answer.before).players[0]?.marker === to || how === "move" ? "marker" : "coin";
}

export type Refusal = "workers" | "cell" | "turn";
/** Why a tile cannot be built as it was wished; none if it was. */
export function buildRefused(answer: WorkedExample): Refusal | null {
  if (eventsIn(answer, "built").length > 0) return null;
  const held = viewOf(answer.before).players[0]?.tiles.find(
    ({ tile }) => tile === at(answer, "tile"),
  );
  const spot = held?.places.find(({ cell }) => cell === at(answer, "cell"));
  if (!spot) return "cell";
  const turns = Number(at(answer, "turns"));
  return spot.rotations.some((each) => each === turns) ? "workers" : "turn";
}
