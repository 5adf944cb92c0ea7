import type { Event, Price, Shown, Sold } from "@/lib/wire/queens-necklace";
import type { Gem } from "../cards";

/** A sale as it was held, for the ceremony and the end sheet. */
export type SaleHeld = Extract<Event, { type: "sale_held" }>;

/** What a seat gained in this sale, tributes included. */
export function gain(sale: SaleHeld, seat: number): number {
  const sold = sale.sold
    .filter((each) => each.seat === seat)
    .reduce((sum, each) => sum + each.pounds, 0);
  const tributes = sale.tributes.reduce(
    (sum, each) =>
      sum + (each.to === seat ? each.pounds : 0) - (each.from === seat ? each.pounds : 0),
    0,
  );
  return sold + tributes;
}

export const soldOf = (sale: SaleHeld, gem: Gem): Sold[] =>
  sale.sold.filter((each) => each.gem === gem);
export const priceOf = (sale: SaleHeld, gem: Gem): Price | undefined =>
  sale.prices.find((price) => price.gem === gem);
export const kingsOn = (displays: readonly Shown[], gem: Gem): number[] =>
  displays.filter((shown) => shown.king === gem).map((shown) => shown.seat);

/** The beats of the ceremony: the rows one by one, rarity, who sells row by row, the pounds. */
export const BEATS = { rows: 4, rarity: 5, sells: 9, pounds: 10 } as const;
export type Part = keyof typeof BEATS;
export function partOf(beat: number): Part {
  if (beat <= BEATS.rows) return "rows";
  if (beat <= BEATS.rarity) return "rarity";
  return beat <= BEATS.sells ? "sells" : "pounds";
}
