import { describe, expect, it, vi } from "vitest";
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
  it("is told to the house when it is switched on, changed and switched off", () => {
    vi.useFakeTimers();
    const { table, told } = listener();
    const order = new BidOrder();
    order.hear(1, { upTo: null });
    order.tell(table);
    order.on = true;
    order.upTo = 4;
    const undo = order.tell(table);
    // Still being dragged.
    undo?.();
    order.upTo = 5;
    order.tell(table);
    vi.runAllTimers();
    order.tell(table);
    order.on = false;
    order.tell(table);
    expect(told).toEqual([{ type: "up_to", price: 5 }, { type: "mine" }]);
    vi.useRealTimers();
  });

  it("is what the house says after a reload, and ends with the auction", () => {
    const { table, told } = listener();
    const order = new BidOrder();
    const kept = { upTo: 9 };
    order.hear(3, kept);
    expect([order.on, order.upTo]).toEqual([true, 9]);
    order.hear(4, kept);
    expect(order.on).toBe(false);
    order.tell(table);
    expect(told).toEqual([]);
    order.hear(4, { upTo: 6 });
    expect([order.on, order.upTo]).toEqual([true, 6]);
  });

  it("stays on if the house could not be told that it is off", async () => {
    const { table, fail } = listener();
    const order = new BidOrder();
    order.hear(3, { upTo: 9 });
    fail(true);
    order.on = false;
    order.tell(table);
    await new Promise((later) => setTimeout(later));
    expect(order.on).toBe(true);
  });
});
