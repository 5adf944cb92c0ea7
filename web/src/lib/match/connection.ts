import { type FromClient, type FromHouse, VERSION } from "../wire/protocol";
import type { Handed } from "./handover";

/**
 * The line to the house: one WebSocket per table that comes back by itself. Frames that
 * ask for something are kept until they are answered and sent again after a resume; their
 * ids make that harmless.
 */
export type LineState = "connecting" | "live" | "lost" | "closed";

export interface Listener {
  frame(frame: FromHouse): void;
  state(state: LineState): void;
  /** The number of the last entry seen, for the greeting. */
  seen(): number;
}

export interface Line {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((why: { code: number }) => void) | null;
}

/** A line without a house, for a table that hears its frames from elsewhere. */
export function silentLine(ways: Partial<Line> = {}): Line {
  return {
    readyState: 1,
    send: () => {},
    close: () => {},
    onopen: null,
    onmessage: null,
    onclose: null,
    ...ways,
  };
}

/** Closings that coming back would not mend: another version, no such table, not for us. */
const FINAL = new Set([4000, 4004, 4007]);
const BEAT = 10_000;
const SILENCE = 25_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;

export class Connection {
  private line: Line | null = null;
  private readonly pending = new Map<string, FromClient>();
  private wait = FIRST_WAIT;
  private heard = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private over = false;

  constructor(
    private readonly dial: () => Line,
    private readonly listener: Listener,
  ) {}

  open(): void {
    if (this.over || this.line) return;
    clearTimeout(this.retry);
    this.listener.state("connecting");
    const line = this.dial();
    this.hold(line);
    line.onopen = () => {
      this.watch();
      this.put({ v: VERSION, kind: "hello", seen: this.listener.seen() });
    };
  }

  /** Goes on with a line from the table before, where the house was greeted already. */
  adopt({ line, frames }: Handed): void {
    this.hold(line);
    this.watch();
    for (const frame of frames) this.hear(frame);
  }

  /** Gives the line away as it is; this end is done with it. */
  release(): Line | null {
    const line = this.line;
    this.line = null;
    this.close();
    return line;
  }

  /** Sends a frame that will be answered under its id. */
  ask(frame: FromClient & { id: string }): void {
    this.pending.set(frame.id, frame);
    this.put(frame);
  }

  /** Tries at once, e.g. when the network or the tab comes back. */
  nudge(): void {
    if (!this.line) {
      this.wait = FIRST_WAIT;
      this.open();
    }
  }

  /** Hangs up and calls again. */
  again(): void {
    this.line?.close();
  }

  close(): void {
    this.over = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    this.line?.close();
    this.line = null;
    this.listener.state("closed");
  }

  private hold(line: Line): void {
    this.line = line;
    line.onmessage = ({ data }) => this.hear(JSON.parse(String(data)));
    line.onclose = ({ code }) => (FINAL.has(code) ? this.close() : this.lose());
  }

  private watch(): void {
    this.heard = Date.now();
    this.beat = setInterval(() => this.pulse(), BEAT);
  }

  private hear(frame: FromHouse): void {
    this.heard = Date.now();
    if (frame.kind === "welcome") {
      this.wait = FIRST_WAIT;
      this.listener.state("live");
      this.listener.frame(frame);
      for (const asked of this.pending.values()) this.put(asked);
      return;
    }
    if (frame.kind === "ack" || frame.kind === "refused") this.answer(frame);
    if (frame.kind !== "beat") this.listener.frame(frame);
  }

  private answer(frame: Extract<FromHouse, { kind: "ack" | "refused" }>): void {
    const id = frame.id ?? "";
    // A rematch is answered by the welcome of its table: the line may break before that comes.
    if (frame.kind === "refused" || this.pending.get(id)?.kind !== "again") this.pending.delete(id);
  }

  private put(frame: FromClient): void {
    if (this.line?.readyState === 1) this.line.send(JSON.stringify(frame));
  }

  private pulse(): void {
    if (Date.now() - this.heard > SILENCE) this.line?.close();
    else this.put({ v: VERSION, kind: "beat" });
  }

  private lose(): void {
    clearInterval(this.beat);
    this.line = null;
    if (this.over) return;
    this.listener.state("lost");
    this.retry = setTimeout(() => this.open(), this.wait * (0.8 + 0.4 * Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
