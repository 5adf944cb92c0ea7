import type { Offer } from "@/lib/wire/protocol";
import type { Phase, View } from "@/lib/wire/saba";

/** Money, the card on the cushion and the necklace lie open; what a hand holds does not. */
const OPEN = new Set<Phase["type"]>(["bid", "answer", "take", "bought", "unsold", "draw"]);

export function forced(view: View, offers: readonly Offer[], alone: boolean): Offer | null {
  const only = offers.length === 1 ? (offers[0] ?? null) : null;
  const { phase } = view;
  // A last card is forced by how many there are, and that is counted by all.
  const last = phase.type === "offer" && view.players[phase.auctioneer]?.hand_size === 1;
  return alone || last || OPEN.has(phase.type) ? only : null;
}
