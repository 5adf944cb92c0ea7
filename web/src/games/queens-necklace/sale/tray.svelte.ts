import type { Table } from "@/lib/match/table.svelte";
import type { Display as Told, View } from "@/lib/wire/queens-necklace";
import { type Bag, type Card, faceOf, type Gem } from "../cards";
import { type Display, emptyDisplay, fromTold, overlay, rowCards } from "./display";

/** The tray while it is being laid out: what is in it, what is still in hand, what is picked up. */
export class Tray {
  display = $state.raw<Display>(emptyDisplay());
  /** The card picked up and not yet laid. */
  held = $state<Card | null>(null);

  private sale = -1;
  private step = 0;

  constructor(private readonly hand: () => Bag) {}

  /** How many of a card are still in hand. */
  rest(card: Card): number {
    return (this.hand()[card] ?? 0) - this.laid(card);
  }

  private laid(card: Card): number {
    const { gems, rings, king, necklace, bankers } = this.display;
    if (card === "ring") return Object.values(rings).reduce((sum, count) => sum + count, 0);
    if (card === "king") return king ? 1 : 0;
    if (card === "necklace") return necklace ? 1 : 0;
    return card === "banker" ? bankers : (gems[card] ?? 0);
  }

  /** The rows where a card may lie: gems in their own, the rest beside a gem. */
  rowsFor(card: Card, fashion: readonly Gem[]): Gem[] {
    if (this.rest(card) <= 0) return [];
    const gem = faceOf(card).gem;
    if (gem) return [gem];
    if (card === "king" && this.display.king) return [];
    if (!["ring", "king", "necklace", "banker"].includes(card)) return [];
    return fashion.filter((row) => rowCards(this.display, row).length > 0);
  }

  /** Picks a card up, or lays it at once if there is only one place for it. */
  take(card: Card, fashion: readonly Gem[]): void {
    const rows = this.rowsFor(card, fashion);
    const only = rows.length === 1 || card === "banker" ? rows[0] : undefined;
    if (this.held === card) this.held = null;
    else if (only) this.lay(card, only);
    else this.held = rows.length > 0 ? card : null;
  }

  lay(card: Card, row: Gem): void {
    const { gems, rings, bankers } = this.display;
    if (card === "ring")
      this.display = { ...this.display, rings: { ...rings, [row]: rings[row] + 1 } };
    else if (card === "king") this.display = { ...this.display, king: row };
    else if (card === "necklace") this.display = { ...this.display, necklace: row };
    else if (card === "banker") this.display = { ...this.display, bankers: bankers + 1 };
    else this.display = { ...this.display, gems: { ...gems, [card]: (gems[card] ?? 0) + 1 } };
    this.held = null;
  }

  /** Takes a laid card back; what needs a gem beside it goes with the last gem. */
  remove(card: Card, row: Gem): void {
    const { gems, rings, bankers } = this.display;
    let next = this.display;
    if (card === "ring")
      next = { ...next, rings: { ...rings, [row]: Math.max(0, rings[row] - 1) } };
    else if (card === "king") next = { ...next, king: null };
    else if (card === "necklace") next = { ...next, necklace: null };
    else if (card === "banker") next = { ...next, bankers: Math.max(0, bankers - 1) };
    else next = { ...next, gems: { ...gems, [card]: Math.max(0, (gems[card] ?? 0) - 1) } };
    if (rowCards(next, row).length === 0) {
      next = {
        ...next,
        rings: { ...next.rings, [row]: 0 },
        king: next.king === row ? null : next.king,
        necklace: next.necklace === row ? null : next.necklace,
      };
    }
    if (Object.values(next.gems).every((count) => count === 0)) next = { ...next, bankers: 0 };
    this.display = next;
    this.held = null;
  }

  /**
   * What the house has been told so far. A new sale begins with it (a page may be loaded in
   * the middle of one); later it overrules the tray where a step was answered elsewhere.
   */
  hear(told: Told, sale: number): void {
    if (sale !== this.sale) this.display = fromTold(told);
    else if (told.step > this.step) this.display = overlay(this.display, told);
    if (sale !== this.sale) this.held = null;
    this.sale = sale;
    this.step = told.step;
  }
}

/** The tray of this table: what lies in it stays while the past is looked at. */
export const trayOf = (table: Table): Tray =>
  table.keep(
    "tray",
    () =>
      new Tray(() => {
        const { players } = table.view as View;
        const held = table.me === null ? "down" : (players[table.me]?.hand ?? "down");
        return held === "down" ? {} : held.up;
      }),
  );
