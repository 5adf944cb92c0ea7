import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Table } from "@/lib/match/table.svelte";
import type { Shown } from "@/lib/wire/queens-necklace";
import ShownRow from "./ShownRow.svelte";

const shown = (seat: number, gems: Shown["gems"]): Shown => ({
  seat,
  gems,
  rings: [0, 0, 0, 0],
  king: null,
  necklace: null,
  bankers: 0,
});
const table = { me: 0, lit: new Set<string>(), thing: () => ({}), nameOf: String };
const row = (open: boolean) =>
  render(ShownRow, {
    table: table as unknown as Table,
    gem: "ruby",
    at: 0,
    displays: [shown(0, { "ruby-1": 3, "ruby-2": 1 }), shown(1, {})],
    fashion: ["ruby", "emerald", "diamond", "amber"],
    order: [0, 1],
    open,
  }).container;
const cards = (row: Element, seat: number) => row.querySelectorAll(`.seat-${seat + 1} .one`).length;

describe("a row of a sale", () => {
  it("tells nothing while it is closed: neither how many cards lie in it nor whether any do", () => {
    const closed = row(false);
    expect([cards(closed, 0), cards(closed, 1)]).toEqual([1, 1]);
    expect(closed.querySelector(".nothing, em")).toBeNull();
  });
  it("shows every card once it is open", () => {
    const open = row(true);
    expect([cards(open, 0), cards(open, 1)]).toEqual([4, 0]);
    expect(open.querySelector(".nothing")).not.toBeNull();
  });
});
