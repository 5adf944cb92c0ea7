/**
 * The necklace as it hangs: columns fan about a point high above, so that the honeycomb
 * keeps its six neighbours and still looks like a bib on a chain.
 */
export interface At {
  x: number;
  y: number;
}
type Point = readonly [number, number];

/** The radius of a setting, and the size of the picture. */
export const R = 43;
export const VIEW_BOX = "34 0 1012 486";
const PITCH = 66.5;
const RISE = 38;
const FAN = 1250;
const MID = 540;
const TOP = 192;
const CHAIN = -92;

const lean = (x: number) => (x * PITCH) / FAN;
function hang(x: number, drop: number): Point {
  return [MID + (FAN + drop) * Math.sin(lean(x)), TOP - FAN + (FAN + drop) * Math.cos(lean(x))];
}
const short = (value: number) => value.toFixed(1);

/** The middle of a place, by its column and doubled height (SA-C4). */
export const spot = (at: At): Point => hang(at.x, at.y * RISE);
/** How far a column leans, in degrees. */
export const tilt = (x: number): number => Number(((-lean(x) * 180) / Math.PI).toFixed(2));

/** A setting: a hexagon with soft corners. */
export function hexagon(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, at): Point => {
    const angle = (at * Math.PI) / 3;
    return [radius * Math.cos(angle), radius * 0.985 * Math.sin(angle)];
  });
  const near = (from: Point, to: Point) =>
    `${short(from[0] + (to[0] - from[0]) * 0.16)} ${short(from[1] + (to[1] - from[1]) * 0.16)}`;
  const corner = (at: number): Point => corners[(at + 6) % 6] ?? [0, 0];
  const turns = corners.map(
    (here, at) =>
      `${at === 0 ? "M" : "L"}${near(here, corner(at - 1))}Q${short(here[0])} ${short(here[1])} ${near(here, corner(at + 1))}`,
  );
  return `${turns.join("")}Z`;
}

/** One link of the chain. */
export interface Link {
  transform: string;
  rx: number;
  ry: number;
}

/** Oval links laid along a line of points, every other one seen from its edge. */
function links(points: readonly Point[], size: number): Link[] {
  const found: Link[] = [];
  let wait = 0;
  for (let at = 1; at < points.length; at += 1) {
    const [ax, ay] = points[at - 1] ?? [0, 0];
    const [bx, by] = points[at] ?? [0, 0];
    const length = Math.hypot(bx - ax, by - ay);
    const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    let along = wait;
    for (; along < length; along += size * 1.25) {
      const share = along / length;
      found.push({
        transform: `translate(${short(ax + (bx - ax) * share)} ${short(ay + (by - ay) * share)}) rotate(${angle.toFixed(0)})`,
        rx: size * 0.82,
        ry: found.length % 2 === 1 ? size * 0.2 : size * 0.5,
      });
    }
    wait = along - length;
  }
  return found;
}

/** The chain and the short drops the columns hang from. */
export function chain(): { links: Link[]; beads: Point[] } {
  const points: Point[] = [];
  for (let step = -79; step <= 79; step += 1) {
    const x = step / 10;
    const [left, top] = hang(x, CHAIN);
    const over = Math.max(0, Math.abs(x) - 7.2);
    points.push([left - Math.sign(x) * over * 8, top - over * over * 60]);
  }
  const found = links(points, 6.4);
  const beads: Point[] = [];
  for (let x = -7; x <= 7; x += 1) {
    const top = -(Math.abs(x) % 2) * RISE - RISE;
    beads.push(hang(x, CHAIN));
    if (top - CHAIN > 20) found.push(...links([hang(x, CHAIN + 9), hang(x, top + 2)], 4.4));
    else {
      const [left, high] = hang(x, (CHAIN + top) / 2);
      found.push({
        transform: `translate(${short(left)} ${short(high)}) rotate(${tilt(x)})`,
        rx: 3,
        ry: 8,
      });
    }
  }
  return { links: found, beads };
}

/** A beam through these places, as a path. */
export const route = (places: readonly At[]): string =>
  `M${places.map((at) => spot(at).map(short).join(" ")).join("L")}`;

/** Where the worth of a line is told: just beyond its last stone. */
export function beyond(last: At, before: At): Point {
  const [x, y] = spot(last);
  const [fromX, fromY] = spot(before);
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const far = R + 13;
  return [x + ((x - fromX) / length) * far, y + ((y - fromY) / length) * far];
}

/** Where the sum stands: beside the place, within the picture. */
export function sumSpot(at: At): Point {
  const [x, y] = spot(at);
  const side = x < MID ? -1 : 1;
  const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return [within(x + side * 190, 96, 984), within(y + 120, 300, 446)];
}

/** The nearest of some places in the direction of an arrow key. */
export function towards<T extends At>(from: At, key: string, among: readonly T[]): T | null {
  const [x, y] = spot(from);
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  if (!step) return null;
  const [dx = 0, dy = 0] = step;
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const there of among) {
    const [tx, ty] = spot(there);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (ahead < 8) continue;
    const far = ahead + aside * 2;
    if (far < least) {
      least = far;
      best = there;
    }
  }
  return best;
}
