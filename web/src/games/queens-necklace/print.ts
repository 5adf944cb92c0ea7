import type { AidSection, Printed } from "@/games/game";
import { t, words } from "@/lib/words/current.svelte";
import { type Card, GEM_CARDS, GEMS, pricesOf } from "./cards";
import en from "./words/print/en.ftl?raw";
import fr from "./words/print/fr.ftl?raw";

const OTHERS: readonly Card[] = [
  "ring",
  "king",
  "necklace",
  "banker",
  "confessor",
  "courtier",
  "forger",
  "favorite",
  "thief",
  "alchemist",
  "astrologer",
  "cardinal",
  "musketeer",
  "queen",
];

const lines = (part: string, count: number) =>
  Array.from({ length: count }, (_, at) => t(`qn-print-${part}-${at + 1}`));
const prices = (card: Card) => pricesOf(card).join(" · ");

function aid(): AidSection[] {
  return [
    { title: t("qn-print-turn"), lines: lines("turn", 5) },
    { title: t("qn-print-sale"), lines: lines("sale", 8) },
    {
      title: t("qn-print-gems"),
      head: [t("qn-print-card"), t("qn-print-prices")],
      rows: GEM_CARDS.map((card) => [words().name(card), prices(card)]),
    },
    {
      title: t("qn-print-cards"),
      head: [t("qn-print-card"), t("qn-print-prices"), t("qn-print-effect")],
      rows: OTHERS.map((card) => [words().name(card), prices(card), t(`${card}-effect`)]),
    },
  ];
}

/** Three sales, gem by gem, and what Kings and the Necklace moved. */
export const printed: Printed = {
  words: { en, fr },
  seats: 4,
  score: () => [
    ...[1, 2, 3].flatMap((sale) => [
      ...GEMS.map((gem) => ({ label: words().name(gem) })),
      { label: t("qn-print-tribute") },
      { label: t("page-qn-sale-n", { sale }), sum: true },
    ]),
    { label: t("page-total"), sum: true },
  ],
  aid,
};
