import { hesitation } from "@/lib/match/orders.svelte";
import type { Table } from "@/lib/match/table.svelte";
import { answerUpTo } from "./bidding";

/** The standing order of one auction: bid for me, up to so much. It ends with the auction. */
export class BidOrder {
  on = $state(false);
  upTo = $state(1);
  private auction = 0;
  private told: number | null = null;

  /** A new auction begins without an order. */
  hear(auction: number): void {
    if (auction === this.auction) return;
    this.auction = auction;
    this.on = false;
    this.told = null;
  }

  /** Answers while it may. To be called in an effect; returns how to undo it. */
  answer(table: Table): (() => void) | undefined {
    // At a slow table the house bids for who is away.
    if (this.on && this.told !== this.upTo) {
      this.told = this.upTo;
      table.hall.order("auction", { type: "up_to", price: this.upTo }).catch(() => {});
    }
    const offer = answerUpTo(table.offers, this.on ? this.upTo : null);
    if (!offer) return;
    const timer = setTimeout(() => table.submit([offer.action]), hesitation());
    return () => clearTimeout(timer);
  }
}
