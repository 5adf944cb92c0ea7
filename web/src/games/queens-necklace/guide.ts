import type { Tip } from "@/games/game";
import type { View } from "@/lib/wire/queens-necklace";
import { type Card, faceOf } from "./cards";
import { allOrigins } from "./origins";
import { handOf } from "./reading";

type When = (view: View, mine: boolean, me: number | null) => boolean;

/** What a first game explains, at the moment it is so. The first one that holds is told first. */
const tip = (id: string, at: string | readonly string[], when: When): Tip => ({
  id,
  at: typeof at === "string" ? [at] : at,
  when: (table, view) => when(view, table.myTurn, table.me),
});
const isAt = (view: View, type: View["stage"]["type"]) => view.stage.type === type;
const buying = (view: View, mine: boolean) => mine && isAt(view, "purchase");
const selling = (view: View, mine: boolean) => mine && isAt(view, "sale");
const holds = (view: View, me: number | null, card: Card) => handOf(view, me).includes(card);
/** A card lies open to be bought. */
const offered = (view: View, is: (card: Card) => boolean) =>
  view.market.some((place) => place.type === "offer" && is(place.card));
/** On a phone the market is no box of its own. */
const MARKET = [".market", ".market .slot"];
const inMarket = (card: string) => `.market [data-thing^="market-${card}"]`;

export const guide: readonly Tip[] = [
  tip("guide-qn-goal", ".ladder", (view) => !isAt(view, "over") && !isAt(view, "sale")),
  tip("guide-qn-sale", ".tray .rows", selling),
  tip("guide-qn-sale-price", [".tray .estimate b", ".tray .estimate"], selling),
  tip(
    "guide-qn-sale-ring",
    '[data-tray="ring"]',
    (view, mine, me) => selling(view, mine) && holds(view, me, "ring"),
  ),
  tip(
    "guide-qn-sale-king",
    '[data-tray="king"]',
    (view, mine, me) => selling(view, mine) && holds(view, me, "king"),
  ),
  tip(
    "guide-qn-sale-banker",
    '[data-tray="banker"]',
    (view, mine, me) => selling(view, mine) && holds(view, me, "banker"),
  ),
  tip("guide-qn-alchemist", ".alchemy", (view) => isAt(view, "alchemist")),
  tip("guide-qn-queen", inMarket(""), (view, mine) => isAt(view, "queen") && mine),
  tip("guide-qn-cardinal", ".status", (view, mine) => isAt(view, "cardinal") && mine),
  tip("guide-qn-forger", ".status", (view, mine) => isAt(view, "obey") && mine),
  // Once a card is chosen, its target is lit and the card itself is marked.
  tip(
    "guide-qn-influence",
    [".hand [data-lit]", ".hand [data-chosen]", ".hand"],
    (view, mine) => isAt(view, "influence") && mine,
  ),
  tip("guide-qn-purchase", MARKET, buying),
  tip(
    "guide-qn-gems",
    ["ruby", "emerald", "diamond", "amber"].map(inMarket),
    (view, mine) => buying(view, mine) && offered(view, (card) => faceOf(card).gem !== null),
  ),
  tip("guide-qn-price", ".ladder", (view, mine) => buying(view, mine) && view.turn >= 3),
  tip(
    "guide-qn-king",
    inMarket("king"),
    (view, mine) => buying(view, mine) && offered(view, (card) => card === "king"),
  ),
  tip(
    "guide-qn-banker",
    inMarket("banker"),
    (view, mine) => buying(view, mine) && offered(view, (card) => card === "banker"),
  ),
  tip(
    "guide-qn-ring",
    inMarket("ring"),
    (view, mine) => buying(view, mine) && offered(view, (card) => card === "ring"),
  ),
  tip(
    "guide-qn-more",
    ".status .buttons",
    (view, mine) => buying(view, mine) && view.stage.type === "purchase" && view.stage.bought,
  ),
  tip("guide-qn-fall", ".market .slot", (view, mine) => buying(view, mine) && view.turn >= 5),
  tip("guide-qn-merchant", ".piles .pile", (view, mine) => buying(view, mine) && view.sales >= 1),
  tip(
    "guide-qn-necklace",
    '.hand [data-thing="card-necklace"]',
    (view, mine, me) => buying(view, mine) && me !== null && view.players[me]?.necklace === true,
  ),
  {
    ...tip("guide-qn-ours", MARKET, (view, mine) => buying(view, mine) && view.turn >= 4),
    origins: allOrigins(),
  },
];
