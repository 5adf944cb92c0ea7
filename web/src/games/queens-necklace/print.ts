import type { AidSection, Cell, Printed } from "@/games/game";
import { t, words } from "@/lib/words/current.svelte";
import { type Card, copiesOf, GEM_CARDS, GEMS } from "./cards";
import { originsOf, pricesOf } from "./origins";
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
const prices = (card: Card): Cell =>
  pricesOf(card).map((price, at) => ({
    text: String(price),
    origin: originsOf(card)[at] ?? "known",
  }));
/** A card with how many of it the box holds, as the summary card of the box has it. */
const counted = (card: Card) => [words().name(card), String(copiesOf(card)), prices(card)];

function aid(): AidSection[] {
  return [
    { title: t("qn-print-turn"), lines: lines("turn", 5) },
    { title: t("qn-print-sale"), lines: lines("sale", 8) },
    {
      title: t("qn-print-gems"),
      head: [t("qn-print-card"), t("qn-print-copies"), t("qn-print-prices")],
      rows: GEM_CARDS.map(counted),
    },
    {
      title: t("qn-print-cards"),
      wide: true,
      head: [t("qn-print-card"), t("qn-print-copies"), t("qn-print-prices"), t("qn-print-effect")],
      rows: [
        ...OTHERS.map((card) => [...counted(card), t(`${card}-effect`)]),
        [words().name("merchant"), String(copiesOf("merchant")), "", t("merchant-effect")],
      ],
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
