import { ORIGINS, type Origin } from "@/lib/printed/origin";
import type { Block, Inline } from "./markdown";

const HEADS = ["status", "état", "statut"];
const NAMES: Record<Origin, readonly string[]> = {
  known: ["known", "connu", "connus", "connue"],
  derived: ["derived", "déduit", "déduits"],
  ours: ["ours", "nôtre", "nous"],
};
const plain = (text: readonly Inline[]) => text.map((part) => part.text).join("");

/** A cell that says where numbers come from: its parts, each with its mark if it has one. */
export function statusesIn(
  head: readonly Inline[],
  cell: readonly Inline[],
): { text: string; origin: Origin | null }[] | null {
  if (!HEADS.includes(plain(head))) return null;
  const parts = plain(cell).split(/(?<=,) /);
  return parts.map((text) => {
    const said: string[] = text.match(/\p{L}+/gu) ?? [];
    const origin = ORIGINS.findLast((each) => NAMES[each].some((name) => said.includes(name)));
    return { text, origin: origin ?? null };
  });
}

/** All that a table of the ledger says of where its numbers come from. */
export const originsIn = ({ head, rows }: Extract<Block, { kind: "table" }>): Origin[] =>
  rows.flatMap((row) =>
    row.flatMap((cell, at) =>
      (statusesIn(head[at] ?? [], cell) ?? []).flatMap(({ origin }) => (origin ? [origin] : [])),
    ),
  );
