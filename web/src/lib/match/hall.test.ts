import { describe, expect, it, vi } from "vitest";
import { USUAL } from "../ways";
import type { TableInfo } from "../wire/protocol";
import { Hall } from "./hall.svelte";

const info: TableInfo = {
  id: "t",
  game: "kuhn",
  options: {},
  stage: "playing",
  seats: [],
  watching: 0,
  viewer: { type: "spectator" },
  is_host: false,
  hints: false,
  commitment: "",
  ways: USUAL,
};

describe("beyond the game", () => {
  it("a clock runs between what the house tells", () => {
    vi.useFakeTimers({ now: 1000 });
    const hall = new Hall("t");
    hall.look({
      ...info,
      clocks: [
        { left: 5000, running: true },
        { left: 9000, running: false },
      ],
    });
    expect([hall.left(0, 3000), hall.left(1, 3000)]).toEqual([3000, 9000]);
    expect(hall.left(0, 99_000)).toBe(0);
    expect(hall.left(2, 3000)).toBeNull();
    hall.hear({ kind: "clocks", v: 2, window: 8000 });
    expect(hall.windowEnds).toBe(9000);
    hall.hear({ kind: "clocks", v: 2, clocks: [{ left: 5000, running: false }] });
    expect(hall.windowEnds).toBeNull();
    vi.useRealTimers();
  });

  it("what was said is heard once, and counted until it is read", () => {
    const hall = new Hall("t");
    const line = (n: number, seat: number) => ({ n, seat, text: "x", at: 0 });
    hall.hear({ kind: "said", v: 2, said: [line(1, 0), line(2, 1)] });
    hall.hear({ kind: "said", v: 2, said: [line(1, 0), line(2, 1), line(3, 1)] });
    expect([hall.said.length, hall.unread]).toEqual([3, 3]);
    hall.openTalk();
    expect(hall.unread).toBe(0);
    hall.talkOpen = false;
    hall.mute(1, true);
    hall.hear({ kind: "said", v: 2, said: [line(4, 1)] });
    expect(hall.unread).toBe(0);
    expect(new Hall("t").muted, "after a reload").toEqual([1]);
    expect(new Hall("u").muted, "at another table").toEqual([]);
  });
});
