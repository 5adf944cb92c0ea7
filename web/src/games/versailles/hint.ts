import type { Table } from "@/lib/match/table.svelte";
import type { Action, Gives, View } from "@/lib/wire/versailles";
import { t, words } from "@/lib/words/current.svelte";
import { preview } from "./advice";
import { cellSpot } from "./things";

/** What a hint is about and why, in a player's words. */
export function advice(table: Table, view: View, steps: Action[]): { title: string; why: string } {
  const [first] = steps;
  if (!first) return { title: "", why: "" };
  return { title: words().action(first, table.nameOf), why: why(table, view, first) };
}

/** Both ends of a move, the place that works, the cell that is built on. */
export function touches(view: View, steps: Action[]): string[] {
  const [first] = steps;
  switch (first?.type) {
    case "move":
    case "move_pair":
    case "jump":
      return [first.from, first.to];
    case "activate":
      return view.phase.type === "activate" ? [view.phase.zone] : [];
    case "build":
      return [cellSpot(first.cell)];
    default:
      return [];
  }
}

/** Whether a place would give nothing at all. */
function isNothing(gives: Gives): boolean {
  return Object.entries(gives).every(
    ([field, value]) =>
      field === "type" ||
      field === "resource" ||
      (Array.isArray(value) ? value.length === 0 : !value),
  );
}

function why(table: Table, view: View, action: Action): string {
  if (action.type === "end" || action.type === "pass") return t("ver-hint-why-end");
  if (action.type === "activate" && view.here && isNothing(view.here))
    return t("ver-hint-why-nothing");
  const brings = preview(table, view, action);
  if (!brings) return t("page-hint-why-usual");
  return t(action.type === "build" ? "ver-hint-why-build" : "ver-hint-why-brings", { brings });
}
