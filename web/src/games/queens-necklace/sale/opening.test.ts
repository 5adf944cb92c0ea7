import { describe, expect, it } from "vitest";
import { pause, rowsOpen, turnUp } from "./opening";

describe("the rows of a sale", () => {
  it("are closed at first, and stay open as far as they were turned up", () => {
    const table = {};
    expect(rowsOpen(table, 1)).toBe(0);
    turnUp(table, 1, 2);
    expect(rowsOpen(table, 1)).toBe(2);
    turnUp(table, 1, 9);
    expect(rowsOpen(table, 1)).toBe(4);
  });
  it("are closed again at the next sale, and at another table", () => {
    const table = {};
    turnUp(table, 1, 4);
    expect(rowsOpen(table, 2)).toBe(0);
    expect(rowsOpen({}, 1)).toBe(0);
  });
  it("open at the speed of the page", () => {
    expect(pause(0, "calm")).toBe(500);
    expect(pause(1, "instant")).toBe(0);
  });
});
