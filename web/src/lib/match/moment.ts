import { settings } from "../settings.svelte";

/** How long after something was done or asked a key still belongs to what was before. */
export const MOMENT = 400;

/** When the question on the table last changed under the player's fingers. */
export class Moment {
  private at = Number.NEGATIVE_INFINITY;
  private sentAt = Number.NEGATIVE_INFINITY;

  note(): void {
    this.at = performance.now();
  }
  /** Something went to the house. */
  noteSent(): void {
    this.sentAt = performance.now();
    this.note();
  }
  get isFresh(): boolean {
    return performance.now() - this.at < MOMENT;
  }
  get isJustSent(): boolean {
    return performance.now() - this.sentAt < MOMENT;
  }
}

/** What would be given away for good: asked once, then done by `go`. */
export interface Doubt {
  question: string;
  /** What the button says that goes on all the same. */
  yes: string;
  go: () => void;
}

/** How long what leaves no choice can be seen before it is done by itself. */
export const forcedPause = (): number => (settings.still ? 700 : 1100 + 2 * settings.slide);
