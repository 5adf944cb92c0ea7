import { describe, expect, it } from "vitest";
import { type Json, merge } from "./patch";

// The table of examples in RFC 7386, appendix A.
const examples: [Json, Json, Json][] = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [
    ["a", "b"],
    ["c", "d"],
    ["c", "d"],
  ],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, null, null],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

describe("a merge patch", () => {
  it.each(examples)("%j patched by %j gives %j", (target, patch, expected) => {
    expect(merge(target, patch)).toEqual(expected);
  });

  it("leaves the old view as it was", () => {
    const old = { market: { prices: [6, 4] }, turn: 1 };
    merge(old, { market: { prices: [4, 2] } });
    expect(old).toEqual({ market: { prices: [6, 4] }, turn: 1 });
  });
});
