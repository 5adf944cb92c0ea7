import decorationTable from "@games/versailles/data/decorations.csv?raw";
import slotTable from "@games/versailles/data/display.csv?raw";
import trackTable from "@games/versailles/data/technologies.csv?raw";
import type { AidSection, Printed } from "@/games/game";
import { t, words } from "@/lib/words/current.svelte";
import { costWords } from "./costs";
import { ZONES } from "./layout";
import { costOf } from "./reading";
import en from "./words/print/en.ftl?raw";
import fr from "./words/print/fr.ftl?raw";

/** The rows of a printed table, by the names in its head. */
function rowsOf(table: string): Record<string, string>[] {
  const [head = "", ...rows] = table
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const names = head.trim().split(",");
  return rows.map((row) =>
    Object.fromEntries(
      row
        .trim()
        .split(",")
        .map((cell, at) => [names[at] ?? "", cell]),
    ),
  );
}
const costIn = ({ workers, wood = "0", marble = "0", gold = "0" }: Record<string, string>) =>
  costWords(
    costOf(Number(workers), { wood: Number(wood), marble: Number(marble), gold: Number(gold) }),
  );
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
      rows: rowsOf(slotTable).map((row) => [row.slot ?? "", costIn(row)]),
    },
    {
      title: t("ver-decorations"),
      head: [t("ver-decorations"), t("ver-print-cost")],
      rows: rowsOf(decorationTable).map((row) => [words().name(row.decoration ?? ""), costIn(row)]),
    },
    {
      title: t("ver-technologies"),
      head: [t("ver-technologies"), t("ver-print-cost"), t("ver-print-gives")],
      rows: rowsOf(trackTable).map((row) => [
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
