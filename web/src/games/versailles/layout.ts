/**
 * Where everything lies on the plan, for a wide and for a tall screen. The arrows are the
 * view's; here is only the way each of them takes on the paper.
 */
export const ZONES = [
  "kings-favour",
  "quarry",
  "mine",
  "architects",
  "workshop",
  "sawmill",
  "alchemists",
] as const;
export type Place = (typeof ZONES)[number] | "yard";

export type Spot = readonly [x: number, y: number];
/** A box: left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];
/** From one point to another, bent to the left or right by so much. */
export type Way = readonly [from: Spot, to: Spot, bend?: number];

export interface Layout {
  kind: "wide" | "tall";
  width: number;
  height: number;
  cell: number;
  /** The north-west corner of the yard, and how thick its border is. */
  yard: Spot;
  border: number;
  zones: Record<Place, Box>;
  /** Size of a worker. */
  figure: Spot;
  walk: { x: number; y: number; length: number; size: number };
  technologies: Spot | null;
  /** `from>to`. */
  arrows: Record<string, Way>;
  avenues: readonly (readonly [Spot, Spot])[];
}

export const COLUMNS = 6;
export const ROWS = 4;

export const WIDE: Layout = {
  kind: "wide",
  width: 950,
  height: 656,
  cell: 80,
  yard: [235, 186],
  border: 9,
  zones: {
    "kings-favour": [14, 62, 182, 98],
    quarry: [384, 62, 182, 98],
    mine: [754, 62, 182, 98],
    architects: [754, 298, 182, 98],
    workshop: [754, 544, 182, 98],
    sawmill: [394, 544, 182, 98],
    alchemists: [14, 544, 182, 98],
    yard: [216, 517, 168, 66],
  },
  figure: [25, 34.6],
  walk: { x: 46, y: 37, length: 850, size: 26 },
  technologies: [50, 214],
  arrows: {
    "kings-favour>quarry": [
      [198, 111],
      [382, 111],
    ],
    "quarry>mine": [
      [568, 111],
      [752, 111],
    ],
    "mine>architects": [
      [845, 162],
      [845, 296],
    ],
    "architects>workshop": [
      [845, 398],
      [845, 542],
    ],
    "workshop>sawmill": [
      [752, 600],
      [578, 600],
    ],
    "sawmill>alchemists": [
      [392, 606],
      [198, 606],
    ],
    "alchemists>kings-favour": [
      [30, 542],
      [30, 162],
    ],
    "quarry>yard": [
      [475, 161],
      [475, 177],
    ],
    "mine>yard": [[770, 162], [727, 214], 9],
    "architects>yard": [
      [752, 347],
      [727, 347],
    ],
    "workshop>yard": [[770, 542], [727, 478], -9],
    "yard>sawmill": [
      [540, 517],
      [540, 542],
    ],
  },
  avenues: [
    [
      [105, 111],
      [845, 111],
    ],
    [
      [845, 111],
      [845, 600],
    ],
    [
      [845, 603],
      [105, 603],
    ],
    [
      [30, 600],
      [30, 111],
    ],
  ],
};

export const TALL: Layout = {
  kind: "tall",
  width: 390,
  height: 544,
  cell: 57,
  yard: [24, 150],
  border: 6,
  zones: {
    "kings-favour": [6, 42, 87, 92],
    quarry: [103, 42, 87, 92],
    mine: [200, 42, 87, 92],
    architects: [297, 42, 87, 92],
    workshop: [272, 444, 110, 92],
    sawmill: [140, 444, 110, 92],
    alchemists: [8, 444, 110, 92],
    yard: [18, 388, 186, 50],
  },
  figure: [18, 25],
  walk: { x: 19, y: 24, length: 350, size: 12 },
  technologies: null,
  arrows: {
    "kings-favour>quarry": [
      [93, 88],
      [103, 88],
    ],
    "quarry>mine": [
      [190, 88],
      [200, 88],
    ],
    "mine>architects": [
      [287, 88],
      [297, 88],
    ],
    "architects>workshop": [
      [380, 135],
      [380, 442],
    ],
    "workshop>sawmill": [
      [271, 490],
      [251, 490],
    ],
    "sawmill>alchemists": [
      [139, 490],
      [119, 490],
    ],
    "alchemists>kings-favour": [
      [10, 442],
      [10, 136],
    ],
    "quarry>yard": [
      [146, 135],
      [146, 144],
    ],
    "mine>yard": [
      [243, 135],
      [243, 144],
    ],
    "architects>yard": [
      [340, 135],
      [340, 144],
    ],
    "workshop>yard": [
      [330, 443],
      [330, 386],
    ],
    "yard>sawmill": [
      [228, 386],
      [228, 443],
    ],
  },
  avenues: [
    [
      [50, 88],
      [340, 88],
    ],
    [
      [380, 90],
      [380, 480],
    ],
    [
      [340, 490],
      [60, 490],
    ],
    [
      [10, 480],
      [10, 90],
    ],
  ],
};

/** Trees on both sides of the avenues, but not where a cartouche lies. */
export function trees(layout: Layout): Spot[] {
  if (layout.kind === "tall") return [];
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
  const wide = Math.min(width * 1.42, (room - width) / Math.max(1, here.length - 1));
  return here.map(({ seat, count }, at) => ({ seat, count, x: at * wide }));
}
