import type { Asked, Heard, Seat, Standings, Viewer } from "./tabletop";

export const VERSION = 1;

export type FromClient =
  | { kind: "hello"; v: number; seen: number }
  | { kind: "submit"; v: number; id: string; ply: number; steps: unknown[] }
  | { kind: "take_back"; v: number; id: string; ply: number }
  | { kind: "beat"; v: number };

export type FromHouse =
  | { kind: "welcome"; v: number; table: TableInfo; briefing?: Brief; entries: Array<Line>; open_view?: unknown }
  | { kind: "moved"; v: number; seq: number; entries?: Array<Line>; briefing: Change; open_view?: unknown }
  | { kind: "table"; v: number; table: TableInfo }
  | { kind: "ack"; v: number; id: string }
  | { kind: "refused"; v: number; id?: string; reason: Reason }
  | { kind: "beat"; v: number };

export type Offer = { action: { type: string; [field: string]: unknown }; notation: string; path: Array<string> };

export type Line = { n: number } & Heard<{ type: string; [field: string]: unknown }>;

export type Brief = { ply: number; asked: Asked; view: unknown; actions?: Array<Offer>; can_take_back?: boolean };

export type Change = {
  ply: number;
  asked: Asked;
  patch?: unknown;
  view?: unknown;
  actions?: Array<Offer>;
  can_take_back?: boolean;
};

export type Reason = { type: string; [field: string]: unknown };

export type Me = { id: string; name: string };

export type Rename = { name: string };

export type Variants = { seats: number; options: unknown[] };

export type GameInfo = {
  id: string;
  rules_version: number;
  seats: [number, number];
  variants: Array<Variants>;
  bots: Array<string>;
};

export type RulesText = { game: string; lang: string; text: string };

export type BotSeat = { seat?: Seat; bot: string };

export type NewTable = {
  game: string;
  seats?: number;
  options?: unknown;
  bots?: Array<BotSeat>;
  play_now?: boolean;
  luck?: string;
};

export type JoinTable = { seat?: Seat; luck?: string };

export type SeatBot = { seat: Seat; bot?: string };

export type Stage = "lobby" | "playing" | "over";

export type SeatInfo = { name?: string; bot?: string; present: boolean };

export type TableInfo = {
  id: string;
  game: string;
  options: unknown;
  stage: Stage;
  seats: Array<SeatInfo>;
  watching: number;
  viewer: Viewer;
  is_host: boolean;
  commitment: string;
  standings?: Standings;
  rematch?: string;
};

export type Tables = { tables: Array<TableInfo> };

export type Trouble = { refused: Reason };
