import { beforeEach, describe, expect, it } from "vitest";
import { forgetText, notePromise, promisedOf } from "./promised";
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

  it("is forgotten with the oldest tables", () => {
    notePromise(table("one"));
    for (let n = 0; n < 60; n += 1) notePromise({ ...table("x"), id: `t${n}` });
    expect(promisedOf("t")).toBeNull();
    expect(promisedOf("t59")).not.toBeNull();
  });
});
