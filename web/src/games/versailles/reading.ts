import type {
  Decoration,
  Event,
  Goods,
  Missing,
  Phase,
  PlayerView,
  Price,
  Reach,
  Spot,
  TileFacts,
  View,
  Zone,
} from "@/lib/wire/versailles";
import { TRACKS } from "./technologies";

/** What the board reads out of the view and the story. Nothing here decides anything. */
export const DECORATIONS = [
  "orange-tree",
  "statue",
  "fountain",
  "tapestry",
  "chandelier",
  "mirror",
] as const;
export const GOODS = ["wood", "marble", "gold"] as const;
export const MOST_TILES = 4;

/** What something asks, or what is lacking of it. */
export interface Cost {
  workers: number;
  wood: number;
  marble: number;
  gold: number;
  decorations: readonly Decoration[];
}
export const costOf = (
  workers: number,
  goods: Goods,
  decorations: readonly Decoration[] = [],
): Cost => ({
  workers,
  wood: goods.wood ?? 0,
  marble: goods.marble ?? 0,
  gold: goods.gold ?? 0,
  decorations,
});
export const priceCost = ({ workers, goods }: Price) => costOf(workers, goods);
export const missingCost = ({ workers, goods, decorations }: Missing) =>
  costOf(workers, goods, decorations);

/** What a purse lacks of a price, workers set aside. */
export function shortOf(goods: Goods, { goods: asked }: Price): Cost {
  const short = (good: (typeof GOODS)[number]) =>
    Math.max(0, (asked[good] ?? 0) - (goods[good] ?? 0));
  return costOf(0, { wood: short("wood"), marble: short("marble"), gold: short("gold") });
}

/** A tile with all that is said about it. */
export interface TileShown {
  tile: string;
  points: number;
  cost: Cost;
  /** What the one who looks lacks; none for those without a seat. */
  lacks: Cost | null;
  places: readonly Spot[];
}
export const factsOf = (view: View, tile: string): TileFacts | undefined =>
  view.printed.tiles.find((each) => each.tile === tile);

export function tileShown(
  view: View,
  tile: string,
  places: readonly Spot[],
  missing: Missing | undefined,
): TileShown {
  const facts = factsOf(view, tile);
  return {
    tile,
    points: facts?.points ?? 0,
    cost: costOf(facts?.price.workers ?? 0, facts?.price.goods ?? {}, facts?.decorations ?? []),
    lacks: missing ? missingCost(missing) : null,
    places,
  };
}

/** Whatever lies open somewhere, as it is shown to this seat. */
export function findTile(view: View, tile: string, me: number | null): TileShown {
  for (const player of view.players) {
    const held = player.tiles.find((each) => each.tile === tile);
    if (held) return tileShown(view, tile, held.places, held.missing);
  }
  const slot = view.display.find((each) => each.tile === tile);
  return tileShown(view, tile, slot?.places ?? [], me === null ? undefined : slot?.missing[me]);
}

export const playerOf = (view: View, seat: number | null): PlayerView | undefined =>
  seat === null ? undefined : view.players[seat];
export const workersAt = (view: View, zone: Zone): number[] =>
  view.players.map((player) => player.workers[zone] ?? 0);
export const workersOf = (player: PlayerView): number =>
  Object.values(player.workers).reduce((sum, count) => sum + (count ?? 0), 0);
export const stepsOf = (view: View): number[][] =>
  view.players.map((player) => TRACKS.map((track) => player.technologies[track] ?? 0));
export const decorationsOf = (player: PlayerView): Decoration[] =>
  DECORATIONS.flatMap((each) => Array.from({ length: player.decorations[each] ?? 0 }, () => each));

/** Where the workers of one zone may go, the cheapest way to each place first. */
export function waysFrom(view: View, from: Zone): Map<Zone, Reach> {
  const ways = new Map<Zone, Reach>();
  for (const reach of view.reach) {
    const known = ways.get(reach.to);
    if (reach.from === from && (!known || (known.coin && !reach.coin))) ways.set(reach.to, reach);
  }
  return ways;
}

/** The arrows a move follows. */
export const arrowsOf = ({ from, over, to }: Reach): string[] =>
  over ? [`${from}>${over}`, `${over}>${to}`] : [`${from}>${to}`];

/** The zone that is being activated, or may be. */
export function zoneOf(phase: Phase): Zone | null {
  if (phase.type === "activate" || phase.type === "work") return phase.zone;
  return phase.type === "discard" ? "architects" : null;
}
export const playerIn = (phase: Phase): number | null => ("player" in phase ? phase.player : null);
/** Somebody acts in another player's turn. */
export const isSharing = (phase: Phase): boolean =>
  (phase.type === "work" || phase.type === "discard") && phase.player !== phase.active;

export function lastBuilt(story: readonly Event[]): string | null {
  const event = story.findLast((each) => each.type === "built");
  return event?.type === "built" ? event.cell : null;
}
export const turnsIn = (story: readonly Event[]): number =>
  story.filter((event) => event.type === "moved").length;

/** Where everybody's points came from. */
export type Counted = Extract<Event, { type: "counted" }>;
export const countedIn = (story: readonly Event[]): Counted[] =>
  story.filter((event): event is Counted => event.type === "counted");
