import type { Table } from "@/lib/match/table.svelte";
import type { Action, View } from "@/lib/wire/queens-necklace";
import { t, words } from "@/lib/words/current.svelte";
import { preview } from "./advice";
import { BONUS, cardsIn, faceOf, GEMS, gemsIn } from "./cards";
import { handOf } from "./reading";
import { type Display, estimate, ofSteps } from "./sale/display";
import { trayOf } from "./sale/tray.svelte";

const isTray = (steps: readonly Action[]) =>
  steps.some(({ type }) => type === "show" || type === "seal");

/** What a hint is about and why, in a player's words. */
export function advice(table: Table, view: View, steps: Action[]): { title: string; why: string } {
  const [first] = steps;
  if (!first) return { title: "", why: "" };
  if (isTray(steps)) return ofTray(table, view, ofSteps(steps));
  return { title: words().action(first, table.nameOf), why: why(table, view, first) };
}

/** The cards of the hand a hint means. */
export function touches(_view: View, steps: Action[]): string[] {
  if (!isTray(steps)) return [];
  const { gems, rings, king, necklace, bankers } = ofSteps(steps);
  return [
    ...cardsIn(gems),
    ...(Object.values(rings).some((count) => count > 0) ? ["ring"] : []),
    ...(king ? ["king"] : []),
    ...(necklace ? ["necklace"] : []),
    ...(bankers > 0 ? ["banker"] : []),
  ];
}

/** Lays the tray; the seal stays the player's own. */
export function layOut(table: Table, steps: Action[]): boolean {
  if (!isTray(steps)) return false;
  trayOf(table).display = ofSteps(steps);
  return true;
}

function ofTray(table: Table, view: View, display: Display): { title: string; why: string } {
  const shown = gemsIn(display.gems);
  const rows = view.fashion.filter((gem) => shown[gem] > 0);
  const held = gemsIn(Object.fromEntries(tally(handOf(view, table.me))));
  const kept = GEMS.filter((gem) => held[gem] > shown[gem]);
  const named = (gems: readonly string[]) => gems.map((gem) => words().name(gem)).join(", ");
  if (rows.length === 0)
    return { title: t("qn-hint-nothing"), why: t("qn-hint-why-nothing", { kept: named(kept) }) };
  const list = rows.map((gem) => `${words().name(gem)} ${shown[gem]}`).join(", ");
  const { total } = estimate(display, view.fashion);
  const last = view.sales >= 2;
  return {
    title: t("qn-hint-show", { list }),
    why: [
      t("qn-hint-why-show", { pounds: total }),
      kept.length > 0 && !last ? t("qn-hint-why-kept", { kept: named(kept) }) : "",
      last ? t("qn-hint-why-last") : "",
    ]
      .filter((part) => part !== "")
      .join(" "),
  };
}

function tally(cards: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function why(table: Table, view: View, action: Action): string {
  switch (action.type) {
    case "buy": {
      const { gem, gems } = faceOf(action.card);
      const left = preview(table, view, action) ?? "";
      if (!gem) return sentence(`${effectOf(action.card)} ${left}`);
      const held = gemsIn(Object.fromEntries(tally(handOf(view, table.me))));
      return t("qn-hint-why-gem", {
        gem,
        bonus: BONUS[view.fashion.indexOf(gem)] ?? 0,
        count: held[gem] + gems,
      });
    }
    case "end_influence":
      return t("qn-hint-why-save");
    case "end_purchase":
      return t("qn-hint-why-stop");
    case "decline":
      return t("qn-hint-why-decline");
    default:
      return sentence(preview(table, view, action) ?? t("page-hint-why-usual"));
  }
}

const effectOf = (card: string) => (words().has(`${card}-effect`) ? t(`${card}-effect`) : "");

/** A beginning with a capital and an end with a stop. */
function sentence(text: string): string {
  const trimmed = text.trim();
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
