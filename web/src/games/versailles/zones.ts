import type { Table } from "@/lib/match/table.svelte";
import type { Gives, Reach, View, Zone } from "@/lib/wire/versailles";
import { t, words } from "@/lib/words/current.svelte";
import { type Place, ZONES } from "./layout";
import { waysFrom, workersAt, zoneOf } from "./reading";
import { fromThing, toThing } from "./things";

/** A place as it is shown: made from the view and from what is chosen or looked at. */
export interface ZoneShown {
  name: string;
  /** Read aloud, and shown on hover. */
  label: string;
  /** What it gives, in words where there is room for them. */
  gives: string;
  /** The same as pictures: how many of what. */
  signs: readonly { sign: string; count: number }[];
  workers: readonly number[];
  /** Whose activation marker stands here. */
  markers: readonly number[];
  thing: string;
  /** The viewer's workers may leave from here. */
  lit: boolean;
  chosen: boolean;
  /** The chosen workers may come here. */
  goal: boolean;
  /** The workers looked at could come here. */
  maybe: boolean;
  /** Only for a coin. */
  far: boolean;
  /** It is being activated. */
  active: boolean;
}

const zoneIn = (thing: string | undefined, prefix: string): Zone | null =>
  thing?.startsWith(prefix) ? (thing.slice(prefix.length) as Zone) : null;

/** The zone whose workers are chosen, and the one they go to. */
export const chosenMove = (table: Table): { from: Zone | null; to: Zone | null } => ({
  from: zoneIn(table.chosen[0], "from-"),
  to: zoneIn(table.chosen[1], "to-"),
});

/** The moves that are talked about: of the chosen workers, or else of those looked at. */
export function movesShown(table: Table, view: View, looked: Zone | null): Map<Zone, Reach> {
  const { from } = chosenMove(table);
  if (from) return waysFrom(view, from);
  const mine =
    table.me !== null && looked !== null && (view.players[table.me]?.workers[looked] ?? 0) > 0;
  return mine && view.phase.type === "move" ? waysFrom(view, looked) : new Map();
}

export function zonesShown(
  table: Table,
  view: View,
  moves: ReadonlyMap<Zone, Reach>,
): Record<Place, ZoneShown> {
  const { from, to } = chosenMove(table);
  const goals = new Set(
    table.offers.flatMap(({ path }) => (from && path[0] === fromThing(from) ? [path[1]] : [])),
  );
  const begins = new Set(table.offers.map(({ path }) => path[0]));
  const active = zoneOf(view.phase);
  const shown = (zone: Zone): ZoneShown => {
    const goal = goals.has(toThing(zone));
    const reach = moves.get(zone);
    const workers = workersAt(view, zone);
    const markers = view.players.flatMap((player, seat) => (player.marker === zone ? [seat] : []));
    const lit = !goal && from !== zone && begins.has(fromThing(zone));
    return {
      name: t(`ver-short-${zone}`),
      label: labelOf(zone, workers, markers, reach),
      gives: reach ? givesWords(reach.gives) : t(`ver-gives-${zone}`),
      signs: reach ? givesSigns(reach) : [],
      workers,
      markers,
      thing: goal ? toThing(zone) : fromThing(zone),
      lit,
      chosen: from === zone || to === zone,
      goal,
      maybe: reach !== undefined,
      far: reach?.coin ?? false,
      active: active === zone,
    };
  };
  const labelOf = (
    zone: Zone,
    workers: readonly number[],
    markers: readonly number[],
    reach: Reach | undefined,
  ) =>
    [
      words().name(zone, "short"),
      t(`${zone}-effect`),
      workers
        .flatMap((count, seat) => (count > 0 ? [`${table.nameOf(seat)} ${count}`] : []))
        .join(", ") || t("ver-nobody-here"),
      markers.length > 0 ? t("ver-marker-of", { seats: markers }, table.nameOf) : "",
      table.me !== null && markers.includes(table.me) ? t("ver-no-stop") : "",
      reach ? reachWords(table, reach) : "",
    ]
      .filter((part) => part !== "")
      .join(". ");
  return Object.fromEntries(
    [...ZONES, "yard" as const].map((zone) => [zone, shown(zone)]),
  ) as Record<Place, ZoneShown>;
}

/** What a move would bring, as a sentence. */
export function reachWords(table: Table, reach: Reach): string {
  return [
    t("ver-with-workers", { count: reach.standing }),
    givesTold(reach.gives),
    reach.coin ? t("ver-for-a-coin") : "",
    reach.king ? t("ver-king-would-step") : "",
    reach.shared.length > 0
      ? t("ver-shared-by", { seats: reach.shared.map(({ seat }) => seat) }, table.nameOf)
      : "",
  ]
    .filter((part) => part !== "")
    .join("; ");
}

/** What a place would yield, always in words. */
export const givesTold = (gives: Gives): string =>
  gives.type === "harvest"
    ? t("ver-good-n", { good: gives.resource, count: gives.count })
    : givesWords(gives);

/** The same where goods are shown as pictures. */
function givesWords(gives: Gives): string {
  switch (gives.type) {
    case "harvest":
      return "";
    case "guild":
      return t("ver-gives-guild-n", { tiles: gives.tiles.length, coin: gives.coin });
    case "workshop":
      return t("ver-gives-workshop-n", { count: gives.decorations.length });
    case "alchemists":
      return t("ver-gives-alchemists-n", { count: gives.tracks.length });
    case "yard":
      return t("ver-gives-yard-n", { count: gives.tiles.length });
    case "favour":
      return t("ver-gives-favour-n", { workers: gives.lines.length, coins: gives.coins });
  }
}

const givesSigns = ({ gives, standing }: Reach) =>
  gives.type === "harvest"
    ? [{ sign: gives.resource, count: gives.count }]
    : [{ sign: "man", count: standing }];
