import type { Pen } from "./pen";
import { CANAL, GARDEN, GREEN, LAWNS, type Point } from "./shapes";
import type { Drawing } from "./tiles";

/** Lawns, hedges, trees and what decorates them: everything outside the walls. */
export function drawGarden(pen: Pen, tile: Drawing): string {
  switch (tile.shape) {
    case "XXXX":
      return parterre(pen, tile);
    case "IXXX":
      return terrace(pen, tile);
    case "IIXX":
      return court(pen, tile);
    case "IXIX":
      return borders(pen, tile);
    case "IIIX":
      return bed(pen, tile);
    case "IIII":
      return "";
  }
}

const lawns = (pen: Pen, tile: Drawing) =>
  LAWNS[tile.shape].map((corners) => pen.area(corners, "lawn")).join("");
const CORNERS: readonly Point[] = [
  [22, 22],
  [78, 22],
  [78, 78],
  [22, 78],
];
const INNER: readonly Point[] = [
  [29, 29],
  [71, 29],
  [71, 71],
  [29, 71],
];

/** Garden on all four sides. */
function parterre(pen: Pen, tile: Drawing): string {
  if (tile.detail === "green") {
    return (
      pen.area(GREEN, "lawn") +
      [32, 28, 24, 20]
        .map((r, at) => pen.oval(50, 50, r, r - 6, at % 2 ? "lawn-flat" : "mown"))
        .join("") +
      pen.each(
        [
          [20, 20],
          [80, 20],
          [80, 80],
          [20, 80],
        ],
        (x, y) => pen.tree(x, y, 4.5),
      ) +
      pen.each(
        [
          [50, 14],
          [86, 50],
          [50, 86],
          [14, 50],
        ],
        (x, y) => pen.tree(x, y, 3),
      )
    );
  }
  if (tile.detail === "canal") {
    return (
      lawns(pen, tile) +
      pen.area(CANAL, "basin") +
      pen.line(
        [
          [48, 18],
          [48, 30],
        ],
        "ripple",
      ) +
      pen.line(
        [
          [52, 70],
          [52, 82],
        ],
        "ripple",
      ) +
      pen.line(
        [
          [70, 48],
          [82, 48],
        ],
        "ripple",
      ) +
      pen.line(
        [
          [18, 52],
          [30, 52],
        ],
        "ripple",
      ) +
      pen.thing("fountain", 50, 50, 0.82) +
      pen.each(
        [
          [24, 24],
          [76, 24],
          [76, 76],
          [24, 76],
        ],
        (x, y) => pen.thing("orange-tree", x, y, 0.8),
      )
    );
  }
  const [main = "statue", other = "statue"] = tile.outdoors;
  const scrolls = CORNERS.map(([x, y], at) =>
    pen.curve(
      x,
      y,
      "M9 9C2 9-8 2-8-4S0-10 0-4-6 0-5-3M9 9C9 2 2-8-4-8S-10 0-4 0",
      "scroll",
      false,
      at * 90,
    ),
  );
  const around: readonly Point[] = [
    [13, 38],
    [38, 13],
    [62, 13],
    [87, 38],
    [87, 62],
    [62, 87],
    [38, 87],
    [13, 62],
  ];
  return (
    lawns(pen, tile) +
    scrolls.join("") +
    pen.each(around, (x, y) => pen.tree(x, y, 3)) +
    pen.dot(50, 50, 17, "round") +
    pen.thing(main, 50, 50, main === "fountain" ? 1.22 : 1.3) +
    pen.each(INNER, (x, y) => pen.thing(other, x, y, 0.62))
  );
}

/** Below a hall that looks north: two lawns and a round place between them. */
function terrace(pen: Pen, tile: Drawing): string {
  const [x, y] = GARDEN.IXXX;
  const trees: readonly Point[] = [
    [13.5, 34],
    [13.5, 45],
    [86.5, 34],
    [86.5, 45],
    [24, 87],
    [76, 87],
  ];
  const planted = lawns(pen, tile) + pen.each(trees, (a, b) => pen.tree(a, b, 3.2));
  if (tile.detail === "kitchen") {
    const rows = [57, 63, 69, 75, 81].map(
      (v, at) =>
        pen.line(
          [
            [13, v],
            [31, v],
          ],
          at % 2 ? "crop" : "crop-red",
        ) +
        pen.line(
          [
            [69, v],
            [87, v],
          ],
          at % 2 ? "crop-red" : "crop",
        ),
    );
    return (
      planted +
      rows.join("") +
      pen.dot(x, y, 12, "round") +
      pen.dot(x, y, 5.5, "well") +
      pen.dot(x, y, 2.8, "water")
    );
  }
  if (tile.detail === "pergola") {
    const beams = [56, 61, 66, 71, 76, 81, 86].map((v) =>
      pen.line(
        [
          [38, v],
          [62, v],
        ],
        "beam",
      ),
    );
    return (
      planted +
      scrolls(pen) +
      pen.box(x, y - 1, 18, 36, "path-flat") +
      beams.join("") +
      pen.line(
        [
          [41, 54],
          [41, 88],
        ],
        "beam",
      ) +
      pen.line(
        [
          [59, 54],
          [59, 88],
        ],
        "beam",
      )
    );
  }
  if (tile.detail === "gate") {
    const piers: readonly Point[] = [
      [37, 90],
      [45, 90],
      [55, 90],
      [63, 90],
    ];
    return (
      planted +
      scrolls(pen) +
      pen.dot(x, y, 13.5, "round") +
      pen.curve(x, y, "M-9 0A9 9 0 0 1 9 0M-6 0A6 6 0 0 1 6 0M0-9V0", "gilt") +
      pen.each(piers, (a, b) => pen.dot(a, b, 2.2, "stone")) +
      pen.line(
        [
          [37, 90],
          [63, 90],
        ],
        "gilt",
      )
    );
  }
  const [only = "statue"] = tile.outdoors;
  return (
    planted +
    scrolls(pen) +
    pen.dot(x, y, 13.5, "round") +
    pen.thing(only, x, y, only === "fountain" ? 0.95 : 1.05)
  );
}

const SCROLL = "M8-8C-2-10-10-4-9 3S0 9 1 3-6-1-5 3M8 9C2 10-2 12-6 12";
const scrolls = (pen: Pen) =>
  pen.curve(26, 66, SCROLL, "scroll") + pen.curve(74, 66, SCROLL, "scroll", true);

/** In the angle of two wings: one square garden with crossing paths. */
function court(pen: Pen, tile: Drawing): string {
  const [x, y] = GARDEN.IIXX;
  const inner = pen.area(
    [
      [14, 50],
      [50, 50],
      [50, 86],
      [22, 86],
      [14, 78, 8],
    ],
    "scroll",
  );
  const paths = pen.curve(x, y, "M-17-19 17 17M-17 15 17-19", "path");
  const trees = pen.each(
    [
      [19, 55],
      [45, 55],
      [45, 81],
      [22, 79],
    ],
    (a, b) => pen.tree(a, b, 2.6),
  );
  const middle = tile.outdoors[0]
    ? pen.thing(tile.outdoors[0], x, y, 0.95)
    : tile.detail === "stores"
      ? pen.dot(x, y, 5.5, "well") + pen.dot(x, y, 2.8, "water")
      : pen.tree(x, y, 7);
  return lawns(pen, tile) + inner + paths + trees + pen.dot(x, y, 12, "round") + middle;
}

/** On both sides of a gallery: a row of trees, or a fountain among them. */
function borders(pen: Pen, tile: Drawing): string {
  const [x, y] = GARDEN.IXIX;
  const fountain = tile.outdoors.includes("fountain");
  const rows: Point[] = [17, 83].flatMap((a) =>
    [32, 44, 56, 68]
      .filter((b) => !(fountain && a === 17 && b > 40 && b < 60))
      .map((b): Point => [a, b]),
  );
  const inside = fountain ? pen.dot(x, y, 8, "round") + pen.thing("fountain", x, y, 0.62) : "";
  return lawns(pen, tile) + pen.each(rows, (a, b) => pen.tree(a, b, 3.6)) + inside;
}

/** A bed let into a wing. */
const bed = (pen: Pen, tile: Drawing) =>
  lawns(pen, tile) +
  pen.each(
    [
      [18, 39],
      [18, 61],
    ],
    (x, y) => pen.tree(x, y, 3.4),
  ) +
  pen.dot(18, 50, 4.5, "mown") +
  pen.each(
    [
      [18, 47.6],
      [20.2, 50],
      [18, 52.4],
      [15.8, 50],
    ],
    (x, y) => pen.dot(x, y, 1, "flower"),
  );
