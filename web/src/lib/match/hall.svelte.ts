import { ask } from "../house";
import { Remembered } from "../remembered";
import { USUAL } from "../ways";
import type { FromHouse, Order, Said, TableInfo, UndoWish, Ways } from "../wire/protocol";

const muted = new Remembered<readonly number[]>("parure.muted");

/** What goes on at a table beyond the game: clocks, open reactions, talk, seats given up. */
export class Hall {
  ways = $state.raw<Ways>(USUAL);
  said = $state.raw<Said[]>([]);
  /** Things said since the talk was last looked at. */
  unread = $state(0);
  talkOpen = $state(false);
  muted = $state.raw<readonly number[]>([]);
  private clocks = $state.raw<readonly { left: number; running: boolean }[]>([]);
  private readAt = $state(0);
  /** When the open reaction ends, by this page's clock. */
  windowEnds = $state<number | null>(null);
  windowLength = $state(0);

  constructor(readonly id: string) {
    this.muted = muted.of(id) ?? [];
  }

  /** When a computer may play for who sits there and is gone, by this page's clock. */
  goneAt = $state.raw<readonly (number | null)[]>([]);

  /** The table as it was told. */
  look(info: TableInfo): void {
    this.goneAt = info.seats.map(({ stand_in_after: after }) =>
      after === undefined ? null : Date.now() + after * 1000,
    );
    this.ways = info.ways;
    this.setClocks(info.clocks ?? [], info.window);
  }

  hear(frame: FromHouse): void {
    if (frame.kind === "clocks") this.setClocks(frame.clocks ?? [], frame.window);
    if (frame.kind !== "said") return;
    const last = this.said.at(-1)?.n ?? 0;
    const fresh = frame.said.filter((line) => line.n > last);
    this.said = [...this.said, ...fresh].slice(-200);
    if (!this.talkOpen)
      this.unread += fresh.filter((line) => !this.muted.includes(line.seat)).length;
  }

  private setClocks(
    clocks: readonly { left: number; running: boolean }[],
    window: number | undefined,
  ): void {
    this.clocks = clocks;
    this.readAt = Date.now();
    if (window === undefined) this.windowEnds = null;
    else {
      this.windowEnds = Date.now() + window;
      this.windowLength = Math.max(window, 1);
    }
  }

  /** Milliseconds left for a seat, or nothing at a table without a clock. */
  left(seat: number, now: number): number | null {
    const clock = this.clocks[seat];
    if (!clock) return null;
    return Math.max(0, clock.left - (clock.running ? now - this.readAt : 0));
  }
  runs(seat: number): boolean {
    return this.clocks[seat]?.running ?? false;
  }

  openTalk(): void {
    this.talkOpen = true;
    this.unread = 0;
  }
  toggleTalk(): void {
    if (this.talkOpen) this.talkOpen = false;
    else this.openTalk();
  }
  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    muted.keep(this.id, this.muted);
  }

  private post<T>(way: string, body: unknown): Promise<T> {
    return ask<T>(`tables/${this.id}/${way}`, body);
  }
  say = (text: string) => this.post("say", { type: "text", text });
  phrase = (phrase: string) => this.post("say", { type: "phrase", phrase });
  resign = () => this.post<TableInfo>("resign", {});
  comeBack = () => this.post<TableInfo>("return", {});
  standIn = (seat: number) => this.post<TableInfo>("stand-in", { seat });
  undo = (wish: UndoWish) => this.post("undo", wish);
  block = (seat: number) => this.post("block", { seat });
  report = (seat: number, fault: string, detail: string) =>
    this.post("report", { seat, fault, detail });
  /** Orders are kept by the house at slow tables, where it answers for who is away. */
  get keepsOrders(): boolean {
    return this.ways.pace.type === "slow";
  }
  order = (reaction: string, order: Order) =>
    this.keepsOrders ? this.post("order", { reaction, order }) : Promise.resolve();
}
