import { describe, expect, it } from "vitest";
import type { Display as Told } from "@/lib/wire/queens-necklace";
import type { Gem } from "../cards";
import {
  contradicts,
  type Display,
  emptyDisplay,
  estimate,
  fromTold,
  overlay,
  placeOf,
  rarityOf,
  rowExtras,
  stepsOf,
} from "./display";

const fashion: Gem[] = ["diamond", "emerald", "amber", "ruby"];
const tray: Display = {
  ...emptyDisplay(),
  gems: { "diamond-2": 1, "diamond-1": 2, "emerald-3": 1, "emerald-2": 1 },
  rings: { ruby: 0, emerald: 2, diamond: 1, amber: 0 },
};

describe("a display in the tray", () => {
  it("is worth what it earns if nobody else shows anything", () => {
    const { rows, total } = estimate(tray, fashion);
    expect(rows.diamond).toEqual({ jewels: 2, each: 40, pounds: 80, forbidden: false });
    expect(rows.emerald.pounds).toBe(60);
    expect(total).toBe(140);
  });

  it("earns nothing where its own King lies, unless the Necklace lies there too", () => {
    expect(estimate({ ...tray, king: "diamond" }, fashion).total).toBe(60);
    expect(estimate({ ...tray, king: "diamond", necklace: "diamond" }, fashion).total).toBe(140);
  });

  it("earns ten more for each jewel and Banker", () => {
    expect(estimate({ ...tray, bankers: 2 }, fashion).total).toBe(140 + 5 * 20);
  });

  it("ranks rarity as the booklet's example does (QN-X1, QN-X2)", () => {
    expect(rarityOf({ ruby: 8, amber: 6, diamond: 5, emerald: 9 }, fashion)).toEqual({
      diamond: 30,
      amber: 20,
      ruby: 10,
      emerald: 0,
    });
    expect(rarityOf({ ruby: 8, amber: 6, diamond: 6, emerald: 9 }, fashion).diamond).toBe(30);
  });

  it("is told in the steps the house asks for, in order", () => {
    const hand = {
      "diamond-2": 1,
      "diamond-1": 2,
      "emerald-3": 1,
      "emerald-2": 1,
      amber: 1,
      ring: 3,
      king: 1,
    };
    expect(stepsOf(tray, hand).map((step) => step.type)).toEqual([
      "show",
      "show",
      "show",
      "show",
      "show",
      "rings",
      "rings",
      "king",
      "seal",
    ]);
    expect(stepsOf(emptyDisplay(), { ring: 2, banker: 1 })).toEqual([{ type: "seal" }]);
  });

  it("knows which steps the house already has, and whether they still hold", () => {
    const told: Told = {
      gems: [0, 0, 0, 0, 1, 1, 2, 1, 0, 0],
      rings: [0, 2, 1, 0],
      king: null,
      necklace: null,
      bankers: 0,
      step: 12,
    };
    expect(fromTold(told)).toEqual(tray);
    expect(contradicts(told, tray)).toBe(false);
    expect(contradicts(told, { ...tray, king: "ruby" })).toBe(false);
    expect(contradicts(told, { ...tray, gems: {} })).toBe(true);
    expect(contradicts({ ...told, step: 15 }, { ...tray, king: "ruby" })).toBe(true);
    expect(overlay({ ...tray, gems: { amber: 1 }, king: "amber" }, told)).toMatchObject({
      gems: { "emerald-3": 1, amber: 0 },
      king: "amber",
    });
    expect(placeOf({ type: "show", card: "amber", count: 0 })).toBe(9);
    expect(placeOf({ type: "rings", gem: "amber", count: 0 })).toBe(13);
  });

  it("lays Bankers with the most fashionable row", () => {
    expect(rowExtras({ ...tray, bankers: 1 }, "diamond", fashion)).toEqual(["ring", "banker"]);
    expect(rowExtras({ ...tray, bankers: 1 }, "emerald", fashion)).toEqual(["ring", "ring"]);
  });
});
