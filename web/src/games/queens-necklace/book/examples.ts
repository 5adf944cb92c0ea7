import type { ExampleDrawing } from "@/games/game";
import type { WorkedExample } from "@/lib/wire/protocol";
import type { Event } from "@/lib/wire/queens-necklace";
import { t } from "@/lib/words/current.svelte";
import { gain } from "../sale/held";
import { SALES, saleOf, viewOf } from "./laid";
import { purchase } from "./market";
import WorkedMarket from "./WorkedMarket.svelte";
import WorkedSale from "./WorkedSale.svelte";

/** Who earned what, and which gem was the rarest. */
function saidOfSale(answer: WorkedExample): string {
  const sale = saleOf(answer);
  const [first = "", second = "", third = ""] = SALES[answer.name]?.players ?? [];
  if (!sale) return "";
  const rarest = sale.prices.find(({ rarity }) => rarity === 30);
  return t("qn-book-sale-said", {
    first: t(first),
    one: gain(sale, 0),
    second: t(second),
    two: gain(sale, 1),
    third: t(third),
    three: gain(sale, 2),
    gem: rarest?.gem ?? "",
  });
}

function saidOfMarket(answer: WorkedExample): string {
  const { cards, paid, lost } = purchase(answer.events as Event[]);
  if (cards.length === 0) return t("qn-book-must-buy");
  const prices = viewOf(answer.after).market.map((place) =>
    place.type === "offer" ? String(place.price) : "–",
  );
  return t("qn-book-market-said", { cards, paid, lost, prices: prices.join(", ") });
}

export const examples: Record<string, ExampleDrawing> = {
  sale: {
    Drawing: WorkedSale,
    say: saidOfSale,
    touched: true,
    cases: [
      { id: "qn-book-case-no-king", set: { "barnaby-king": "kept" } },
      { id: "qn-book-case-level", set: { "amys-larger-card": "diamond-3" } },
      { id: "qn-book-case-banker", set: { "charles-banker": "kept" } },
    ],
  },
  duel: {
    Drawing: WorkedSale,
    say: saidOfSale,
    touched: true,
    cases: [
      { id: "qn-book-case-king-stays", set: { "bastien-king": "kept" } },
      { id: "qn-book-case-necklace", set: { "colette-necklace": "laid" } },
    ],
  },
  market: {
    Drawing: WorkedMarket,
    say: saidOfMarket,
    touched: true,
    cases: [
      {
        id: "qn-book-case-ring",
        set: { ring: "bought", confessor: "left", banker: "left" },
      },
      {
        id: "qn-book-case-gems",
        set: { "ruby-2": "bought", "emerald-1": "bought", confessor: "left", banker: "left" },
      },
    ],
  },
};
