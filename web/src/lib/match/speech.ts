import type { Part } from "@/games/game";
import type { Segment } from "@/lib/words/segments";
import type { Line } from "../wire/protocol";
import { t, words } from "../words/current.svelte";
import type { Speech, Table } from "./table.svelte";

/** What can be asked for by a key. */
export type Topic = Part["id"] | "changed" | "status";

/** More than this is not listened to. */
const MOST_CHANGES = 30;

/** The whole table in words. */
export const told = (table: Table): Part[] =>
  table.view === null ? [] : table.look.tell(table, table.view as never);

/** What the status line says. */
export function statusTold(table: Table): string {
  if (table.view === null) return t("page-loading");
  const { lead, sentence } = table.look.status(table, table.view as never);
  return `${lead} ${sentence}`.trim();
}

/** A line of the story in words. */
export const heard = (table: Table, line: Line): Segment[] => words().heard(line, table.nameOf);

/** The entries of the story after `n`, as sentences. */
export const heardSince = (table: Table, n: number): string[] =>
  sentencesOf(
    table,
    table.entries.filter((line) => line.n > n),
  );

/** These entries of the story, as sentences. */
export const sentencesOf = (table: Table, lines: readonly Line[]): string[] =>
  lines
    .map((line) =>
      heard(table, line)
        .map((part) => part.text)
        .join(""),
    )
    .filter((sentence) => sentence !== "");

/** The answer to one question about the table. */
export function speech(table: Table, topic: Topic): Speech {
  if (topic === "status") return { title: t("page-status"), lines: [statusTold(table)] };
  if (topic === "changed") {
    const lines = heardSince(table, table.decidedAt).slice(-MOST_CHANGES);
    return {
      title: t("page-say-changed"),
      lines: lines.length > 0 ? lines : [t("page-nothing-changed")],
    };
  }
  const parts = told(table).filter(({ id }) => id === topic);
  if (parts.length === 0)
    return { title: t(`page-say-${topic}`), lines: [t("page-nothing-there")] };
  return {
    title: parts[0]?.title ?? "",
    lines: parts.flatMap(({ title, lines }, at) => (at === 0 ? lines : [`${title}:`, ...lines])),
  };
}
