/**
 * The six shapes of a palace tile, seen from above in a square of 100 by 100, interior side
 * first to the north. Every exterior side ends in the same gravel walk and every interior
 * side in half a wall with a door at its middle; so any two sides of one kind join.
 */
export type Point = readonly [number, number];
/** A corner of an outline; with a radius, the line to it is an arc that bulges inwards. */
export type Corner = readonly [x: number, y: number, radius?: number];
export const SHAPES = ["XXXX", "IXXX", "IIXX", "IXIX", "IIIX", "IIII"] as const;
export type Shape = (typeof SHAPES)[number];

/** A point after so many quarter turns, clockwise. */
export function spin(x: number, y: number, turns: number): Point {
  let point: Point = [x, y];
  for (let turn = 0; turn < turns; turn += 1) point = [100 - point[1], point[0]];
  return point;
}

const fourTimes = (quarter: readonly Corner[]): Corner[][] =>
  [0, 1, 2, 3].map((turn) =>
    quarter.map(([x, y, radius]): Corner => {
      const [a, b] = spin(x, y, turn);
      return radius === undefined ? [a, b] : [a, b, radius];
    }),
  );

/** The outline of the palace on the tile. Eight units of gravel stay free along exterior sides. */
export const HALL: Record<Shape, readonly Point[]> = {
  XXXX: [],
  IXXX: [
    [8, 0],
    [92, 0],
    [92, 23],
    [75, 23],
    [75, 44],
    [25, 44],
    [25, 23],
    [8, 23],
  ],
  IIXX: [
    [8, 0],
    [100, 0],
    [100, 92],
    [62, 92],
    [62, 38],
    [8, 38],
  ],
  IXIX: [
    [8, 0],
    [92, 0],
    [92, 19],
    [68, 19],
    [68, 81],
    [92, 81],
    [92, 100],
    [8, 100],
    [8, 81],
    [32, 81],
    [32, 19],
    [8, 19],
  ],
  IIIX: [
    [8, 0],
    [100, 0],
    [100, 100],
    [8, 100],
    [8, 74],
    [34, 74],
    [34, 26],
    [8, 26],
  ],
  IIII: [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ],
};

/** Hedged lawns. */
export const LAWNS: Record<Shape, readonly (readonly Corner[])[]> = {
  XXXX: fourTimes([
    [18, 8],
    [43, 8],
    [43, 32],
    [32, 43, 19],
    [8, 43],
    [8, 18],
    [18, 8, 10],
  ]),
  IXXX: [
    [
      [8, 29],
      [19, 29],
      [19, 50],
      [44, 50],
      [44, 59],
      [38, 82, 15],
      [38, 92],
      [18, 92],
      [8, 82, 10],
    ],
    [
      [92, 29],
      [92, 82],
      [82, 92, 10],
      [62, 92],
      [62, 82],
      [56, 59, 15],
      [56, 50],
      [81, 50],
      [81, 29],
    ],
  ],
  IIXX: [
    [
      [8, 44],
      [56, 44],
      [56, 92],
      [18, 92],
      [8, 82, 10],
    ],
  ],
  IXIX: [
    [
      [8, 25],
      [26, 25],
      [26, 75],
      [8, 75],
    ],
    [
      [74, 25],
      [92, 25],
      [92, 75],
      [74, 75],
    ],
  ],
  IIIX: [
    [
      [8, 32],
      [28, 32],
      [28, 68],
      [8, 68],
    ],
  ],
  IIII: [],
};

/** One green with rounded corners, for tiles that have no parterre. */
export const GREEN: readonly Corner[] = [
  [18, 8],
  [82, 8],
  [92, 18, 10],
  [92, 82],
  [82, 92, 10],
  [18, 92],
  [8, 82, 10],
  [8, 18],
  [18, 8, 10],
];

/** A canal in the form of a cross. */
export const CANAL: readonly Corner[] = [
  [42, 12],
  [58, 12],
  [58, 34],
  [66, 42, 8],
  [88, 42],
  [88, 58],
  [66, 58],
  [58, 66, 8],
  [58, 88],
  [42, 88],
  [42, 66],
  [34, 58, 8],
  [12, 58],
  [12, 42],
  [34, 42],
  [42, 34, 8],
];

/** Where the garden and the room have their middle. */
export const GARDEN: Record<Shape, Point> = {
  XXXX: [50, 50],
  IXXX: [50, 72],
  IIXX: [31, 69],
  IXIX: [17, 50],
  IIIX: [18, 50],
  IIII: [50, 50],
};
export const ROOM: Record<Shape, Point> = {
  XXXX: [50, 50],
  IXXX: [50, 22],
  IIXX: [79, 21],
  IXIX: [50, 50],
  IIIX: [67, 50],
  IIII: [50, 50],
};
