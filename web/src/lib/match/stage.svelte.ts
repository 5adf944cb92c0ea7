import { tick } from "svelte";
import { settings } from "../settings.svelte";
import { fanfare, tap } from "../sound";

/**
 * Where pieces move. A game says, event by event, what flies from which spot to which;
 * the stage measures before and after the table changes and lets the pieces slide.
 */
export interface Flight {
  /** The piece, drawn by the game. */
  what: unknown;
  /** Names of things or spots on the table (`data-thing` or `data-spot`); the first one found counts. */
  from: string[];
  to: string[];
  /** What it passes over on its way. */
  via?: string[];
  /** Pieces of a later wave leave when the earlier wave has landed. */
  wave: number;
}

export interface Aloft {
  key: number;
  what: unknown;
  from: DOMRect;
  to: DOMRect;
  via: DOMRect | null;
  delay: number;
  duration: number;
}

const quoted = (name: string) => CSS.escape(name);

function find(root: ParentNode, names: readonly string[]): Element | null {
  for (const name of names) {
    const found = root.querySelector(
      `[data-spot="${quoted(name)}"], [data-thing="${quoted(name)}"]`,
    );
    if (found) return found;
  }
  return null;
}

const onScreen = (rect: DOMRect) =>
  rect.width > 0 && rect.bottom > -200 && rect.top < window.innerHeight + 200;

export class Stage {
  /** Pieces in the air. */
  aloft = $state.raw<Aloft[]>([]);
  /** A scene that fills the table until it has been watched or skipped. */
  ceremony = $state.raw<unknown>(null);
  /** Whether the scene is shown as it was at its end, without being played. */
  isStill = $state(false);
  /** Whether the scene still unfolds. */
  unfolding = $state(false);
  /** How many times as fast as usual things happen. */
  pace = $state(1);
  private root: ParentNode = document;
  private keys = 0;
  private watched: (() => void) | null = null;

  mount(root: ParentNode): void {
    this.root = root;
  }

  /** How long a piece takes, in milliseconds. */
  get slide(): number {
    return settings.slide / this.pace;
  }

  /** Changes the table by `apply` while the pieces fly. */
  async fly(flights: readonly Flight[], apply: () => void): Promise<void> {
    const { slide } = this;
    if (slide === 0 || flights.length === 0 || document.hidden) {
      apply();
      await tick();
      return;
    }
    const starts = flights.map((flight) => find(this.root, flight.from)?.getBoundingClientRect());
    apply();
    await tick();
    const gap = slide / 5;
    let last = 0;
    const aloft: Aloft[] = [];
    flights.forEach((flight, at) => {
      const goal = find(this.root, flight.to);
      const from = starts[at];
      const to = goal?.getBoundingClientRect();
      if (!from || !to || !onScreen(from) || !onScreen(to)) return;
      const delay = flight.wave * slide * 0.8 + (at % 5) * gap;
      const via = flight.via
        ? (find(this.root, flight.via)?.getBoundingClientRect() ?? null)
        : null;
      const duration = via ? slide * 1.6 : slide;
      last = Math.max(last, delay + duration);
      aloft.push({ key: ++this.keys, what: flight.what, from, to, via, delay, duration });
      // What arrives is not seen before it has landed.
      if (goal?.hasAttribute("data-lands")) {
        goal.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration * 0.96 });
      }
    });
    if (aloft.length === 0) return;
    this.aloft = [...this.aloft, ...aloft];
    await pause(last);
    tap(aloft.length);
    const landed = new Set(aloft.map((piece) => piece.key));
    this.aloft = this.aloft.filter((piece) => !landed.has(piece.key));
  }

  /** Shows a scene and waits until it is over. */
  perform(ceremony: unknown): Promise<void> {
    this.isStill = false;
    this.ceremony = ceremony;
    fanfare();
    return new Promise((resolve) => {
      this.watched = resolve;
    });
  }

  /** Shows a scene as it was at its end. */
  hold(ceremony: unknown): void {
    this.isStill = true;
    this.ceremony = ceremony;
  }

  /** Nothing flies and no scene is shown. */
  clear(): void {
    this.aloft = [];
    this.close();
  }

  /** The scene has been watched or skipped. */
  close(): void {
    this.ceremony = null;
    this.unfolding = false;
    this.watched?.();
    this.watched = null;
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
