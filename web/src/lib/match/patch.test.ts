import { describe, expect, it } from "vitest";
import { type Json, merge } from "./patch";

// The table of examples in RFC 7386, appendix A, where lists are set whole.
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
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

// As in crates/protocol/src/patch.rs.
const lists: [Json, Json, Json][] = [
  [
    { market: [{ card: "thief", price: 8 }, { price: 6 }] },
    { market: { 1: { price: 4 } } },
    { market: [{ card: "thief", price: 8 }, { price: 4 }] },
  ],
  [["ruby-1", "ruby-2", "ruby-3"], { splice: [1, 1] }, ["ruby-1", "ruby-3"]],
  [["ruby-1", "ruby-2"], { splice: [2, 0, "king"] }, ["ruby-1", "ruby-2", "king"]],
  [["a", "b", "c"], { 2: "x", splice: [0, 1] }, ["b", "x"]],
  [{ a: 1 }, { a: { "=": null } }, { a: null }],
  [{ a: { b: 1, c: 2 } }, { a: { "=": { d: null } } }, { a: { d: null } }],
  [{ a: ["x"] }, { a: { "=": { 0: "y" } } }, { a: { 0: "y" } }],
];

describe("a merge patch", () => {
  it.each(examples)("%j patched by %j gives %j", (target, patch, expected) => {
    expect(merge(target, patch)).toEqual(expected);
  });

  it.each(lists)("%j changed by %j gives %j", (target, patch, expected) => {
    expect(merge(target, patch)).toEqual(expected);
  });

  it("leaves the old view as it was", () => {
    const old = { market: { prices: [6, 4] }, turn: 1 };
    merge(old, { market: { prices: { 0: 4, splice: [1, 1] } } });
    expect(old).toEqual({ market: { prices: [6, 4] }, turn: 1 });
  });
});
