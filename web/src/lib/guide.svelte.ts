/** Which games this guest has been guided through, and what was explained; kept on this device. */
interface Kept {
  /** Games without a guide: it was sent away, or has said all. */
  off: string[];
  told: string[];
}

const KEY = "parure.guide";

class Guided {
  #kept = $state<Kept>(load());

  on(game: string): boolean {
    return !this.#kept.off.includes(game);
  }
  knows(tip: string): boolean {
    return this.#kept.told.includes(tip);
  }
  tell(tip: string): void {
    this.#kept.told = [...this.#kept.told, tip];
    this.keep();
  }
  /** Off for a game, or on again from the beginning. */
  turn(game: string, on: boolean, tips: readonly string[] = []): void {
    this.#kept.off = this.#kept.off.filter((other) => other !== game);
    if (!on) this.#kept.off.push(game);
    else this.#kept.told = this.#kept.told.filter((tip) => !tips.includes(tip));
    this.keep();
  }
  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Then it begins again with the next visit.
    }
  }
}

function load(): Kept {
  try {
    const kept: Partial<Kept> = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { off: kept.off ?? [], told: kept.told ?? [] };
  } catch {
    return { off: [], told: [] };
  }
}

export const guided = new Guided();
