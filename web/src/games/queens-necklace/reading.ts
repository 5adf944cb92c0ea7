import type { Line } from "@/lib/wire/protocol";
import type { Event, Player, View } from "@/lib/wire/queens-necklace";
import { type Bag, type Card, cardsIn, GEMS, GEMS_IN_BOX, type Gem, gemsIn } from "./cards";

/** What the board reads out of the view. Nothing here decides anything. */
export function handOf(view: View, seat: number | null): Card[] {
  const hand = seat === null ? "down" : (view.players[seat]?.hand ?? "down");
  return hand === "down" ? [] : cardsIn(hand.up);
}

export function ducatsOf(view: View): number | null {
  return "ducats" in view.stage ? view.stage.ducats : null;
}

const known = (player: Player): Bag => (player.hand === "down" ? player.known : player.hand.up);

/** The cards of a hand the viewer knows of: all of her own, of others what lies open to all. */
export function knownOf(view: View, seat: number): Card[] {
  const player = view.players[seat];
  return player ? cardsIn(known(player)) : [];
}

/** Gems of each type the viewer has not seen anywhere yet: a memory aid. */
export function unseenGems(view: View): Record<Gem, number> {
  const unseen = { ...GEMS_IN_BOX };
  const stalls: Bag = {};
  for (const place of view.market)
    if (place.type === "offer") stalls[place.card] = (stalls[place.card] ?? 0) + 1;
  // Displays that lie open are out of the game already (QN-V13).
  for (const bag of [view.gone, stalls, ...view.players.map(known)]) {
    const seen = gemsIn(bag);
    for (const gem of GEMS) unseen[gem] = Math.max(0, unseen[gem] - seen[gem]);
  }
  return unseen;
}

/** The events of a stretch of the story. */
export function eventsIn(lines: readonly Line[]): Event[] {
  return lines.flatMap((line) => (line.type === "event" ? [line.event as Event] : []));
}

/** The card that lies on top of the discards: the last one the story put there. */
export function topDiscard(lines: readonly Line[]): Card | null {
  for (const event of eventsIn(lines).reverse()) {
    const card = discardedBy(event);
    if (card) return card;
  }
  return null;
}

function discardedBy(event: Event): Card | null {
  switch (event.type) {
    case "confessor_played":
      return "confessor";
    case "courtier_played":
      return "courtier";
    case "forger_played":
      return "forger";
    case "favorite_played":
      return "favorite";
    case "thief_played":
      return "thief";
    case "musketeers_played":
    case "forger_parried":
    case "caught":
      return "musketeer";
    case "gem_discarded":
      return event.card;
    case "astrologer_met":
      return "astrologer";
    case "bought":
      return event.card === "astrologer" ? "astrologer" : null;
    case "queen_played":
      return "queen";
    case "cardinal_played":
      return "cardinal";
    case "alchemist_played":
      return "alchemist";
    case "prices_fell":
      return event.discarded.at(-1)?.card ?? null;
    default:
      return null;
  }
}

/** The market places filled since the last turn began, marked as new. */
export function newestSlots(lines: readonly Line[]): Set<number> {
  const slots = new Set<number>();
  for (const event of eventsIn(lines.slice(-24)).reverse()) {
    if (event.type === "prices_fell" || event.type === "market_laid") break;
    if (event.type === "market_filled") slots.add(event.slot);
  }
  return slots;
}
