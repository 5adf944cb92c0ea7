import type { AidSection, Printed } from "@/games/game";
import { t } from "@/lib/words/current.svelte";
import { columns, placesOrigin } from "./origins";
import { START } from "./reading";
import en from "./words/print/en.ftl?raw";
import fr from "./words/print/fr.ftl?raw";

const lines = (part: string, count: number) =>
  Array.from({ length: count }, (_, at) => t(`saba-print-${part}-${at + 1}`));

/** How many places each column has, from the centre outwards. */
const COLUMNS = columns();

function aid(): AidSection[] {
  return [
    { title: t("saba-print-auction"), lines: lines("auction", 7) },
    { title: t("saba-print-rebuild"), lines: lines("rebuild", 3) },
    { title: t("saba-print-reward"), lines: lines("reward", 3) },
    { title: t("saba-print-rules"), lines: lines("rules", 5) },
    {
      title: t("saba-print-columns"),
      wide: true,
      lines: [[{ text: t("saba-print-shape"), origin: placesOrigin() }]],
      head: COLUMNS.map((_, at) => (at === 0 ? t("saba-print-centre") : String(at))),
      rows: [COLUMNS.map(String)],
    },
  ];
}

/** Cash as it comes and goes: the start, lines to write on, the end. */
export const printed: Printed = {
  words: { en, fr },
  seats: 7,
  score: () => [
    { label: `${t("saba-start")} ${START}k`, sum: true },
    ...Array.from({ length: 18 }, () => ({ label: "" })),
    { label: t("saba-cash"), sum: true },
  ],
  aid,
};
