import type { Look } from "@/games/game";
import { USUAL } from "../ways";
import type { Brief, Line, Moment, Replay, SeatInfo, TableInfo } from "../wire/protocol";
import { silentLine } from "./connection";
import { type Json, merge } from "./patch";
import { pause } from "./stage.svelte";
import { Table } from "./table.svelte";

/** How much faster or slower a game can be played again. */
export const PACES = [0.5, 1, 2, 4] as const;
/** How long a moment is looked at, and a scene that has unfolded, in milliseconds. */
const GLANCE = 900;
const GAZE = 2400;

/** A moment worth a mark on the bar. */
export interface Landmark {
  at: number;
  label: string;
}

/**
 * A game looked at again, finished or still going on: every moment on a table of its own,
 * exactly as it was.
 */
export class Replaying {
  readonly table: Table;
  /** Where we are: moments after the deal. */
  at = $state(0);
  /** Whether it goes on by itself. */
  playing = $state(false);
  pace = $state<number>(1);
  moments = $state.raw<Moment[]>([]);
  private readonly views: Json[];

  /** `now`: the table itself, if the game is still at it. */
  constructor(
    readonly replay: Replay,
    readonly id: string,
    look: Look,
    at: number,
    readonly now: Table | null = null,
  ) {
    this.moments = replay.moments;
    this.views = [replay.view as Json];
    for (const { patch } of replay.moments.slice(1)) {
      const before = this.views.at(-1) ?? null;
      this.views.push(patch === undefined ? before : merge(before, patch as Json));
    }
    this.table = new Table(id, look, silentLine, replay.game, true);
    this.table.open();
    this.table.onlook = (entry) => this.go(this.momentOf(entry));
    this.jump(this.within(at));
  }

  readonly last = $derived(this.moments.length - 1);
  /** What is worth a mark. */
  readonly landmarks = $derived.by((): Landmark[] =>
    this.moments.flatMap(({ entries = [] }, at) =>
      entries.flatMap((line) => {
        const label = at > 0 ? this.table.look.landmark(line) : null;
        return label ? [{ at, label }] : [];
      }),
    ),
  );
  /** Where turns of other players begin. */
  readonly turns = $derived.by((): number[] => {
    let before: number | null = null;
    return this.moments.flatMap((_, at) => {
      const asked = this.asksAt(at);
      if (asked === null || asked === before) return [];
      before = asked;
      return [at];
    });
  });
  /** What happened at this moment. */
  readonly heard = $derived.by((): Line[] => this.moments[this.at]?.entries ?? []);

  /** Shows one moment; the next one is played, any other is just there. */
  go(wish: number): void {
    const to = this.within(wish);
    if (to === this.at) return;
    if (to === this.at + 1 && !this.table.busy && this.table.stage.ceremony === null)
      this.advance(to);
    else this.jump(to);
  }

  /** Where the next (or the last) turn of another player begins. */
  turn(by: -1 | 1): number {
    const turns = this.turns.filter((at) => (by > 0 ? at > this.at : at < this.at));
    return by > 0 ? (turns[0] ?? this.last) : (turns.at(-1) ?? 0);
  }

  /** When this entry was heard. */
  momentOf(entry: number): number {
    const at = this.moments.findIndex(({ entries = [] }) => (entries.at(-1)?.n ?? 0) >= entry);
    return at < 0 ? this.last : at;
  }

  /** Goes on by itself, moment by moment, until it is stopped or at its end. */
  async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    if (this.at === this.last) this.jump(0);
    while (this.playing && this.at < this.last) {
      this.table.stage.pace = this.pace;
      this.table.stage.close();
      this.advance(this.at + 1);
      await this.watched();
    }
    this.stop();
  }

  stop(): void {
    this.playing = false;
    this.table.stage.pace = 1;
  }

  /** Something more has happened, as these eyes saw it. */
  add(lines: Line[], brief: Brief): void {
    this.views.push(brief.view as Json);
    this.moments = [...this.moments, { asked: brief.asked, entries: lines }];
  }

  close(): void {
    this.stop();
    this.table.close();
  }

  /** Until the table rests; a scene is closed when it was looked at. */
  private async watched(): Promise<void> {
    const { table } = this;
    const at = this.at;
    const still = () => this.playing && this.at === at;
    await pause(GLANCE / this.pace);
    while (still() && table.busy) {
      if (table.stage.ceremony !== null && !table.stage.unfolding) {
        await pause(GAZE / this.pace);
        if (still() && !table.stage.unfolding) table.stage.close();
      }
      await pause(60);
    }
  }

  private within(wish: number): number {
    return Math.max(0, Math.min(this.moments.length - 1, wish));
  }

  private asksAt(at: number): number | null {
    const asked = this.moments[at]?.asked;
    return asked?.type === "solo" ? asked.seat : null;
  }

  private brief(at: number): Brief {
    const asked = this.moments[at]?.asked ?? { type: "over" };
    return { ply: at, asked, view: this.views[at] ?? null };
  }

  private info(at: number): TableInfo {
    const { game, options, viewer, luck } = this.replay;
    const seats: SeatInfo[] = this.replay.seats.map((seat) => ({ ...seat, present: true }));
    return {
      id: this.id,
      game,
      options,
      seats,
      viewer,
      stage: this.moments[at]?.asked.type === "over" ? "over" : "playing",
      watching: 0,
      is_host: false,
      commitment: luck?.commitment ?? "",
      ways: this.now?.hall.ways ?? USUAL,
      hints: false,
    };
  }

  private jump(to: number): void {
    const { table } = this;
    const heard = this.moments.slice(0, to + 1).flatMap(({ entries = [] }) => entries);
    const brief = this.brief(to);
    this.at = to;
    table.stand(this.info(to), heard, brief);
    const lines = this.heard;
    const ceremony = table.look.ceremony(heard, lines, this.views[to - 1] ?? null, brief.view);
    if (ceremony !== null) table.stage.hold(ceremony);
  }

  private advance(to: number): void {
    this.at = to;
    this.table.enact(this.info(to), this.heard, this.brief(to));
  }
}
