import type { Tip } from "@/games/game";
import type { View } from "@/lib/wire/queens-necklace";
import { type Card, faceOf } from "./cards";
import { allOrigins } from "./origins";
import { handOf } from "./reading";

type When = (view: View, mine: boolean, me: number | null) => boolean;

/** What a first game explains, at the moment it is so. The first one that holds is told first. */
const tip = (id: string, at: string | readonly string[], when: When): Tip => ({
  id: `guide-qn-${id}`,
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
  tip("goal", ".ladder", (view) => !isAt(view, "over") && !isAt(view, "sale")),
  tip("sale", ".tray .rows", selling),
  tip("sale-price", [".tray .estimate b", ".tray .estimate"], selling),
  tip(
    "sale-ring",
    '[data-tray="ring"]',
    (view, mine, me) => selling(view, mine) && holds(view, me, "ring"),
  ),
  tip(
    "sale-king",
    '[data-tray="king"]',
    (view, mine, me) => selling(view, mine) && holds(view, me, "king"),
  ),
  tip(
    "sale-banker",
    '[data-tray="banker"]',
    (view, mine, me) => selling(view, mine) && holds(view, me, "banker"),
  ),
  tip("alchemist", ".alchemy", (view) => isAt(view, "alchemist")),
  tip("queen", inMarket(""), (view, mine) => isAt(view, "queen") && mine),
  tip("cardinal", ".status", (view, mine) => isAt(view, "cardinal") && mine),
  tip("forger", ".status", (view, mine) => isAt(view, "obey") && mine),
  tip("influence", ".hand [data-lit]", (view, mine) => isAt(view, "influence") && mine),
  tip("purchase", MARKET, buying),
  tip(
    "gems",
    ["ruby", "emerald", "diamond", "amber"].map(inMarket),
    (view, mine) => buying(view, mine) && offered(view, (card) => faceOf(card).gem !== null),
  ),
  tip("price", ".ladder", (view, mine) => buying(view, mine) && view.turn >= 3),
  tip(
    "king",
    inMarket("king"),
    (view, mine) => buying(view, mine) && offered(view, (card) => card === "king"),
  ),
  tip(
    "banker",
    inMarket("banker"),
    (view, mine) => buying(view, mine) && offered(view, (card) => card === "banker"),
  ),
  tip(
    "ring",
    inMarket("ring"),
    (view, mine) => buying(view, mine) && offered(view, (card) => card === "ring"),
  ),
  tip(
    "more",
    ".status .buttons",
    (view, mine) => buying(view, mine) && view.stage.type === "purchase" && view.stage.bought,
  ),
  tip("fall", ".market .slot", (view, mine) => buying(view, mine) && view.turn >= 5),
  tip("merchant", ".piles .pile", (view, mine) => buying(view, mine) && view.sales >= 1),
  tip(
    "necklace",
    '.hand [data-thing="card-necklace"]',
    (view, mine, me) => buying(view, mine) && me !== null && view.players[me]?.necklace === true,
  ),
  {
    ...tip("ours", MARKET, (view, mine) => buying(view, mine) && view.turn >= 4),
    origins: allOrigins(),
  },
];
