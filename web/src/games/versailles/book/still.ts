import arrowTable from "@games/versailles/data/arrows.csv?raw";
import { rowsOf } from "@/lib/printed/tables";
import type { Cell } from "@/lib/wire/versailles";
import { t } from "@/lib/words/current.svelte";
import { COLUMNS, type Place, ROWS, ZONES } from "../layout";
import type { CellShown } from "../yard";
import type { ZoneShown } from "../zones";

/** The board as a picture: nothing on it can be touched. */
export const PLACES: readonly Place[] = [...ZONES, "yard"];
export const ARROWS = rowsOf(arrowTable).map(({ from, to }) => `${from}>${to}`);

export type Standing = Partial<Record<Place, readonly number[]>>;

/** Places with workers by seat, and with the markers that stand there. */
export function stillZones(workers: Standing, markers: Standing = {}): Record<Place, ZoneShown> {
  const still = (zone: Place): ZoneShown => ({
    name: t(`ver-short-${zone}`),
    label: t(`ver-short-${zone}`),
    gives: t(`ver-gives-${zone}`),
    signs: [],
    workers: workers[zone] ?? [],
    markers: markers[zone] ?? [],
    thing: "",
    lit: false,
    chosen: false,
    goal: false,
    maybe: false,
    far: false,
    active: false,
  });
  return Object.fromEntries(PLACES.map((zone) => [zone, still(zone)])) as Record<Place, ZoneShown>;
}

/** Cells with what stands on them. */
export const stillCells = (
  built: readonly { cell: string; tile: string; rotation: number }[] = [],
): CellShown[] =>
  Array.from({ length: COLUMNS * ROWS }, (_, at) => {
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    const name = `${"abcdef"[column]}${row + 1}` as Cell;
    const stands = built.find(({ cell }) => cell === name);
    return {
      name,
      column,
      row,
      label: name,
      thing: "",
      tile: stands ? { id: stands.tile, turns: stands.rotation } : null,
      last: false,
      ghost: null,
      lit: false,
      chosen: false,
    };
  });
