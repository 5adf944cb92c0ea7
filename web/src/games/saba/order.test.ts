import { describe, expect, it } from "vitest";
import type { Table } from "@/lib/match/table.svelte";
import type { Order } from "@/lib/wire/protocol";
import { BidOrder } from "./order.svelte";

function listener(): { table: Table; told: Order[]; fail: (yes: boolean) => void } {
  const told: Order[] = [];
  let fails = false;
  const order = async (_: string, order: Order) => {
    if (fails) throw new Error("no line");
    told.push(order);
  };
  return {
    table: { hall: { order }, offers: [] } as unknown as Table,
    told,
    fail: (yes) => {
      fails = yes;
    },
  };
}

describe("bid for me, up to so much", () => {
  it("is told to the house when it is given, changed and taken back", () => {
    const { table, told } = listener();
    const order = new BidOrder();
    order.hear(1, { upTo: null });
    order.tell(table);
    for (const limit of [4, 4, 0, null]) {
      order.limit = limit;
      order.tell(table);
    }
    expect(told).toEqual([
      { type: "up_to", price: 4 },
      { type: "up_to", price: 0 },
      { type: "mine" },
    ]);
  });

  it("is what the house says after a reload, and ends with the auction", () => {
    const { table, told } = listener();
    const order = new BidOrder();
    const kept = { upTo: 9 };
    order.hear(3, kept);
    expect(order.limit).toBe(9);
    order.hear(4, kept);
    expect(order.limit).toBeNull();
    order.tell(table);
    expect(told).toEqual([]);
    order.hear(4, { upTo: 0 });
    expect(order.limit).toBe(0);
  });

  it("stays if the house could not be told that it is taken back", async () => {
    const { table, fail } = listener();
    const order = new BidOrder();
    order.hear(3, { upTo: 9 });
    fail(true);
    order.limit = null;
    order.tell(table);
    await new Promise((later) => setTimeout(later));
    expect(order.limit).toBe(9);
  });
});
