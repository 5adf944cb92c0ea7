import type { Card, Event } from "@/lib/wire/queens-necklace";

/** What was bought, for how much, and what was left over. */
export function purchase(events: readonly Event[]): { cards: Card[]; paid: number; lost: number } {
  const bought = events.filter((event) => event.type === "bought");
  const end = events.find((event) => event.type === "purchase_ended");
  return {
    cards: bought.map(({ card }) => card),
    paid: bought.reduce((sum, { price }) => sum + price, 0),
    lost: end?.lost ?? 0,
  };
}
