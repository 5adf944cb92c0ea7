import type { Table } from "@/lib/match/table.svelte";
import type { Offer } from "@/lib/wire/protocol";
import type { Action, Cell, Rotation, Spot, View } from "@/lib/wire/versailles";
import { t } from "@/lib/words/current.svelte";
import { COLUMNS, ROWS } from "./layout";
import { findTile } from "./reading";
import { cellThing, tileThing } from "./things";

/** A cell of the yard as it is shown. */
export interface CellShown {
  name: Cell;
  column: number;
  row: number;
  label: string;
  thing: string;
  /** What stands here. */
  tile: { id: string; turns: number } | null;
  /** It was built last. */
  last: boolean;
  /** What could stand here, turned like this; in how many ways it could. */
  ghost: { id: string; turns: number; ways: number } | null;
  lit: boolean;
  chosen: boolean;
}

type Build = Extract<Action, { type: "build" }>;
export interface BuildOffer {
  offer: Offer;
  build: Build;
}
export const buildsIn = (offers: readonly Offer[]): BuildOffer[] =>
  offers.flatMap((offer) =>
    offer.action.type === "build" ? [{ offer, build: offer.action as Build }] : [],
  );

/** The tile that is being built: the chosen one, or the only one that can be. */
export function buildingTile(
  chosen: readonly string[],
  builds: readonly BuildOffer[],
): string | null {
  const tiles = [...new Set(builds.map(({ build }) => build.tile))];
  const picked = tiles.find((tile) => chosen[0] === tileThing(tile));
  return picked ?? (chosen.length === 0 && tiles.length === 1 ? (tiles[0] ?? null) : null);
}

/** How a tile lies on a place: as wanted if it may, else as it first may. */
export const turnedFor = (spot: Spot, wanted: number): Rotation =>
  spot.rotations.find((turns) => turns === wanted) ?? spot.rotations[0] ?? 0;
/** The next way it may lie there. */
export function turnedOn(spot: Spot, turns: number, by: 1 | -1): Rotation {
  const at = spot.rotations.indexOf(turns as Rotation);
  const count = spot.rotations.length;
  return spot.rotations[(at + by + count) % count] ?? 0;
}

const CELLS = Array.from({ length: COLUMNS * ROWS }, (_, at) => {
  const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
  return { name: `${"abcdef"[column]}${row + 1}` as Cell, column, row };
});

export function cellsShown(
  table: Table,
  view: View,
  /** The tile whose places are shown, and how it is wanted to lie. */
  tile: string | null,
  wanted: number,
  last: string | null,
): CellShown[] {
  const builds = buildsIn(table.offers).filter(({ build }) => build.tile === tile);
  const legal = new Set(builds.map(({ build }) => build.cell));
  const spots = new Map(
    (tile ? findTile(view, tile, table.me).places : []).map((spot) => [spot.cell, spot]),
  );
  const built = new Map(view.yard.built.map((each) => [each.cell, each]));
  return CELLS.map(({ name, column, row }) => {
    const stands = built.get(name);
    const spot = spots.get(name);
    const thing = cellThing(name);
    const chosen = table.chosen[1] === thing;
    const ghost =
      tile && spot && !stands
        ? { id: tile, turns: turnedFor(spot, wanted), ways: spot.rotations.length }
        : null;
    return {
      name,
      column,
      row,
      label: stands
        ? t("ver-built-at", { tile: stands.tile, cell: name })
        : t("ver-cell-for", {
            cell: name,
            tile: tile ?? "none",
            ways: ghost?.ways ?? 0,
            turns: ghost?.turns ?? 0,
          }),
      thing,
      tile: stands ? { id: stands.tile, turns: stands.rotation } : null,
      last: name === last,
      ghost,
      lit: legal.has(name) && !chosen,
      chosen,
    };
  });
}
