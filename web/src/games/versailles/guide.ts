import type { Tip } from "@/games/game";
import type { View, Zone } from "@/lib/wire/versailles";
import { allOrigins } from "./origins";
import { isSharing, playerOf } from "./reading";

type When = (view: View, mine: boolean, me: number | null) => boolean;

/**
 * What a first game explains, at the moment it is so. The first one that holds is told first. On a
 * small screen what it is about may be folded away: then it points at where it is folded.
 */
const tip = (id: string, at: string | readonly string[], when: When): Tip => ({
  id,
  at: [at, ".bench", ".plan"].flat(),
  when: (table, view) => when(view, table.myTurn, table.me),
});
const workingIn = (zone: Zone) => (view: View, mine: boolean) =>
  mine && view.phase.type === "work" && view.phase.zone === zone;
const moving = (view: View, mine: boolean) => mine && view.phase.type === "move";
const tilesOf = (view: View, me: number | null) => playerOf(view, me)?.tiles ?? [];
/** A tile that wants nothing any more but workers in the yard. */
const isPaid = ({ missing, places }: ReturnType<typeof tilesOf>[number]) =>
  places.length > 0 &&
  missing.decorations.length === 0 &&
  Object.values(missing.goods).every((count) => (count ?? 0) === 0);

export const guide: readonly Tip[] = [
  tip("guide-ver-goal", ".plan", (view) => view.phase.type !== "over"),
  tip("guide-ver-share", ".status", (view, mine) => mine && isSharing(view.phase)),
  tip("guide-ver-move", ".zone[data-lit]", moving),
  tip(
    "guide-ver-activate",
    ".status .buttons",
    (view, mine) => mine && view.phase.type === "activate",
  ),
  tip("guide-ver-architects", ".display", workingIn("architects")),
  tip("guide-ver-workshop", ".bench", workingIn("workshop")),
  tip("guide-ver-alchemists", ".bench", workingIn("alchemists")),
  tip("guide-ver-favour", ".bench", workingIn("kings-favour")),
  tip("guide-ver-yard", ".held", workingIn("yard")),
  tip("guide-ver-discard", ".held", (view, mine) => mine && view.phase.type === "discard"),
  tip(
    "guide-ver-no-tile",
    '[data-zone="architects"]',
    (view, mine, me) => moving(view, mine) && tilesOf(view, me).length === 0,
  ),
  tip(
    "guide-ver-build-why",
    ".held",
    (view, mine, me) => moving(view, mine) && tilesOf(view, me).length > 0,
  ),
  tip(
    "guide-ver-build-when",
    '[data-zone="yard"]',
    (view, mine, me) => moving(view, mine) && tilesOf(view, me).some(isPaid),
  ),
  tip(
    "guide-ver-coins",
    [".stores .coins", ".players .player"],
    (view, mine) => moving(view, mine) && view.reach.some(({ coin }) => coin),
  ),
  tip(
    "guide-ver-marker",
    ".plan",
    (view, mine, me) => moving(view, mine) && playerOf(view, me)?.marker !== null,
  ),
  tip(
    "guide-ver-king",
    [".king", ".plan"],
    (view, mine) => moving(view, mine) && view.king.steps >= 2,
  ),
  tip(
    "guide-ver-end",
    ".held",
    (view, mine) =>
      moving(view, mine) && (view.king.of - view.king.steps <= 5 || view.yard.free <= 5),
  ),
  {
    ...tip("guide-ver-ours", ".held", (view, mine) => moving(view, mine) && view.king.steps >= 1),
    origins: allOrigins(),
  },
];
