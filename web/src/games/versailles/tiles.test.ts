import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawTile } from "./art/draw";
import { HALL, SHAPES, spin } from "./art/shapes";
import { DRAWINGS } from "./art/tiles";

const rows = readFileSync(join(process.cwd(), "../games/versailles/data/tiles.csv"), "utf8")
  .split("\n")
  .filter((line) => /^P\d/.test(line))
  .map((line) => line.split(","));
const nameOf = (printed: string) =>
  printed.toLowerCase().replaceAll(/['’]/g, "").replaceAll(" ", "-");
const CODES: Record<string, string> = {
  OT: "orange-tree",
  ST: "statue",
  FO: "fountain",
  TA: "tapestry",
  CH: "chandelier",
  MI: "mirror",
};

describe("the palace tiles", () => {
  it("are drawn, all forty, in the shape the rules give them", () => {
    expect(rows).toHaveLength(40);
    const drawn = Object.fromEntries(
      Object.entries(DRAWINGS).map(([tile, { shape }]) => [tile, shape]),
    );
    expect(drawn).toEqual(
      Object.fromEntries(rows.map(([, name = "", edges]) => [nameOf(name), edges])),
    );
  });

  it("show the decorations they ask for", () => {
    for (const [, name = "", , , , , , decorations = "-"] of rows) {
      const asked =
        decorations === "-" ? [] : decorations.split("+").map((code) => CODES[code] ?? code);
      const { outdoors = [], indoors = [] } = DRAWINGS[nameOf(name)] ?? {};
      expect([...outdoors, ...indoors].sort(), name).toEqual(asked.sort());
    }
  });

  it("are whole pictures in every rotation", () => {
    for (const tile of Object.keys(DRAWINGS))
      for (const turns of [0, 1, 2, 3]) {
        const picture = drawTile(tile, turns);
        expect(picture.length, tile).toBeGreaterThan(300);
        expect(picture).not.toMatch(/NaN|undefined/);
      }
  });

  it("have palace on every interior side, its door at the middle, and none on an exterior one", () => {
    const sides = [
      (x: number, y: number) => y === 0 && x >= 0,
      (x: number, y: number) => x === 100 && y >= 0,
      (x: number, y: number) => y === 100 && x >= 0,
      (x: number, y: number) => x === 0 && y >= 0,
    ];
    for (const shape of SHAPES) {
      const interior = sides.map((on) => HALL[shape].filter(([x, y]) => on(x, y)).length >= 2);
      expect(interior.map((inside) => (inside ? "I" : "X")).join("")).toBe(shape);
      // The middle of an interior side lies between the ends of its wall.
      interior.forEach((inside, side) => {
        const along = HALL[shape]
          .filter(([x, y]) => sides[side]?.(x, y))
          .map(([x, y]) => (side % 2 ? y : x));
        if (inside)
          expect([Math.min(...along) < 39, Math.max(...along) > 61], shape).toEqual([true, true]);
      });
    }
  });

  it("turn clockwise", () => {
    expect(spin(50, 0, 1)).toEqual([100, 50]);
    expect(spin(8, 0, 2)).toEqual([92, 100]);
    expect(spin(8, 20, 4)).toEqual([8, 20]);
  });
});
