import type { Offer } from "@/lib/wire/protocol";

/** The prices that may be named or bid now, as the house offers them. */
export interface Prices {
  lowest: number;
  highest: number;
}

const priceOf = (offer: Offer, type: string): number | null =>
  offer.action.type === type && typeof offer.action.price === "number" ? offer.action.price : null;

export function pricesIn(offers: readonly Offer[], type: "bid" | "name_price"): Prices | null {
  const prices = offers.flatMap((offer) => priceOf(offer, type) ?? []);
  return prices.length === 0 ? null : { lowest: Math.min(...prices), highest: Math.max(...prices) };
}

export const offerAt = (offers: readonly Offer[], type: "bid" | "name_price", price: number) =>
  offers.find((offer) => priceOf(offer, type) === price) ?? null;
export const offerOf = (offers: readonly Offer[], type: string) =>
  offers.find((offer) => offer.action.type === type) ?? null;

/** A price kept between the lowest and the highest. */
export const within = (price: number, { lowest, highest }: Prices) =>
  Math.min(highest, Math.max(lowest, price));

/**
 * "Up to N": the lowest bid that is allowed, as long as it is not above N, then a pass. Up to
 * nothing is "out of this auction".
 */
export function answerUpTo(offers: readonly Offer[], upTo: number | null): Offer | null {
  const prices = pricesIn(offers, "bid");
  if (upTo === null || !prices) return null;
  return prices.lowest > upTo ? offerOf(offers, "pass") : offerAt(offers, "bid", prices.lowest);
}
