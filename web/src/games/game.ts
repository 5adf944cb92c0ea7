import type { Component } from "svelte";
import type { Doubt } from "@/lib/match/moment";
import type { Flight } from "@/lib/match/stage.svelte";
import type { Table } from "@/lib/match/table.svelte";
import type { Origin, Tally } from "@/lib/printed/origin";
import type { Line, Offer, WorkedExample } from "@/lib/wire/protocol";
import type { Language } from "@/lib/words/words";

/** What may be asked for by a key: "my hand", "market", the board, the players. */
export const PARTS = ["hand", "market", "board", "players"] as const;

/** A part of the table in words: a heading, and sentences that leave nothing out. */
export interface Part {
  id: (typeof PARTS)[number];
  title: string;
  lines: string[];
}

/** Something worth explaining in a first game, once it is so for the first time. */
export interface Tip {
  /** The id of its sentence. */
  id: string;
  /** The marks it explains. */
  origins?: readonly Origin[];
  /** What it points at: the first of these that can be seen. */
  at: readonly string[];
  when(table: Table, view: never): boolean;
}

/** What the table knows of a game's looks. Rules are the house's business. */
export interface Look {
  /** The table itself. */
  Board: Component<{ table: Table }>;
  /** A piece in the air. */
  Flyer: Component<{ what: unknown; width: number }>;
  /** What flies where when these things happened. */
  flights(lines: readonly Line[], before: unknown, after: unknown, me: number | null): Flight[];
  /** A scene to watch before the table goes on, if these things call for one. */
  ceremony(
    story: readonly Line[],
    lines: readonly Line[],
    before: unknown,
    after: unknown,
  ): unknown | null;
  /** What is marked on the bar of the past, if this entry of the story is worth it. */
  landmark(line: Line): string | null;
  /** Whether an action is sent only after it was confirmed. */
  asksTwice(action: { type: string }): boolean;
  /** What an action would give away for good, as a question, if it does. */
  givesAway?(table: Table, view: never, action: never): Omit<Doubt, "go"> | null;
  /**
   * The one thing that can sensibly be done, to be done by itself. What only hidden facts force
   * tells them if it is not asked: that is left alone unless the others are all computers.
   */
  forced?(view: never, offers: readonly Offer[], alone: boolean): Offer | null;
  /** The reaction that is being asked for, if it is one that standing orders may answer. */
  reaction(view: unknown): string | null;
  /** All reactions of the game, for the sheet of standing orders. */
  reactions: readonly string[];
  /** Which action declines a reaction. */
  declines(action: { type: string }): boolean;
  /** Whose move it is and what the viewer must do. */
  status(table: Table, view: never): { lead: string; sentence: string };
  /** The whole table in words, for those who play by ear. */
  tell(table: Table, view: never): Part[];
  /** What an action costs and yields, if that can be said. */
  preview(table: Table, view: never, action: never): string | null;
  /** Why a thing that lies there cannot be chosen now, though it is the viewer's turn. */
  whyNot(table: Table, view: never, thing: string): string | null;
  /** The rules a tooltip on this thing quotes. */
  rulesOf?(thing: string): readonly string[];
  /** What a hint is about, in a few words, and why, in a sentence. */
  advice(table: Table, view: never, steps: never[]): { title: string; why: string };
  /** What a hint touches beside the things of its first step. */
  touches?(view: never, steps: never[]): string[];
  /** Lays a hint out where the board has its own way to; false if it has none. */
  layOut?(table: Table, steps: never[]): boolean;
  /** What the page does by itself at this table, whatever it shows. */
  attend?(table: Table): void;
  /** What a first game explains, in order of weight. */
  guide: readonly Tip[];
}

/** What stands in a cell of a printed table: words, or numbers that say whose they are. */
export type Cell = string | { text: string; origin: Origin }[];

/** A part of a printed player aid: sentences, or a table with its head. */
export interface AidSection {
  title: string;
  /** Over the whole width of the sheet. */
  wide?: boolean;
  lines?: Cell[];
  head?: string[];
  rows?: Cell[][];
}

/** What can be printed: what is written down for each player, and what players look up. */
export interface Printed {
  words: Record<Language, string>;
  /** The most that play. */
  seats: number;
  /** The lines of the score sheet, sums marked; an empty line is for writing. */
  score(): { label: string; sum?: boolean }[];
  aid(): AidSection[];
}

/** A worked example as it is drawn. What follows from a change is the house's business. */
export interface ExampleDrawing {
  Drawing: Component<{
    /** What the house came to. */
    answer: WorkedExample;
    /** Sets a switch of the example. */
    choose: (name: string, position: string) => void;
  }>;
  /** What came of it, in a sentence; it is said aloud whenever something was changed. */
  say(answer: WorkedExample): string;
  /** Cases worth a look: the id of their words, and the switches that differ from the telling. */
  cases?: readonly { id: string; set: Readonly<Record<string, string>> }[];
  /**
   * Whether the drawing itself has the switches. If not they are listed below it, in the words
   * `example-<name>-<switch>` and `example-<name>-<switch>-<position>`.
   */
  touched?: boolean;
}

/** An open rule in the numbers of this table; `picture` is one of the book, e.g. `cards/ring`. */
export interface Here {
  text: string;
  picture?: string;
}

/** The rulebook of a game: `games/<game>/book/*.md`, and what is drawn in it. */
export interface RuleBook {
  text: Record<Language, () => Promise<string>>;
  /** The words of its pictures and examples. */
  words: Record<Language, string>;
  sprite: string;
  /** How many play, how long it takes: shown under the title. `ours`: the booklet gives no time. */
  facts: { players: string; minutes: string; ours?: boolean };
  pictures: Record<string, Component<{ args: string[] }>>;
  /** Pictures that are tables or lists: they are read as they stand, and not by a sentence. */
  read?: readonly string[];
  /** What the judge's reference draws, by the rule it explains: a picture and the id of its title. */
  reference?: Readonly<Record<string, { picture: string; title: string }>>;
  examples: Record<string, ExampleDrawing>;
  /** The examples as they are told, from `src/lib/wire/<game>.examples.json`. */
  told: Record<string, WorkedExample>;
  /** The chapter or heading that matters now. */
  place(view: never, me: number | null): string;
  /**
   * What a chapter or heading, by its address, means at this table: from public facts and the
   * reader's own hand alone. Nothing where there is nothing to say.
   */
  here(table: Table, view: never, slug: string): Here[];
}

/** A game as the tray shows it. */
export interface Entry {
  id: string;
  /** Its jewel in the sprite. */
  jewel: string;
  /** Its sentences; fetched when a table of it is opened. */
  words(): Promise<Record<Language, string>>;
  load(): Promise<{ look: Look; sprite: string }>;
  print(): Promise<Printed>;
  /** How much of what is printed in its box is ours. */
  tally(): Promise<Tally>;
  /** Its rulebook; without one the rules page shows the ledger. */
  book?(): Promise<RuleBook>;
}
