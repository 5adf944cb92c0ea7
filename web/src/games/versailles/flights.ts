import type { Flight } from "@/lib/match/stage.svelte";
import type { Line } from "@/lib/wire/protocol";
import type { Event } from "@/lib/wire/versailles";
import {
  cellSpot,
  decorationThing,
  PILE,
  panelSpot,
  placeSpot,
  REMOVED,
  STORES,
  tileThing,
  waitingSpot,
  workersSpot,
} from "./things";

/** What can be in the air. */
export type Piece =
  | { kind: "worker"; seat: number }
  | { kind: "tile"; tile: string }
  | { kind: "good"; name: string; count: number };

/** What flies where when these things happened. */
export function flights(lines: readonly Line[], me: number | null): Flight[] {
  return lines.flatMap((line) => (line.type === "event" ? flightsOf(line.event as Event, me) : []));
}

function flightsOf(event: Event, me: number | null): Flight[] {
  const fly = (what: Piece, from: string[], to: string[], wave = 0): Flight => ({
    what,
    from,
    to,
    wave,
  });
  const tile = (name: string): Piece => ({ kind: "tile", tile: name });
  const inFront = (seat: number, name: string) =>
    seat === me ? [tileThing(name)] : [panelSpot(seat)];
  const home = (seat: number) => (seat === me ? [STORES] : [panelSpot(seat)]);
  switch (event.type) {
    case "moved": {
      const { seat, from, over, to, workers } = event;
      return Array.from({ length: workers }, () => ({
        ...fly(
          { kind: "worker", seat },
          [workersSpot(from, seat)],
          [workersSpot(to, seat), placeSpot(to)],
        ),
        ...(over && { via: [placeSpot(over)] }),
      }));
    }
    case "harvested":
      if (event.gained === 0) return [];
      return [
        fly(
          { kind: "good", name: event.resource, count: event.gained },
          [placeSpot(event.zone)],
          home(event.seat),
        ),
      ];
    case "took":
      return [fly(tile(event.tile), [tileThing(event.tile)], inFront(event.seat, event.tile))];
    case "discarded":
      return [fly(tile(event.tile), inFront(event.seat, event.tile), [REMOVED])];
    case "removed":
      return event.tiles.map((each) => fly(tile(each), [tileThing(each)], [REMOVED]));
    case "turned_up":
      return [fly(tile(event.tile), [PILE], [tileThing(event.tile)], 1)];
    case "bought":
      return [
        fly(
          { kind: "good", name: event.decoration, count: 1 },
          [decorationThing(event.decoration), placeSpot("workshop")],
          home(event.seat),
        ),
      ];
    case "built":
      return [fly(tile(event.tile), inFront(event.seat, event.tile), [cellSpot(event.cell)])];
    case "recruited":
      return [
        fly(
          { kind: "worker", seat: event.seat },
          [waitingSpot(event.line, event.seat), panelSpot(event.seat)],
          [workersSpot("kings-favour", event.seat)],
        ),
      ];
    default:
      return [];
  }
}
