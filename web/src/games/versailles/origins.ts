import arrowTable from "@games/versailles/data/arrows.csv?raw";
import decorationTable from "@games/versailles/data/decorations.csv?raw";
import slotTable from "@games/versailles/data/display.csv?raw";
import kingTable from "@games/versailles/data/king.csv?raw";
import startTable from "@games/versailles/data/start.csv?raw";
import trackTable from "@games/versailles/data/technologies.csv?raw";
import tileTable from "@games/versailles/data/tiles.csv?raw";
import yardTable from "@games/versailles/data/yard.csv?raw";
import { type Origin, originNamed, type Tally, tallied, together } from "@/lib/printed/origin";
import { rowsOf } from "@/lib/printed/tables";

type Row = Record<string, string>;
/** A row has one status, or one for each of its numbers. */
const statuses = (row: Row): Origin[] =>
  Object.entries(row)
    .filter(([column]) => column === "status" || column.endsWith("_status"))
    .map(([, status]) => originNamed(status));

export const SLOTS = rowsOf(slotTable);
export const DECORATIONS = rowsOf(decorationTable);
export const STEPS = rowsOf(trackTable);
const TILES = rowsOf(tileTable);
const ARROWS = rowsOf(arrowTable);

/** Where the numbers of a row come from: as the least certain of them. */
export const originOf = (row: Row | undefined): Origin => (row ? together(statuses(row)) : "known");
/** A tile is called by its name, in small letters: `queens-salon`. */
const called = (name = "") => name.toLowerCase().replaceAll("'", "").replaceAll(" ", "-");
export const tileOrigin = (tile: string): Origin =>
  originOf(TILES.find(({ name }) => called(name) === tile));
export const slotOrigin = (number: number): Origin =>
  originOf(SLOTS.find(({ slot }) => slot === String(number)));
export const decorationOrigin = (name: string): Origin =>
  originOf(DECORATIONS.find(({ decoration }) => decoration === name));
export const stepOrigin = (name: string, number: number): Origin =>
  originOf(STEPS.find(({ track, step }) => track === name && step === String(number)));
export const arrowOrigin = (begin: string, end: string): Origin =>
  originOf(ARROWS.find(({ from, to }) => from === begin && to === end));

/** Those of all numbers on board and tiles. */
export const allOrigins = (): Origin[] =>
  [TILES, ARROWS, SLOTS, DECORATIONS, STEPS, ...[kingTable, startTable, yardTable].map(rowsOf)]
    .flat()
    .flatMap(statuses);
/** How many of the tiles of the box are ours. */
export const tally = (): Tally => tallied(TILES.map(originOf));
