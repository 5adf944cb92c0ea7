import { describe, expect, it } from "vitest";
import { laidOut } from "./hand";

describe("a hand laid out", () => {
  const hand = ["thief", "amber", "ruby-2", "ring", "ruby-2", "diamond-1"];
  const fashion = ["amber", "ruby", "emerald", "diamond"] as const;
  const groups = (by: "kind" | "fashion" | "price", coming: string | null = null) =>
    laidOut(hand, by, fashion, coming).map(({ group, count }) => `${group} ${count}`);

  it("by kind: gems counted as gems, the rest as cards", () => {
    expect(groups("kind")).toEqual(["diamond 1", "ruby 4", "amber 1", "jewels 1", "influence 1"]);
  });

  it("by fashion: the gem that leads comes first", () => {
    expect(groups("fashion")[0]).toBe("amber 1");
    expect(groups("fashion")[1]).toBe("ruby 4");
  });

  it("by price: one row, the dearest first", () => {
    const [lot] = laidOut(hand, "price", fashion, null);
    expect(lot?.piles.map(({ card }) => card)).toEqual([
      "ring",
      "ruby-2",
      "thief",
      "amber",
      "diamond-1",
    ]);
  });

  it("keeps a place for the card about to be bought", () => {
    expect(groups("kind", "emerald-1")).toContain("emerald 0");
    expect(laidOut([], "price", fashion, "ring")[0]?.expects).toBe(true);
  });
});
