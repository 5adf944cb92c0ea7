import { beforeEach, describe, expect, it } from "vitest";
import { forgetText, notePromise, noteRematch, promisedOf, rematchText } from "./promised";
import type { TableInfo } from "./wire/protocol";

const table = (commitment: string, stage: TableInfo["stage"] = "lobby") =>
  ({ id: "t", stage, commitment }) as TableInfo;

describe("what the house promised", () => {
  beforeEach(() => localStorage.clear());

  it("is remembered as it was shown first, with the text that was given last", () => {
    notePromise(table("one"));
    expect(promisedOf("t")).toEqual({ commitment: "one", text: null });
    notePromise(table("two"), "mine");
    notePromise(table("three"));
    expect(promisedOf("t")).toEqual({ commitment: "one", text: "mine" });
    notePromise(table("one"), "in another seat");
    expect(promisedOf("t")?.text).toBe("in another seat");
    forgetText("t");
    expect(promisedOf("t")).toEqual({ commitment: "one", text: null });
  });

  it("is not learned from a game that is over", () => {
    notePromise(table("one", "over"));
    expect(promisedOf("t")).toBeNull();
  });

  it("of a rematch is what was shown before the text was given, whatever its table says", () => {
    const before = { ...table("one", "over"), rematch_commitment: "promised" };
    const text = rematchText(before);
    expect(text).toMatch(/^[0-9a-f]{32}$/);
    // The house counts the first text that arrives, so there is only one to give.
    expect(rematchText({ ...before, rematch_commitment: "changed" })).toBe(text);
    expect(rematchText({ ...before, id: "u" })).not.toBe(text);
    noteRematch("t", { ...table("changed"), id: "next" });
    notePromise({ ...table("changed"), id: "next" });
    expect(promisedOf("next")).toEqual({ commitment: "promised", text });
    // Another text was given there since.
    notePromise({ ...table("changed"), id: "next" }, "in another seat");
    noteRematch("t", { ...table("changed"), id: "next" });
    expect(promisedOf("next")).toEqual({ commitment: "promised", text: "in another seat" });
  });

  it("of a rematch is not learned from its end, nor where nothing was promised", () => {
    rematchText({ ...table("one", "over"), rematch_commitment: "promised" });
    noteRematch("t", { ...table("promised", "over"), id: "next" });
    expect(promisedOf("next")).toBeNull();
    rematchText({ ...table("one", "over"), id: "u" });
    noteRematch("u", { ...table("late"), id: "next" });
    expect(promisedOf("next")).toBeNull();
  });

  it("is forgotten with the oldest tables", () => {
    notePromise(table("one"));
    for (let n = 0; n < 60; n += 1) notePromise({ ...table("x"), id: `t${n}` });
    expect(promisedOf("t")).toBeNull();
    expect(promisedOf("t59")).not.toBeNull();
  });
});
