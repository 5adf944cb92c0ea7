import type { Event } from "@/lib/wire/versailles";

/** What grew over a game: tiles built, workers recruited, technologies learnt, each in its turn. */
export type Work =
  | { kind: "tile"; name: string; points: number }
  | { kind: "worker" }
  | { kind: "step"; name: string; step: number };
export interface Grown {
  /** The turn it was in, counted over all players. */
  turn: number;
  work: Work;
}

/** By seat, in the order of the game; and how many turns there were. */
export function worksOf(
  seats: number,
  story: readonly Event[],
): { turns: number; by: readonly (readonly Grown[])[] } {
  const by = Array.from({ length: seats }, (): Grown[] => []);
  let turns = 0;
  for (const event of story) {
    if (event.type === "moved") turns += 1;
    const work = workIn(event);
    if (work && "seat" in event) by[event.seat]?.push({ turn: turns, work });
  }
  return { turns, by };
}

function workIn(event: Event): Work | null {
  switch (event.type) {
    case "built":
      return { kind: "tile", name: event.tile, points: event.points };
    case "recruited":
      return { kind: "worker" };
    case "advanced":
      return { kind: "step", name: event.track, step: event.step };
    default:
      return null;
  }
}

/** Where things stand on a line: each at its own turn, or as soon after as there is room. */
export function spread(turns: readonly number[], all: number, gap: number): number[] {
  const last = turns.length - 1;
  const wanted = turns.map((turn) => turn / Math.max(1, all));
  const places: number[] = [];
  for (const [at, place] of wanted.entries())
    places.push(Math.max(place, at === 0 ? 0 : (places[at - 1] ?? 0) + gap));
  // What was pushed over the end goes back, as far as it must.
  for (let at = last, most = 1; at >= 0; at -= 1, most -= gap)
    places[at] = Math.max(0, Math.min(places[at] ?? 0, most));
  return places;
}
