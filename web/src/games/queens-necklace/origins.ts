import priceTable from "@games/queens-necklace/data/prices.txt?raw";
import { type Origin, originNamed, type Tally, tallied } from "@/lib/printed/origin";

interface Row {
  prices: number[];
  origins: Origin[];
}
/** The table the rules are built from: four prices of each card, and where each comes from. */
const ROWS = new Map<string, Row>(
  priceTable
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => line.trim().split(/\s+/))
    .map(([card = "", ...rest]) => [
      card,
      { prices: rest.slice(0, 4).map(Number), origins: rest.slice(4, 8).map(originNamed) },
    ]),
);
export const pricesOf = (card: string): readonly number[] => ROWS.get(card)?.prices ?? [];
export const originsOf = (card: string): readonly Origin[] => ROWS.get(card)?.origins ?? [];

/** Those of all prices in the box. */
export const allOrigins = (): Origin[] => [...ROWS.values()].flatMap(({ origins }) => origins);
export const tally = (): Tally => tallied(allOrigins());
