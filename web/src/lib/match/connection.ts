import { type FromClient, type FromHouse, VERSION } from "../wire/protocol";

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
    this.line = line;
    line.onopen = () => {
      this.heard = Date.now();
      this.beat = setInterval(() => this.pulse(), BEAT);
      this.put({ v: VERSION, kind: "hello", seen: this.listener.seen() });
    };
    line.onmessage = ({ data }) => this.hear(String(data));
    line.onclose = ({ code }) => (FINAL.has(code) ? this.close() : this.lose());
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

  private hear(text: string): void {
    this.heard = Date.now();
    const frame: FromHouse = JSON.parse(text);
    if (frame.kind === "welcome") {
      this.wait = FIRST_WAIT;
      this.listener.state("live");
      this.listener.frame(frame);
      for (const asked of this.pending.values()) this.put(asked);
      return;
    }
    if (frame.kind === "ack" || frame.kind === "refused") this.pending.delete(frame.id ?? "");
    if (frame.kind !== "beat") this.listener.frame(frame);
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
