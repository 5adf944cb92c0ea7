import type { Pen } from "./pen";
import { type Point, ROOM } from "./shapes";
import type { Drawing, Indoors } from "./tiles";

/** Inlays and furniture: everything within the walls. */
export function drawRoom(pen: Pen, tile: Drawing): string {
  switch (tile.shape) {
    case "XXXX":
      return "";
    case "IXXX":
      return pavilion(pen, tile);
    case "IIXX":
      return corner(pen, tile);
    case "IXIX":
      return gallery(pen, tile);
    case "IIIX":
      return salon(pen, tile);
    case "IIII":
      return hall(pen, tile);
  }
}

const rings = (pen: Pen, x: number, y: number, ...radii: number[]) =>
  radii.map((radius) => pen.dot(x, y, radius, "inlay")).join("");

function pavilion(pen: Pen, tile: Drawing): string {
  const [x, y] = ROOM.IXXX;
  if (tile.detail === "kitchen")
    return (
      pen.box(x, y, 26, 7, "table") +
      pen.each(
        [
          [40, 14],
          [50, 14],
          [60, 14],
        ],
        (a, b) => pen.dot(a, b, 2, "chair"),
      )
    );
  if (tile.detail === "pergola")
    return (
      rings(pen, x, y, 8) +
      pen.each(
        [
          [32, 30],
          [68, 30],
          [32, 12],
          [68, 12],
        ],
        (a, b) => pen.dot(a, b, 2.1, "column"),
      )
    );
  if (tile.detail === "gate") return pen.curve(x, y, "M0-9 3-3 9 0 3 3 0 9-3 3-9 0-3-3Z", "star");
  return rings(pen, x, y, 9, 4);
}

function corner(pen: Pen, tile: Drawing): string {
  const [x, y] = ROOM.IIXX;
  const only = tile.indoors[0];
  if (only)
    return (
      pen.box(x, 64, 22, 40, "inlay") +
      pen.thing(only, x, y, 0.88) +
      pen.each(
        [
          [20, 19],
          [34, 19],
          [48, 19],
        ],
        (a, b) => pen.dot(a, b, 2.1, "column"),
      )
    );
  switch (tile.detail) {
    case "steps":
      return (
        [10, 15, 20, 25, 30]
          .map((v) =>
            pen.line(
              [
                [70, v],
                [92, v],
              ],
              "step",
            ),
          )
          .join("") +
        rings(pen, 79, 70, 9, 5) +
        pen.each(
          [
            [20, 19],
            [36, 19],
            [52, 19],
          ],
          (a, b) => pen.dot(a, b, 2.1, "column"),
        )
      );
    case "stores":
      return (
        pen.each(
          [
            [18, 13],
            [30, 13],
            [42, 13],
            [88, 60],
            [88, 72],
            [88, 84],
          ],
          (a, b) => pen.box(a, b, 8, 8, "crate"),
        ) + rings(pen, x, y, 8)
      );
    case "benches":
      return (
        pen.each(
          [
            [24, 14],
            [44, 14],
          ],
          (a, b) => pen.box(a, b, 15, 5, "table"),
        ) +
        pen.each(
          [
            [74, 62],
            [74, 78],
          ],
          (a, b) => pen.box(a, b, 5, 11, "table"),
        ) +
        rings(pen, x, y, 8, 5)
      );
    case "gilded":
      return (
        pen.box(x, y, 26, 26, "gilt") +
        pen.curve(x, y, "M0-10 3-3 10 0 3 3 0 10-3 3-10 0-3-3Z", "star-gold") +
        pen.box(30, 19, 30, 18, "gilt") +
        pen.box(79, 68, 18, 34, "gilt")
      );
    default:
      return (
        rings(pen, x, y, 8, 5) +
        [62, 67, 72]
          .map((v) =>
            pen.line(
              [
                [71, v],
                [91, v],
              ],
              "inlay",
            ),
          )
          .join("") +
        pen.each(
          [
            [22, 19],
            [36, 19],
            [50, 19],
          ],
          (a, b) => pen.dot(a, b, 2.1, "column"),
        )
      );
  }
}

function gallery(pen: Pen, tile: Drawing): string {
  const [x, y] = ROOM.IXIX;
  const only = tile.indoors[0];
  const both = (column: (side: 39 | 61) => string) => column(39) + column(61);
  if (only)
    return (
      pen.thing(only, x, y, 0.9) +
      pen.each(
        [
          [50, 24],
          [50, 76],
        ],
        (a, b) => pen.thing(only, a, b, 0.5),
      )
    );
  switch (tile.detail) {
    case "colonnade":
      return (
        both((side) =>
          [24, 33, 42, 50, 58, 67, 76].map((v) => pen.dot(side, v, 2.6, "column")).join(""),
        ) + pen.box(x, y, 10, 62, "inlay")
      );
    case "flags":
      return (
        both((side) =>
          [30, 42, 58, 70]
            .map((v, at) => pen.box(side, v, 3.4, 6, at % 2 ? "rug" : "banner"))
            .join(""),
        ) +
        pen.box(x, y, 11, 60, "rug") +
        pen.box(x, y, 7, 55, "gold-line")
      );
    case "columns":
      return (
        both((side) => [26, 38, 50, 62, 74].map((v) => pen.dot(side, v, 2.1, "column")).join("")) +
        rings(pen, x, y, 7)
      );
    default:
      return (
        both((side) => [30, 42, 58, 70].map((v) => pen.dot(side, v, 2.1, "column")).join("")) +
        rings(pen, x, y, 8, 5)
      );
  }
}

function salon(pen: Pen, tile: Drawing): string {
  const [x, y] = ROOM.IIIX;
  const only = tile.indoors[0];
  const carpet = pen.box(x, y, 40, 40, "inlay");
  if (only)
    return (
      carpet +
      (tile.floor === "parquet" ? pen.box(x, y, 46, 46, "inlay") : "") +
      pen.thing(only, x, y, 1.15)
    );
  if (tile.detail === "arms") {
    const racks: readonly Point[] = [
      [92, 20],
      [92, 32],
      [92, 68],
      [92, 80],
    ];
    return (
      carpet +
      pen.each(racks, (a, b) => pen.box(a, b, 3, 8, "table")) +
      pen.curve(x, y, "M-9-9 9 9M9-9-9 9M-9-5-5-9M9-5 5-9", "steel") +
      pen.dot(x, y, 3, "gold")
    );
  }
  const around = (count: number, radius: number, draw: (a: number, b: number) => string) =>
    Array.from({ length: count }, (_, at) =>
      draw(
        x + radius * Math.cos((at * 2 * Math.PI) / count),
        y + radius * Math.sin((at * 2 * Math.PI) / count),
      ),
    ).join("");
  if (tile.detail === "sofas")
    return (
      carpet +
      pen.curve(x, y, "M0-14 4-4 14 0 4 4 0 14-4 4-14 0-4-4Z", "star") +
      pen.each(
        [
          [50, 12],
          [84, 12],
          [50, 88],
          [84, 88],
        ],
        (a, b) => pen.box(a, b, 14, 5, "chair"),
      )
    );
  return (
    carpet +
    pen.dot(x, y, 8.5, "table") +
    rings(pen, x, y, 5.5) +
    around(6, 12.5, (a, b) => pen.dot(a, b, 2.2, "chair"))
  );
}

function hall(pen: Pen, tile: Drawing): string {
  const inlaid =
    pen.box(50, 50, 68, 68, "inlay") + pen.box(50, 50, 60, 60, "inlay") + rings(pen, 50, 50, 22);
  if (tile.indoors.length < 2)
    return `${inlaid + pen.curve(50, 50, "M0-17 5-5 17 0 5 5 0 17-5 5-17 0-5-5Z", "star")}${pen.dot(50, 50, 4, "gold")}`;
  const main = tile.indoors.find((each) => each !== "mirror") as Indoors;
  const other = tile.indoors.find((each) => each !== main) as Indoors;
  const around: readonly Point[] = [
    [27, 27],
    [73, 27],
    [73, 73],
    [27, 73],
  ];
  return (
    inlaid +
    pen.thing(main, 50, 50, 1.35) +
    pen.each(around, (x, y) => pen.thing(other, x, y, 0.52))
  );
}
