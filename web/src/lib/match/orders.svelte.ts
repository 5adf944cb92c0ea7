import type { Look } from "@/games/game";
import { settings } from "../settings.svelte";
import type { Offer } from "../wire/protocol";

/**
 * Standing orders for reactions. A question is put to everybody who might hold the card,
 * so most of them are formal; the usual order answers those by itself, after a while that
 * tells nothing.
 */
export const ORDERS = ["mine", "ask", "never"] as const;
export type Order = (typeof ORDERS)[number];

export class StandingOrders {
  #kept = $state<Record<string, Order>>({});
  private readonly key: string;

  constructor(game: string) {
    this.key = `parure.orders.${game}`;
    try {
      this.#kept = JSON.parse(localStorage.getItem(this.key) ?? "{}");
    } catch {
      // The usual orders then.
    }
  }

  of(reaction: string): Order {
    return ORDERS.find((order) => order === this.#kept[reaction]) ?? "mine";
  }

  give(reaction: string, order: Order): void {
    this.#kept[reaction] = order;
    try {
      localStorage.setItem(this.key, JSON.stringify(this.#kept));
    } catch {
      // They hold until the page is left.
    }
  }
}

/** Answers by standing order. To be called in an effect; returns how to undo it. */
export function answerByOrder(table: {
  offers: readonly Offer[];
  view: unknown;
  look: Look;
  orders: StandingOrders;
  submit(steps: readonly unknown[]): void;
}): (() => void) | undefined {
  const reaction = table.offers.length > 0 ? table.look.reaction(table.view) : null;
  if (reaction === null) return;
  const order = table.orders.of(reaction);
  const no = table.offers.find((offer) => table.look.declines(offer.action));
  const formal = table.offers.length === 1;
  if (!no || order === "ask" || (order === "mine" && !formal)) return;
  const pauses = settings.still ? 40 + Math.random() * 120 : 350 + Math.random() * 900;
  const timer = setTimeout(() => table.submit([no.action]), pauses);
  return () => clearTimeout(timer);
}
