import type { Component } from "svelte";
import type { Flight } from "@/lib/match/stage.svelte";
import type { Table } from "@/lib/match/table.svelte";
import type { Line } from "@/lib/wire/protocol";
import type { Language } from "@/lib/words/words";

/** What the table knows of a game's looks. Rules are the house's business. */
export interface Look {
  /** The table itself. */
  Board: Component<{ table: Table }>;
  /** A piece in the air. */
  Flyer: Component<{ what: unknown; width: number }>;
  /** What flies where when these things happened. */
  flights(lines: readonly Line[], before: unknown, after: unknown, me: number | null): Flight[];
  /** A scene to watch before the table goes on, if these things call for one. */
  ceremony(story: readonly Line[], lines: readonly Line[], before: unknown, after: unknown): unknown | null;
  /** Whether an action is sent only after it was confirmed. */
  asksTwice(action: { type: string }): boolean;
  /** The reaction that is being asked for, if it is one that standing orders may answer. */
  reaction(view: unknown): string | null;
  /** All reactions of the game, for the sheet of standing orders. */
  reactions: readonly string[];
  /** Which action declines a reaction. */
  declines(action: { type: string }): boolean;
}

/** A game as the tray shows it. */
export interface Entry {
  id: string;
  /** Its jewel in the sprite. */
  jewel: string;
  words: Record<Language, string>;
  load(): Promise<{ look: Look; sprite: string }>;
}
