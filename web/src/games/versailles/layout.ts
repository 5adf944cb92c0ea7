/**
 * Where everything lies on the plan, for a wide, a low and a tall screen. The arrows are the
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
  kind: "wide" | "low" | "tall";
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
  /** What the viewer owns, where nothing else shows it. */
  purse: Box | null;
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
  purse: null,
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
  purse: null,
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

/** The same ring with larger letters: for a phone on its side, and wherever the plan is small. */
export const LOW: Layout = {
  kind: "low",
  width: 536,
  height: 348,
  cell: 41,
  yard: [141, 104],
  border: 5,
  zones: {
    "kings-favour": [5, 30, 124, 60],
    quarry: [206, 30, 124, 60],
    mine: [407, 30, 124, 60],
    architects: [407, 150, 124, 60],
    workshop: [407, 283, 124, 60],
    sawmill: [206, 283, 124, 60],
    alchemists: [5, 283, 124, 60],
    yard: [22, 150, 107, 60],
  },
  figure: [18, 25],
  walk: { x: 22, y: 20, length: 490, size: 12 },
  technologies: null,
  purse: [22, 216, 107, 60],
  arrows: {
    "kings-favour>quarry": [
      [130, 60],
      [205, 60],
    ],
    "quarry>mine": [
      [331, 60],
      [406, 60],
    ],
    "mine>architects": [
      [469, 91],
      [469, 149],
    ],
    "architects>workshop": [
      [469, 211],
      [469, 282],
    ],
    "workshop>sawmill": [
      [406, 313],
      [331, 313],
    ],
    "sawmill>alchemists": [
      [205, 313],
      [130, 313],
    ],
    "alchemists>kings-favour": [
      [12, 282],
      [12, 91],
    ],
    "quarry>yard": [
      [264, 91],
      [264, 98],
    ],
    "mine>yard": [
      [412, 91],
      [393, 116],
    ],
    "architects>yard": [
      [406, 180],
      [393, 180],
    ],
    "workshop>yard": [
      [412, 282],
      [393, 252],
    ],
    "yard>sawmill": [
      [264, 274],
      [264, 282],
    ],
  },
  avenues: [
    [
      [60, 60],
      [469, 60],
    ],
    [
      [469, 60],
      [469, 313],
    ],
    [
      [469, 313],
      [60, 313],
    ],
    [
      [12, 313],
      [12, 60],
    ],
  ],
};
