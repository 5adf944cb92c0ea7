import kingTable from "@games/versailles/data/king.csv?raw";
import startTable from "@games/versailles/data/start.csv?raw";
import tileTable from "@games/versailles/data/tiles.csv?raw";
import yardTable from "@games/versailles/data/yard.csv?raw";
import { rowsOf } from "@/lib/printed/tables";
import type { Decoration } from "@/lib/wire/versailles";
import { type Cost, costOf } from "../reading";

/** What is printed on board and tiles, as the pictures of the rulebook show it. */
type Row = Record<string, string>;
const number = (row: Row, column: string) => Number(row[column] ?? 0);

const DECORATION: Record<string, Decoration> = {
  OT: "orange-tree",
  ST: "statue",
  FO: "fountain",
  TA: "tapestry",
  CH: "chandelier",
  MI: "mirror",
};

/** A cost, from the columns of a row that tell it. */
export const costIn = (row: Row): Cost =>
  costOf(
    number(row, "workers"),
    { wood: number(row, "wood"), marble: number(row, "marble"), gold: number(row, "gold") },
    (row.decorations ?? "-").split("+").flatMap((code) => DECORATION[code] ?? []),
  );

export interface TilePrinted {
  id: string;
  tile: string;
  /** North, east, south, west: I interior, X exterior. */
  edges: string;
  cost: Cost;
  points: number;
}
export const TILES: readonly TilePrinted[] = rowsOf(tileTable).map((row) => ({
  id: row.id ?? "",
  tile: (row.name ?? "").toLowerCase().replaceAll("'", "").replaceAll(" ", "-"),
  edges: row.edges ?? "",
  cost: costIn(row),
  points: number(row, "points"),
}));
/** The shapes, from gardens to rooms, each with its tiles. */
export const SHAPES = [...new Set(TILES.map(({ edges }) => edges))].map((edges) => ({
  edges,
  tiles: TILES.filter((tile) => tile.edges === edges),
}));

/** Workers at the start: by number of players and place in the order of turns. */
export const START = rowsOf(startTable);
export const KING = rowsOf(kingTable).map((row) => number(row, "steps"));

/** What the border is along each side of the yard. */
const lines = (line: string, end: "first" | "last") =>
  rowsOf(yardTable)
    .filter((row) => row.line === line)
    .map((row) => row[end] ?? "")
    .join("");
export const BORDER = {
  north: lines("column", "first"),
  east: lines("row", "last"),
  south: lines("column", "last"),
  west: lines("row", "first"),
};
