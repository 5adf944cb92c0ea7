import type { Box, Layout, Spot, Way } from "./layout";

/** Trees on both sides of the avenues, but not where a cartouche lies. */
export function trees(layout: Layout): Spot[] {
  if (layout.kind !== "wide") return [];
  const far = 17;
  const boxes = [...Object.values(layout.zones), [44, 168, 176, 368] as Box];
  const free = ([x, y]: Spot) =>
    boxes.every(
      ([left, top, width, height]) =>
        x < left - 8 || x > left + width + 8 || y < top - 8 || y > top + height + 8,
    );
  return layout.avenues.flatMap(([[ax, ay], [bx, by]]) => {
    const length = Math.hypot(bx - ax, by - ay);
    const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
    const row: Spot[] = [];
    for (let along = 8; along < length; along += 15.5)
      for (const side of [-far, far])
        row.push([ax + ux * along - uy * side, ay + uy * along + ux * side]);
    return row.filter(free);
  });
}

/** An arrow as it is drawn: its shaft, and where its head stands and points. */
export function arrow([from, to, bend = 0]: Way, size: number): { shaft: string; head: string } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const middle: Spot = [
    (from[0] + to[0]) / 2 - (dy / length) * bend,
    (from[1] + to[1]) / 2 + (dx / length) * bend,
  ];
  const angle = Math.atan2(to[1] - middle[1], to[0] - middle[0]);
  const back = 10.4 * size;
  const neck: Spot = [to[0] - Math.cos(angle) * back, to[1] - Math.sin(angle) * back];
  const told = (spot: Spot) => spot.map((value) => value.toFixed(1)).join(" ");
  return {
    shaft: `M${told(from)}Q${told(middle)} ${told(neck)}`,
    head: `translate(${told(to)}) rotate(${((angle * 180) / Math.PI).toFixed(1)}) scale(${size})`,
  };
}

/** How a crowd of so many stands in this room: one by one, or as one figure with a count per seat. */
export interface Figure {
  seat: number;
  x: number;
  /** How many this figure stands for. */
  count: number;
}
/** How far the badge with a count reaches, as a share of the figure. */
const BADGE = 1.2;

export function crowd(counts: readonly number[], room: number, width: number): Figure[] {
  const here = counts.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  const all = here.reduce((sum, { count }) => sum + count, 0);
  const step = width * 0.74;
  const gap = 4;
  if (width + (all - 1) * step + (here.length - 1) * gap <= room) {
    let x = -step - gap;
    return here.flatMap(({ seat, count }) => {
      x += gap;
      return Array.from({ length: count }, () => {
        x += step;
        return { seat, x, count: 1 };
      });
    });
  }
  const apart = (room - width * BADGE) / Math.max(1, here.length - 1);
  const wide = Math.min(width * 1.42, apart);
  return here.map(({ seat, count }, at) => ({ seat, count, x: at * wide }));
}

/** Activation markers side by side, closer the more there are: how far apart, and how wide in all. */
export function markerRow(count: number, width: number): { step: number; room: number } {
  const step = width * (count <= 2 ? 0.96 : count === 3 ? 0.66 : 0.4);
  return { step, room: count === 0 ? 0 : width + (count - 1) * step };
}
