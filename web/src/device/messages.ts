import type { Reason, TableInfo } from "@/lib/wire/protocol";

/** Somebody at this device: alone, or one of several who hand it on. */
export interface Person {
  id: string;
  name: string;
}

/** What the page says to the module; what is asked and sent is as in the house. */
export type ToDevice =
  | {
      type: "ask";
      request: number;
      guest: Person;
      method: "GET" | "POST";
      path: string;
      body?: unknown;
    }
  | { type: "open"; client: number; table: string; guest: Person }
  | { type: "frame"; client: number; text: string }
  | { type: "close"; client: number }
  | { type: "alarm" }
  | { type: "written"; write: number; result: "done" | "taken" | "failed"; why?: string }
  | { type: "restore"; table: string; saved: string | null }
  | { type: "forget"; table: string };

/** A table as a list shows it. */
export interface Summary {
  id: string;
  game: string;
  stage: TableInfo["stage"];
  /** Seconds since 1970. */
  touched: number;
  info: TableInfo;
  guests: { id: string; name: string; seat: number }[];
}

/** A table to be kept: on top of this revision, or nothing if there must be no such table yet. */
export interface Put {
  table: string;
  based_on: string | null;
  revision: string;
  saved: string;
  summary: Summary;
}

export type Effect =
  | { type: "answer"; request: number; status: number; body: unknown }
  | { type: "send"; client: number; text: string }
  | { type: "close"; client: number; code: number }
  | { type: "write"; write: number; puts: Put[]; removes: string[] }
  | { type: "read"; table: string }
  | { type: "damaged"; table: string; refused: Reason; why: string }
  | { type: "log"; level: "info" | "warn"; table: string; text: string }
  | { type: "misunderstood"; why: string };

export interface Outcome {
  effects: Effect[];
  /** Whether a computer player has something to think about. */
  thinks: boolean;
  /** When to send `alarm`, in milliseconds since 1970. */
  wake_at?: number;
}

/** The module: it has no clock, no luck and no thread of its own. */
export interface DeviceModule {
  handle(message: string, now: number): string;
  think(iterations: number, now: number): string;
}

/** The first thing a worker is told. */
export interface Begin {
  type: "begin";
  /** How long a computer player waits before it acts, in milliseconds. */
  botPause: number;
  /** Plays no table; only answers questions about them. */
  onlyLooks: boolean;
}

/** What the worker tells the page. */
export type FromWorker =
  | Extract<Effect, { type: "answer" | "send" | "close" }>
  | { type: "storage"; trouble: "refused" | "full" }
  /** The module could not be loaded, or is of no use any more. */
  | { type: "broken"; why: string };
