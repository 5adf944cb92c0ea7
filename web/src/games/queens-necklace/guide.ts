import type { Tip } from "@/games/game";
import type { View } from "@/lib/wire/queens-necklace";
import { allOrigins } from "./origins";

/** What a first game explains, as soon as it is so. The first one that holds is told first. */
const tip = (id: string, when: (view: View, mine: boolean, me: number | null) => boolean): Tip => ({
  id,
  when: (table, view) => when(view, table.myTurn, table.me),
});

export const guide: readonly Tip[] = [
  tip("guide-qn-goal", (view) => view.stage.type !== "over"),
  tip("guide-qn-sale", (view, mine) => view.stage.type === "sale" && mine),
  tip("guide-qn-alchemist", (view) => view.stage.type === "alchemist"),
  tip("guide-qn-queen", (view, mine) => view.stage.type === "queen" && mine),
  tip("guide-qn-cardinal", (view, mine) => view.stage.type === "cardinal" && mine),
  tip("guide-qn-forger", (view, mine) => view.stage.type === "obey" && mine),
  tip("guide-qn-influence", (view, mine) => view.stage.type === "influence" && mine),
  tip("guide-qn-purchase", (view, mine) => view.stage.type === "purchase" && mine),
  tip("guide-qn-more", (view, mine) => view.stage.type === "purchase" && mine && view.stage.bought),
  tip("guide-qn-fall", (view) => view.turn >= 3),
  tip("guide-qn-fashion", (view) => view.turn >= 5),
  tip("guide-qn-merchant", (view) => view.sales >= 1),
  tip("guide-qn-necklace", (view, _mine, me) => me !== null && view.players[me]?.necklace === true),
  { ...tip("guide-qn-ours", (view) => view.turn >= 2), origins: allOrigins() },
];
