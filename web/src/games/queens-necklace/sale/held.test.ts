import { describe, expect, it } from "vitest";
import { gain, partOf, type SaleHeld, soldOf } from "./held";

// QN-X1, the booklet's sale: Barnaby, Charles, Amy in seats 0, 1, 2.
const sale: SaleHeld = {
  type: "sale_held",
  sale: 1,
  fashion: ["diamond", "emerald", "amber", "ruby"],
  displays: [],
  transmuted: null,
  prices: [
    { gem: "diamond", shown: 5, fashion: 30, rarity: 30, price: 60, forbidden: true },
    { gem: "emerald", shown: 9, fashion: 20, rarity: 0, price: 20, forbidden: false },
    { gem: "amber", shown: 6, fashion: 10, rarity: 20, price: 30, forbidden: false },
    { gem: "ruby", shown: 8, fashion: 0, rarity: 10, price: 10, forbidden: false },
  ],
  sold: [
    { seat: 2, gem: "emerald", jewels: 3, each: 20, pounds: 60 },
    { seat: 0, gem: "amber", jewels: 1, each: 30, pounds: 30 },
    { seat: 0, gem: "ruby", jewels: 1, each: 10, pounds: 10 },
    { seat: 1, gem: "ruby", jewels: 1, each: 20, pounds: 20 },
  ],
  tributes: [],
  scores: [40, 20, 60],
};

describe("a sale that was held", () => {
  it("adds up what each seat gained (QN-X1)", () => {
    expect([0, 1, 2].map((seat) => gain(sale, seat))).toEqual([40, 20, 60]);
  });
  it("counts tributes both ways", () => {
    const paid = { ...sale, tributes: [{ from: 0, to: 2, pounds: 50 }] };
    expect([0, 1, 2].map((seat) => gain(paid, seat))).toEqual([-10, 20, 110]);
  });
  it("finds who sold a gem", () => {
    expect(soldOf(sale, "ruby").map((each) => each.seat)).toEqual([0, 1]);
  });
  it("has its beats in order", () => {
    expect([1, 4, 5, 6, 9, 10].map(partOf)).toEqual([
      "rows",
      "rows",
      "rarity",
      "sells",
      "sells",
      "pounds",
    ]);
  });
});
