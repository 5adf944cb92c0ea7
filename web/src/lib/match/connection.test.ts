import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FromHouse } from "../wire/protocol";
import { Connection, type Line, type LineState } from "./connection";

type Sent = { kind: string; id?: string };

class FakeLine implements Line {
  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((why: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
  answer() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(frame: object) {
    this.onmessage?.({ data: JSON.stringify({ v: 2, ...frame }) });
  }
}

describe("the line to the house", () => {
  let lines: FakeLine[];
  let states: LineState[];
  let frames: FromHouse[];
  let connection: Connection;
  const last = () => lines.at(-1) as FakeLine;

  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    states = [];
    frames = [];
    const dial = () => {
      lines.push(new FakeLine());
      return last();
    };
    connection = new Connection(dial, {
      frame: (frame) => frames.push(frame),
      state: (state) => states.push(state),
      seen: () => 7,
    });
    connection.open();
  });
  afterEach(() => vi.useRealTimers());

  it("greets with the last entry seen", () => {
    last().answer();
    expect(last().sent).toEqual([{ v: 2, kind: "hello", seen: 7 }]);
  });

  it("comes back by itself and sends again what was not answered", () => {
    last().answer();
    last().say({ kind: "welcome" });
    connection.ask({ v: 2, kind: "submit", id: "a", ply: 0, steps: [] });
    connection.ask({ v: 2, kind: "submit", id: "b", ply: 0, steps: [] });
    last().say({ kind: "ack", id: "a" });
    last().close();
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(600);
    expect(lines).toHaveLength(2);
    last().answer();
    last().say({ kind: "welcome" });
    expect(states.at(-1)).toBe("live");
    expect(last().sent.map((frame) => frame.id)).toEqual([undefined, "b"]);
  });

  it("asks for a rematch until it is welcomed there or refused", () => {
    const resume = () => {
      last().close();
      vi.advanceTimersByTime(600);
      last().answer();
      last().say({ kind: "welcome" });
      return last().sent.map((frame) => frame.id);
    };
    last().answer();
    last().say({ kind: "welcome" });
    connection.ask({ v: 2, kind: "again", id: "a" });
    expect(last().sent.map((frame) => frame.id)).toEqual([undefined, "a"]);
    // The house says yes, but the line breaks before it is taken anywhere.
    last().say({ kind: "ack", id: "a" });
    expect(resume()).toEqual([undefined, "a"]);
    last().say({ kind: "refused", id: "a" });
    expect(resume()).toEqual([undefined]);
  });

  it("is given away open, and another goes on with it as its own", () => {
    last().answer();
    last().say({ kind: "welcome" });
    const line = connection.release() as FakeLine;
    expect([line.readyState, states.at(-1)]).toEqual([1, "closed"]);
    vi.advanceTimersByTime(60_000);
    expect(line.sent.map((frame) => frame.kind)).toEqual(["hello"]);
    expect(lines).toHaveLength(1);

    const heard: string[] = [];
    const now: LineState[] = [];
    const called: FakeLine[] = [];
    const dial = () => {
      called.push(new FakeLine());
      return called.at(-1) as FakeLine;
    };
    const next = new Connection(dial, {
      frame: (frame) => heard.push(frame.kind),
      state: (state) => now.push(state),
      seen: () => 3,
    });
    const frames = [{ kind: "welcome" }, { kind: "beat" }, { kind: "moved" }] as FromHouse[];
    next.adopt({ id: "next", line, frames });
    line.say({ kind: "said" });
    expect(heard).toEqual(["welcome", "moved", "said"]);
    expect(now).toEqual(["live"]);
    vi.advanceTimersByTime(10_000);
    expect(line.sent.map((frame) => frame.kind)).toEqual(["hello", "beat"]);
    line.close();
    vi.advanceTimersByTime(600);
    called[0]?.answer();
    expect(called.map(({ sent }) => sent)).toEqual([[{ v: 2, kind: "hello", seen: 3 }]]);
    next.close();
  });

  it("beats, and gives up a line that fell silent", () => {
    last().answer();
    last().say({ kind: "welcome" });
    vi.advanceTimersByTime(10_000);
    expect(last().sent.at(-1)).toEqual({ v: 2, kind: "beat" });
    vi.advanceTimersByTime(20_001);
    expect(states).toContain("lost");
  });

  it("passes on everything but beats", () => {
    last().answer();
    last().say({ kind: "beat" });
    last().say({ kind: "moved" });
    expect(frames.map((frame) => frame.kind)).toEqual(["moved"]);
  });

  it("does not come back to a table that does not exist", () => {
    last().answer();
    last().onclose?.({ code: 4004 });
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });

  it("stays closed once closed", () => {
    last().answer();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(states.at(-1)).toBe("closed");
  });
});
