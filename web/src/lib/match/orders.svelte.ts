import { settings } from "../settings.svelte";

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

/** How long a standing order takes to answer: long enough, and never the same, to tell nothing. */
export const hesitation = (): number =>
  settings.still ? 40 + Math.random() * 120 : 350 + Math.random() * 900;
