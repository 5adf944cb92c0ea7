import { describe, expect, it } from "vitest";
import type { Look } from "@/games/game";
import type { Moment, Replay } from "../wire/protocol";
import { Replaying } from "./replay.svelte";

const look = {
  flights: () => [],
  ceremony: (_story: unknown, lines: { event?: { type: string } }[]) =>
    lines.some(({ event }) => event?.type === "sale") ? { type: "sale" } : null,
  landmark: (line: { event?: { type: string } }) => (line.event?.type === "sale" ? "Sale" : null),
  reaction: () => null,
} as unknown as Look;

const moment = (n: number, seat: number, type: string, deck?: number): Moment => ({
  asked: { type: "solo", seat },
  entries: [{ n, type: "event", event: { type } }],
  ...(deck !== undefined && { patch: { deck } }),
});
const replay: Replay = {
  game: "toy",
  options: null,
  seats: [],
  viewer: { type: "seat", seat: 0 },
  view: { deck: 9 },
  moments: [
    moment(1, 0, "dealt"),
    moment(2, 0, "bought", 8),
    moment(3, 1, "sale", 7),
    moment(4, 0, "bought", 6),
  ],
};
const past = (at: number) => new Replaying(replay, "toy", look, at);

describe("the past", () => {
  it("is exact wherever one goes, and a scene stays behind", () => {
    const seen = past(3);
    expect(seen.table.view).toEqual({ deck: 6 });
    seen.go(2);
    expect(seen.table.view).toEqual({ deck: 7 });
    expect(seen.table.stage.ceremony).toEqual({ type: "sale" });
    expect(seen.table.stage.isStill).toBe(true);
    seen.go(3);
    expect(seen.table.stage.ceremony).toBeNull();
    expect(seen.table.entries.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
    seen.go(0);
    expect(seen.table.view).toEqual({ deck: 9 });
    expect(seen.table.entries).toHaveLength(1);
  });

  it("plays the next moment, and a step meanwhile leaves it at once", () => {
    const seen = past(1);
    seen.go(2);
    expect(seen.table.busy).toBe(true);
    seen.go(3);
    expect(seen.table.busy).toBe(false);
    expect(seen.table.view).toEqual({ deck: 6 });
  });

  it("finds turns, landmarks and when a line was heard", () => {
    const seen = past(0);
    expect(seen.turns).toEqual([0, 2, 3]);
    expect(seen.turn(1)).toBe(2);
    expect(seen.landmarks).toEqual([{ at: 2, label: "Sale" }]);
    expect(seen.momentOf(3)).toBe(2);
  });

  it("grows with a game that goes on", () => {
    const seen = past(1);
    const line = { n: 5, type: "event" as const, event: { type: "bought" } };
    seen.add([line], { ply: 4, asked: { type: "solo", seat: 1 }, view: { deck: 5 } });
    expect(seen.last).toBe(4);
    seen.go(4);
    expect(seen.table.view).toEqual({ deck: 5 });
  });
});
