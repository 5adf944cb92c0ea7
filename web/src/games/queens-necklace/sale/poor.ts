import type { View } from "@/lib/wire/queens-necklace";
import { t } from "@/lib/words/current.svelte";
import { type Bag, cardsIn, faceOf, GEMS, gemsIn } from "../cards";
import { type Display, emptyDisplay, estimate } from "./display";

/** Everything a hand could show, each Ring where it would earn most. */
export function wholeHand(hand: Bag, fashion: View["fashion"]): Display {
  const gems = Object.fromEntries(Object.entries(hand).filter(([card]) => faceOf(card).gem));
  const shown = GEMS.filter((gem) => gemsIn(gems)[gem] > 0);
  const plain: Display = { ...emptyDisplay(), gems };
  if (shown.length === 0) return plain;
  const all = { ...plain, bankers: hand.banker ?? 0 };
  const { rows } = estimate(all, fashion);
  const best = shown.toSorted((a, b) => rows[b].each - rows[a].each)[0];
  return best ? { ...all, rings: { ...all.rings, [best]: hand.ring ?? 0 } } : all;
}

/** What is asked before a tray is sealed that gives much away; nothing for a fair one. */
export function poorTray(
  display: Display,
  hand: Bag,
  view: View,
): { question: string; yes: string } | null {
  const could = estimate(wholeHand(hand, view.fashion), view.fashion).total;
  if (could === 0) return null;
  const { total } = estimate(display, view.fashion);
  const last = view.sales >= 2;
  const yes = t("page-qn-yes-seal");
  if (cardsIn(display.gems).length === 0)
    return { question: t("page-qn-doubt-empty", { could, last }), yes };
  if (total * 2 < could || (last && total < could))
    return { question: t("page-qn-doubt-poor", { pounds: total, could, last }), yes };
  return null;
}
