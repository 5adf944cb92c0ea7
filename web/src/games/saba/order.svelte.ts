import { untrack } from "svelte";
import { type Bid, hesitation } from "@/lib/match/orders.svelte";
import { storyOf } from "@/lib/match/story";
import type { Table } from "@/lib/match/table.svelte";
import type { Event } from "@/lib/wire/saba";
import { answerUpTo } from "./bidding";
import { auctionsIn } from "./reading";

/** The standing order of one auction: bid for me up to so much, then pass. It ends with it. */
export class BidOrder {
  /** Up to what is bid; nothing at all is "out of this auction", no order is `null`. */
  limit = $state<number | null>(null);
  private auction = 0;
  /** What the house last told of it. */
  private heard: Bid | null = null;
  /** What the house knows. */
  private told: number | null = null;

  /** A new auction begins without an order; a welcome of the house says what it keeps. */
  hear(auction: number, kept: Bid | null): void {
    if (kept !== this.heard) this.take(kept?.upTo ?? null);
    else if (auction !== this.auction) this.take(null);
    this.auction = auction;
    this.heard = kept;
  }

  private take(limit: number | null): void {
    this.told = limit;
    this.limit = limit;
  }

  /** At a slow table the house bids for who is away, until it is told that it should not. */
  tell(table: Table): void {
    const wish = this.limit;
    const before = this.told;
    if (wish === before) return;
    this.told = wish;
    // What the house was not told does not hold: the panel shows what does.
    table.hall
      .order("auction", wish === null ? { type: "mine" } : { type: "up_to", price: wish })
      .catch(() => this.told === wish && this.take(before));
  }

  /** Answers while it may. To be called in an effect; returns how to undo it. */
  answer(table: Table): (() => void) | undefined {
    const offer = answerUpTo(table.offers, this.limit);
    if (!offer) return;
    const timer = setTimeout(() => table.submit([offer.action]), hesitation());
    return () => clearTimeout(timer);
  }
}

export const orderOf = (table: Table): BidOrder => table.keep("order", () => new BidOrder());

/** The order is heard, told and carried out whatever the page shows. */
export function attend(table: Table): void {
  const order = orderOf(table);
  const auctions = $derived(auctionsIn(storyOf<Event>(table.entries)));
  $effect(() => {
    const [now, kept] = [auctions, table.orders.bid];
    untrack(() => order.hear(now, kept));
  });
  $effect(() => order.tell(table));
  $effect(() => order.answer(table));
}
