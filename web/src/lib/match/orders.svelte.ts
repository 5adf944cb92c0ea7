import { settings } from "../settings.svelte";
import type { SetOrder } from "../wire/protocol";

/**
 * Standing orders for reactions. A question is put to everybody who might hold the card,
 * so most of them are formal; the usual order answers those by itself, after a while that
 * tells nothing.
 */
export const ORDERS = ["mine", "ask", "never"] as const;
export type Order = (typeof ORDERS)[number];

/** What the house bids for the guest in the auction that goes on. */
export interface Bid {
  upTo: number | null;
}

/** Kept on this device for a game; at a slow table by the house, for every device. */
export class StandingOrders {
  /** As the last welcome told it; nothing where the house does not bid for who is away. */
  bid = $state.raw<Bid | null>(null);
  #kept = $state<Record<string, Order>>({});
  #told = $state<Record<string, Order> | null>(null);
  private readonly key: string;

  constructor(game: string) {
    this.key = `parure.orders.${game}`;
    try {
      this.#kept = JSON.parse(localStorage.getItem(this.key) ?? "{}");
    } catch {
      // The usual orders then.
    }
  }

  /** The house keeps them: these, and no others. */
  hear(told: readonly SetOrder[]): void {
    this.#told = {};
    this.bid = { upTo: null };
    for (const { reaction, order } of told) {
      if (order.type === "up_to") this.bid = { upTo: order.price };
      else this.#told[reaction] = order.type;
    }
  }

  of(reaction: string): Order {
    const given = (this.#told ?? this.#kept)[reaction];
    return ORDERS.find((order) => order === given) ?? "mine";
  }

  give(reaction: string, order: Order): void {
    if (this.#told) {
      this.#told[reaction] = order;
      return;
    }
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
