import type { Tip } from "@/games/game";
import type { View, Zone } from "@/lib/wire/versailles";
import { allOrigins } from "./origins";
import { isSharing } from "./reading";

/** What a first game explains, as soon as it is so. The first one that holds is told first. */
const tip = (id: string, when: (view: View, mine: boolean, me: number | null) => boolean): Tip => ({
  id,
  when: (table, view) => when(view, table.myTurn, table.me),
});
const workingIn = (zone: Zone) => (view: View, mine: boolean) =>
  mine && view.phase.type === "work" && view.phase.zone === zone;

export const guide: readonly Tip[] = [
  tip("guide-ver-goal", (view) => view.phase.type !== "over"),
  tip("guide-ver-share", (view, mine) => mine && isSharing(view.phase)),
  tip("guide-ver-move", (view, mine) => mine && view.phase.type === "move"),
  tip("guide-ver-activate", (view, mine) => mine && view.phase.type === "activate"),
  tip("guide-ver-architects", workingIn("architects")),
  tip("guide-ver-workshop", workingIn("workshop")),
  tip("guide-ver-alchemists", workingIn("alchemists")),
  tip("guide-ver-favour", workingIn("kings-favour")),
  tip("guide-ver-yard", workingIn("yard")),
  tip("guide-ver-discard", (view, mine) => mine && view.phase.type === "discard"),
  tip(
    "guide-ver-coins",
    (view, mine) => mine && view.phase.type === "move" && view.reach.some(({ coin }) => coin),
  ),
  tip(
    "guide-ver-marker",
    (view, mine, me) => mine && me !== null && view.players[me]?.marker !== null,
  ),
  tip("guide-ver-king", (view) => view.king.steps >= 3),
  tip("guide-ver-end", (view) => view.king.of - view.king.steps <= 5 || view.yard.free <= 5),
  { ...tip("guide-ver-ours", (view) => view.king.steps >= 1), origins: allOrigins() },
];
