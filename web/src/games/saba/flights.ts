import type { Flight } from "@/lib/match/stage.svelte";
import type { Line } from "@/lib/wire/protocol";
import type { Card, Event } from "@/lib/wire/saba";
import { ASIDE, CUSHION, cardThing, panelSpot, placeThing, STACK } from "./things";

/** What flies where when these things happened. */
export function flights(lines: readonly Line[], me: number | null): Flight[] {
  return lines.flatMap((line) => (line.type === "event" ? flightsOf(line.event as Event, me) : []));
}

function flightsOf(event: Event, me: number | null): Flight[] {
  const home = (seat: number, card: Card | "down") =>
    seat === me && card !== "down" ? [cardThing(card), "hand"] : [panelSpot(seat)];
  const fly = (what: Card | "down", from: string[], to: string[], wave = 0): Flight[] => [
    { what, from, to, wave },
  ];
  switch (event.type) {
    case "offered":
      return fly(event.card, home(event.seat, event.card), [CUSHION]);
    case "kept":
    case "returned":
      return fly(event.card, [CUSHION], home(event.seat, event.card));
    case "unsold_fake":
      return fly(event.card, [CUSHION], [ASIDE]);
    case "placed":
      return fly(event.card, event.times === 1 ? home(event.seat, event.card) : [CUSHION], [
        placeThing(event.place),
      ]);
    case "discarded":
      return fly(event.card, home(event.seat, event.card), [ASIDE]);
    case "drew": {
      const card = event.card === "down" ? "down" : event.card.up;
      return fly(card, [STACK], home(event.seat, card), 1);
    }
    default:
      return [];
  }
}
