import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readBook, slugsOf } from "@/lib/ui/rules/book";
import type { Phase, View } from "@/lib/wire/versailles";
import { ZONES } from "../layout";
import { BORDER, KING, SHAPES, TILES } from "./facts";
import { place } from "./place";
import { ARROWS, stillCells } from "./still";

const slugs = slugsOf(readBook(readFileSync("../games/versailles/book/en.md", "utf8")));
const at = (phase: Phase): View =>
  ({ phase, yard: { built: [] }, players: [{ marker: "mine" }, { marker: null }] }) as never;
const work = { player: 0, active: 0, workers: 2, of: 2, coin_turned: false, king: false };

describe("where the rulebook of Versailles opens", () => {
  it.each([...ZONES, "yard" as const])("at its place: %s", (zone) => {
    expect(slugs).toContain(place(at({ type: "activate", player: 0, zone, king: false })));
    expect(slugs).toContain(place(at({ type: "work", ...work, zone })));
  });
  it("at the move, the fifth tile, what is shared, the end", () => {
    expect(place(at({ type: "move", player: 0 }))).toBe("moving");
    expect(place(at({ type: "discard", ...work, zone: "architects" }))).toBe("architects");
    expect(place(at({ type: "work", ...work, active: 1, zone: "yard" }))).toBe("technologies");
    expect(place(at({ type: "over", ending: "king-arrived" }))).toBe("the-end");
  });
  it("at the beginning, before anybody has moved", () => {
    const fresh = { ...at({ type: "move", player: 0 }), players: [{ marker: null }] } as never;
    expect(place(fresh)).toBe("five-sentences");
    expect(place(null)).toBe("five-sentences");
  });
});

describe("what its pictures show", () => {
  it("is what is printed", () => {
    expect(TILES).toHaveLength(40);
    expect(TILES.reduce((sum, { points }) => sum + points, 0)).toBe(285);
    expect(SHAPES.map(({ edges }) => edges)).toEqual([
      "XXXX",
      "IXXX",
      "IIXX",
      "IXIX",
      "IIIX",
      "IIII",
    ]);
    expect(TILES.flatMap(({ cost }) => cost.decorations)).toHaveLength(30);
    expect(KING).toEqual([20, 24]);
    expect(BORDER).toEqual({ north: "XXXXXX", east: "XXII", south: "IIIIII", west: "XXII" });
    expect(ARROWS).toHaveLength(12);
    expect(stillCells().map(({ name }) => name)).toContain("f4");
  });
});
