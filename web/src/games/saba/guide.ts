import type { Tip } from "@/games/game";
import type { Phase, View } from "@/lib/wire/saba";
import { allOrigins } from "./origins";
import { handOf, kindOf, onCushion } from "./reading";

type When = (view: View, mine: boolean, me: number | null) => boolean;

/**
 * What a first game explains, at the moment it is so. The first one that holds is told first. On a
 * small screen what it is about may be folded away: then it points at what that belongs to.
 */
const tip = (id: string, at: string | readonly string[], when: When): Tip => ({
  id,
  at: [at, ".auction", ".scene"].flat(),
  when: (table, view) => when(view, table.myTurn, table.me),
});
const asked = (type: Phase["type"]) => (view: View, mine: boolean) =>
  mine && view.phase.type === type;
const deciding = (view: View, mine: boolean) =>
  mine && (view.phase.type === "bid" || view.phase.type === "offer");

export const guide: readonly Tip[] = [
  tip("guide-saba-goal", ".players .player", (view) => view.phase.type !== "over"),
  tip("guide-saba-offer", ".deal .hand", asked("offer")),
  tip("guide-saba-worth", ".auction .promise", (view, mine) => {
    const card = onCushion(view.phase);
    return (
      asked("bid")(view, mine) && card !== null && (kindOf(view, card)?.places.length ?? 0) > 0
    );
  }),
  tip("guide-saba-bid", ".control .go", asked("bid")),
  tip("guide-saba-up-to", ".control .order", asked("bid")),
  tip("guide-saba-answer", ".control .go", asked("answer")),
  tip("guide-saba-take", ".control .go", asked("take")),
  tip("guide-saba-bought", ".scene", asked("bought")),
  tip("guide-saba-unsold", ".scene", asked("unsold")),
  tip("guide-saba-draw", ".corner.pile", asked("draw")),
  tip("guide-saba-rebuild", ".deal .hand", asked("rebuild")),
  tip(
    "guide-saba-necklace",
    ".scene",
    (view, mine) => deciding(view, mine) && view.filled.length >= 3,
  ),
  tip(
    "guide-saba-fake",
    ".deal .hand",
    (view, mine, me) =>
      deciding(view, mine) && handOf(view, me).some((card) => kindOf(view, card)?.fake === true),
  ),
  tip(
    "guide-saba-joker",
    ".deal .hand",
    (view, mine, me) => deciding(view, mine) && handOf(view, me).includes("joker"),
  ),
  tip(
    "guide-saba-pile",
    ".corner.pile",
    (view, mine) => deciding(view, mine) && view.pile > 0 && view.pile <= 6,
  ),
  {
    ...tip(
      "guide-saba-ours",
      ".scene",
      (view, mine) => deciding(view, mine) && view.filled.length >= 4,
    ),
    origins: allOrigins(),
  },
];
