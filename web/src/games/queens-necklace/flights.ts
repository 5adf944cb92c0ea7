import type { Flight } from "@/lib/match/stage.svelte";
import type { Line } from "@/lib/wire/protocol";
import type { Event } from "@/lib/wire/queens-necklace";
import { eventsIn } from "./reading";
import { cardThing, panelSpot, slotSpot } from "./things";

/** What flies where when these things happened: cards bought, stolen, played, unsold, new. */
export function flights(lines: readonly Line[], me: number | null): Flight[] {
  return eventsIn(lines).flatMap((event) => flightsOf(event, me));
}

function flightsOf(event: Event, me: number | null): Flight[] {
  const home = (seat: number, card: string) =>
    seat === me ? [cardThing(card), "hand"] : [panelSpot(seat)];
  const fly = (what: string, from: string[], to: string[], wave = 0): Flight => ({
    what,
    from,
    to,
    wave,
  });
  const played = (seat: number, card: string) => fly(card, home(seat, card), ["discard"]);
  switch (event.type) {
    case "bought":
      return [
        fly(
          event.card,
          [slotSpot(event.slot)],
          event.card === "astrologer" ? ["discard"] : home(event.seat, event.card),
        ),
      ];
    case "astrologer_drew": {
      const card = event.card === "down" ? "down" : event.card.up;
      return [fly(card, ["deck"], home(event.seat, card), 1)];
    }
    case "stole": {
      const card = event.card === "down" ? "down" : event.card.up;
      return [fly(card, home(event.victim, card), home(event.thief, card), 1)];
    }
    case "confessor_played":
      return [played(event.seat, "confessor")];
    case "courtier_played":
      return [played(event.seat, "courtier")];
    case "forger_played":
      return [played(event.seat, "forger")];
    case "favorite_played":
      return [played(event.seat, "favorite")];
    case "thief_played":
      return [played(event.seat, "thief")];
    case "cardinal_played":
      return [played(event.seat, "cardinal")];
    case "alchemist_played":
      return [played(event.seat, "alchemist")];
    case "forger_parried":
      return [played(event.seat, "musketeer")];
    case "caught":
      return [played(event.victim, "musketeer")];
    case "gem_discarded":
      return [played(event.seat, event.card)];
    case "musketeers_played":
      return [
        played(event.seat, "musketeer"),
        fly("necklace", home(event.victim, "necklace"), home(event.seat, "necklace"), 1),
      ];
    case "queen_played":
      return [
        played(event.seat, "queen"),
        fly(event.card, [slotSpot(event.slot)], home(event.seat, event.card), 1),
      ];
    case "prices_fell":
      return event.discarded.map((unsold) =>
        fly(unsold.card, [slotSpot(unsold.slot)], ["discard"], 1),
      );
    case "market_filled":
      return [fly(event.card, ["deck"], [slotSpot(event.slot)], 2)];
    default:
      return [];
  }
}
