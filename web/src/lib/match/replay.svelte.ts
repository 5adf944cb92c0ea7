import type { Look } from "@/games/game";
import { USUAL } from "../ways";
import type { Brief, FromHouse, Line, Replay, TableInfo } from "../wire/protocol";
import { VERSION } from "../wire/protocol";
import { silentLine } from "./connection";
import { type Json, merge } from "./patch";
import { Table } from "./table.svelte";

/** A finished game on a table that hears its frames from here instead of from the house. */
export class Replaying {
  readonly table: Table;
  /** Where we are: moments after the deal. */
  at = $state(0);
  private readonly views: Json[];
  private seq = 0;
  private readonly socket = silentLine();

  constructor(
    readonly replay: Replay,
    readonly id: string,
    look: Look,
    at: number,
  ) {
    this.views = [replay.view as Json];
    for (const { patch } of replay.moments.slice(1)) {
      const before = this.views.at(-1) ?? null;
      this.views.push(patch === undefined ? before : merge(before, patch as Json));
    }
    this.table = new Table(id, look, () => this.socket, replay.game, true);
    this.table.open();
    this.go(at);
  }

  get last(): number {
    return this.replay.moments.length - 1;
  }

  /** Shows one moment; the next one is played, any other is just there. */
  go(wish: number): void {
    const to = Math.max(0, Math.min(this.last, wish));
    if (to === this.at + 1 && this.seq >= 0) this.advance(to);
    else this.jump(to);
    this.at = to;
  }

  /** Where the next (or the last) turn of another player begins. */
  turn(by: -1 | 1): number {
    const asks = (moment: number) => {
      const asked = this.replay.moments[moment]?.asked;
      return asked?.type === "solo" ? asked.seat : null;
    };
    const here = asks(this.at);
    for (let moment = this.at + by; moment >= 0 && moment <= this.last; moment += by)
      if (asks(moment) !== null && asks(moment) !== here) return moment;
    return by > 0 ? this.last : 0;
  }

  close(): void {
    this.table.close();
  }

  private say(frame: FromHouse): void {
    this.socket.onmessage?.({ data: JSON.stringify(frame) });
  }

  private brief(at: number): Brief {
    const asked = this.replay.moments[at]?.asked ?? { type: "over" };
    return { ply: at, asked, view: this.views[at] ?? null };
  }

  private info(at: number): TableInfo {
    const { game, options, seats, viewer, luck } = this.replay;
    return {
      id: this.id,
      game,
      options,
      seats,
      viewer,
      stage: at === this.last ? "over" : "playing",
      watching: 0,
      is_host: false,
      commitment: luck?.commitment ?? "",
      ways: USUAL,
      hints: false,
    };
  }

  private jump(to: number): void {
    const heard: Line[] = this.replay.moments
      .slice(0, to + 1)
      .flatMap(({ entries = [] }) => entries);
    this.seq = 0;
    this.table.entries = [];
    this.say({
      v: VERSION,
      kind: "welcome",
      table: this.info(to),
      briefing: this.brief(to),
      entries: heard,
      seq: 0,
    });
  }

  private advance(to: number): void {
    const { entries, patch, asked } = this.replay.moments[to] ?? { asked: { type: "over" } };
    this.seq += 1;
    this.say({
      v: VERSION,
      kind: "moved",
      seq: this.seq,
      asked,
      ...(entries && { entries }),
      ...(patch !== undefined && { patch }),
    });
    if (to === this.last) this.say({ v: VERSION, kind: "table", table: this.info(to) });
  }
}
