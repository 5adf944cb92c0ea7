import { readFileSync } from "node:fs";
import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { games } from "@/games";
import { originsOf, pricesOf } from "@/games/queens-necklace/origins";
import { columns } from "@/games/saba/origins";
import { tileOrigin } from "@/games/versailles/origins";
import OriginMark from "@/lib/ui/parts/OriginMark.svelte";
import OriginNote from "@/lib/ui/parts/OriginNote.svelte";
import { inlines } from "@/lib/ui/rules/markdown";
import { statusesIn } from "@/lib/ui/rules/statuses";
import { originNamed, tallied, together } from "./origin";

const data = (path: string) => readFileSync(`../games/${path}`, "utf8");

describe("whose number it is", () => {
  it("is as uncertain as the least certain number", () => {
    expect(together(["known", "derived", "ours", "known"])).toBe("ours");
    expect(together(["known", "derived"])).toBe("derived");
    expect(together([])).toBe("known");
    expect(tallied(["ours", "known", "ours"])).toEqual({ all: 3, derived: 0, ours: 2 });
    expect(() => originNamed("guessed")).toThrow(/guessed/);
  });

  it("is what the data files say, number by number", () => {
    const row = /^ring\s+(.*)$/m.exec(data("queens-necklace/data/prices.txt"))?.[1] ?? "";
    const cells = row.trim().split(/\s+/);
    expect(pricesOf("ring").map(String)).toEqual(cells.slice(0, 4));
    expect(originsOf("ring")).toEqual(cells.slice(4));
    const tiles = data("versailles/data/tiles.csv");
    const tile = /^P40,.*,(\w+)$/m.exec(tiles)?.[1];
    expect(tileOrigin("queens-salon")).toBe(tile);
    expect(tileOrigin("hall-of-mirrors")).toBe("ours");
  });

  it("stands with the places of the necklace, column by column", () => {
    expect(columns()).toEqual([4, 4, 3, 3, 2, 2, 1, 1]);
  });

  it.each(games)("is counted for the lobby of $id", async (game) => {
    const { all, ours, derived } = await game.tally();
    expect(all).toBeGreaterThan(30);
    expect(ours + derived).toBeLessThanOrEqual(all);
  });

  it("is a shape with a name; what is known has no mark", () => {
    const drawn = (origin: "known" | "derived" | "ours") =>
      render(OriginMark, { origin }).container.querySelector("[data-origin]");
    expect(drawn("known")).toBeNull();
    expect(drawn("ours")?.textContent).toMatch(/ours/);
    expect(drawn("ours")?.querySelector(".half")).toBeNull();
    expect(drawn("derived")?.querySelector(".half")).not.toBeNull();
  });

  it("is explained once for each mark", () => {
    const origins = ["ours", "known", "ours", "derived"] as const;
    const { container } = render(OriginNote, { origins });
    expect(container.querySelectorAll("[data-origin]")).toHaveLength(2);
    expect(render(OriginNote, { origins: ["known"] }).container.textContent?.trim()).toBe("");
  });

  it("is marked in the ledger's tables, in both languages", () => {
    const marks = (head: string, cell: string) =>
      statusesIn(inlines(head), inlines(cell))?.map(({ origin }) => origin);
    expect(marks("status", "derived, derived, ours, ours")).toEqual([
      "derived",
      "derived",
      "ours",
      "ours",
    ]);
    expect(marks("état", "nôtre")).toEqual(["ours"]);
    expect(marks("statut", "ouvriers déduits, reste de nous")).toEqual(["derived", "ours"]);
    expect(marks("status", "shape known, numbers ours")).toEqual(["known", "ours"]);
    expect(marks("prices", "ours")).toBeUndefined();
  });
});
