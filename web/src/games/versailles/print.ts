import type { AidSection, Cell, Printed } from "@/games/game";
import { t, words } from "@/lib/words/current.svelte";
import { costWords } from "./costs";
import { ZONES } from "./layout";
import { DECORATIONS, originOf, SLOTS, STEPS } from "./origins";
import { costOf } from "./reading";
import en from "./words/print/en.ftl?raw";
import fr from "./words/print/fr.ftl?raw";

const costIn = (row: Record<string, string>): Cell => {
  const { workers, wood = "0", marble = "0", gold = "0" } = row;
  const goods = { wood: Number(wood), marble: Number(marble), gold: Number(gold) };
  return [{ text: costWords(costOf(Number(workers), goods)), origin: originOf(row) }];
};
const lines = (part: string, count: number) =>
  Array.from({ length: count }, (_, at) => t(`ver-print-${part}-${at + 1}`));

function aid(): AidSection[] {
  return [
    { title: t("ver-print-turn"), lines: lines("turn", 5) },
    {
      title: t("ver-print-places"),
      head: [t("ver-print-place"), t("ver-print-gives")],
      rows: [...ZONES, "yard" as const].map((zone) => [
        words().name(zone, "short"),
        t(`${zone}-effect`),
      ]),
    },
    {
      title: t("ver-display"),
      head: [t("ver-print-slot"), t("ver-print-cost")],
      rows: SLOTS.map((row) => [row.slot ?? "", costIn(row)]),
    },
    {
      title: t("ver-decorations"),
      head: [t("ver-decorations"), t("ver-print-cost")],
      rows: DECORATIONS.map((row) => [words().name(row.decoration ?? ""), costIn(row)]),
    },
    {
      title: t("ver-technologies"),
      wide: true,
      head: [t("ver-technologies"), t("ver-print-cost"), t("ver-print-gives")],
      rows: STEPS.map((row) => [
        `${words().name(row.track ?? "", "short")} ${row.step}`,
        costIn(row),
        t(`${row.track}-effect-${row.step}`),
      ]),
    },
    { title: t("ver-print-end"), lines: lines("end", 3) },
  ];
}

export const printed: Printed = {
  words: { en, fr },
  seats: 5,
  score: () => [
    ...["built", "wood", "marble", "gold", "tiles", "decorations"].map((column) => ({
      label: t(`ver-print-count-${column}`),
    })),
    { label: t("page-total"), sum: true },
  ],
  aid,
};
