import type { Tip } from "@/games/game";
import type { View } from "@/lib/wire/saba";
import { allOrigins } from "./origins";
import { handOf, kindOf } from "./reading";

/** What a first game explains, as soon as it is so. The first one that holds is told first. */
const tip = (id: string, when: (view: View, mine: boolean, me: number | null) => boolean): Tip => ({
  id,
  when: (table, view) => when(view, table.myTurn, table.me),
});

export const guide: readonly Tip[] = [
  tip("guide-saba-goal", (view) => view.phase.type !== "over"),
  tip("guide-saba-offer", (view, mine) => mine && view.phase.type === "offer"),
  tip("guide-saba-bid", (view, mine) => mine && view.phase.type === "bid"),
  tip("guide-saba-answer", (view, mine) => mine && view.phase.type === "answer"),
  tip("guide-saba-take", (view, mine) => mine && view.phase.type === "take"),
  tip("guide-saba-bought", (view, mine) => mine && view.phase.type === "bought"),
  tip("guide-saba-unsold", (view, mine) => mine && view.phase.type === "unsold"),
  tip("guide-saba-draw", (view, mine) => mine && view.phase.type === "draw"),
  tip("guide-saba-rebuild", (view, mine) => mine && view.phase.type === "rebuild"),
  tip("guide-saba-fake", (view, _mine, me) =>
    handOf(view, me).some((card) => kindOf(view, card)?.fake === true),
  ),
  tip("guide-saba-joker", (view, _mine, me) => handOf(view, me).includes("joker")),
  tip("guide-saba-necklace", (view) => view.filled.length >= 3),
  tip("guide-saba-pile", (view) => view.pile > 0 && view.pile <= 6),
  { ...tip("guide-saba-ours", (view) => view.filled.length >= 1), origins: allOrigins() },
];
