export type Seat = number;
export type Viewer = { type: "seat"; seat: Seat } | { type: "spectator" } | { type: "open" };
export type Asked =
  | { type: "solo"; seat: Seat }
  | { type: "sealed"; asked: number[]; you: boolean }
  | { type: "over" };
export type Heard<E> =
  | { type: "event"; event: E }
  | { type: "taken_back"; seat: Seat; struck: number[] }
  | { type: "rewound"; struck: number[]; restored: number[] };
export type Standings = { scores: number[]; places: number[] };
