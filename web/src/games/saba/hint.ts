import type { Table } from "@/lib/match/table.svelte";
import type { Action, View } from "@/lib/wire/saba";
import { t, words } from "@/lib/words/current.svelte";
import { preview } from "./advice";
import { bestReward, onCushion } from "./reading";

/** What a hint is about and why, in a player's words. */
export function advice(table: Table, view: View, steps: Action[]): { title: string; why: string } {
  const [first] = steps;
  if (!first) return { title: "", why: "" };
  return { title: words().action(first, table.nameOf), why: why(table, view, first) };
}

function why(table: Table, view: View, action: Action): string {
  const card = onCushion(view.phase);
  const best = card ? 2 * bestReward(view, card) : 0;
  const cash = table.me === null ? 0 : (view.players[table.me]?.cash ?? 0);
  switch (action.type) {
    case "bid":
      return t("saba-hint-why-bid", { best, left: cash - action.price });
    case "pass":
      return t("saba-hint-why-pass", { best });
    case "keep":
      return t("saba-hint-why-keep");
    case "end_turn":
    case "draw":
    case "discard":
      return t("saba-hint-why-later");
    default: {
      const brings = preview(table, view, action);
      return brings ? t("saba-hint-why-brings", { brings }) : t("page-hint-why-usual");
    }
  }
}
