import { drawGarden } from "./gardens";
import { Pen } from "./pen";
import { drawRoom } from "./rooms";
import { HALL, type Point } from "./shapes";
import { DRAWINGS, type Drawing } from "./tiles";

const drawn = new Map<string, string>();

/** The picture of a tile after so many quarter turns, as markup within 100 by 100. */
export function drawTile(tile: string, turns: number): string {
  const key = `${tile}/${turns}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const drawing = DRAWINGS[tile];
  const picture = drawing ? draw(drawing, new Pen(turns)) : "";
  drawn.set(key, picture);
  return picture;
}

function draw(tile: Drawing, pen: Pen): string {
  const ground = '<rect class="t-gravel" width="100" height="100"/>';
  const outline = HALL[tile.shape];
  if (outline.length === 0) return ground + drawGarden(pen, tile);
  const shape = pen.outline(outline);
  const palace = `<path class="t-cast" transform="translate(2.6 3)" d="${shape}"/><path class="t-floor t-on-${tile.floor}" d="${shape}"/>`;
  return (
    ground +
    drawGarden(pen, tile) +
    palace +
    drawRoom(pen, tile) +
    walls(outline, pen) +
    stairs(tile, pen)
  );
}

/** On an edge of the tile lies half a wall with a door at its middle; elsewhere a whole one with windows. */
function walls(outline: readonly Point[], pen: Pen): string {
  let sills = "";
  let bricks = "";
  let windows = "";
  outline.forEach((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from;
    if (onEdge(from, to)) {
      sills += pen.line([inwards(along(from, to, 39)), inwards(along(from, to, 61))], "sill");
      bricks += halfWall(from, to, pen);
    } else {
      bricks += pen.line([from, to], "wall");
      windows += windowsOf(from, to, pen);
    }
  });
  return sills + bricks + windows;
}

const isEdge = (value: number) => value === 0 || value === 100;
const onEdge = ([ax, ay]: Point, [bx, by]: Point) =>
  (ax === bx && isEdge(ax)) || (ay === by && isEdge(ay));
const pulled = (value: number) => (value === 0 ? 1.2 : value === 100 ? 98.8 : value);
const inwards = ([x, y]: Point): Point => [pulled(x), pulled(y)];
/** The point of a side that has this coordinate along it. */
const along = (from: Point, to: Point, value: number): Point =>
  from[0] === to[0] ? [from[0], value] : [value, from[1]];

function halfWall(from: Point, to: Point, pen: Pen): string {
  const vertical = from[0] === to[0];
  const sign = vertical ? Math.sign(to[1] - from[1]) : Math.sign(to[0] - from[0]);
  // The ends keep their place along the wall, so that walls of two tiles meet.
  const fixed = ([x, y]: Point): Point => (vertical ? [pulled(x), y] : [x, pulled(y)]);
  const door = [along(from, to, 50 - sign * 11), along(from, to, 50 + sign * 11)] as const;
  return (
    pen.line([fixed(from), fixed(door[0])], "half") +
    pen.line([fixed(door[1]), fixed(to)], "half") +
    door.map((jamb) => pen.dot(...fixed(jamb), 1.9, "jamb")).join("")
  );
}

function windowsOf(from: Point, to: Point, pen: Pen): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const count = Math.floor(length / 10);
  const on = (far: number): Point => [
    from[0] + ((to[0] - from[0]) * far) / length,
    from[1] + ((to[1] - from[1]) * far) / length,
  ];
  return Array.from({ length: count }, (_, at) => {
    const middle = ((at + 0.5) * length) / count;
    return pen.line([on(middle - 2.3), on(middle + 2.3)], "window");
  }).join("");
}

/** The way from the room into its garden. */
function stairs(tile: Drawing, pen: Pen): string {
  if (tile.shape === "IXXX")
    return (
      pen.line(
        [
          [43, 44],
          [57, 44],
        ],
        "door",
      ) +
      [46.5, 48.7]
        .map((y) =>
          pen.line(
            [
              [42, y],
              [58, y],
            ],
            "step",
          ),
        )
        .join("")
    );
  if (tile.shape === "IIIX")
    return (
      pen.line(
        [
          [34, 44],
          [34, 56],
        ],
        "door",
      ) +
      pen.line(
        [
          [31.7, 43],
          [31.7, 57],
        ],
        "step",
      )
    );
  return "";
}
