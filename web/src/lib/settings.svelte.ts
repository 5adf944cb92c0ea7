import { LANGUAGES, type Language } from "./words/words";

/** What a guest prefers on this device. One object, kept in local storage. */
export const SPEEDS = ["calm", "normal", "quick", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
export const THEMES = ["night", "day", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

export const CARD_SIZES = ["small", "normal", "large"] as const;
export type CardSize = (typeof CARD_SIZES)[number];

export const HAND_ORDERS = ["kind", "fashion", "price"] as const;
export type HandOrder = (typeof HAND_ORDERS)[number];

interface Kept {
  language: Language;
  speed: Speed;
  theme: Theme;
  sound: boolean;
  confirm: boolean;
  notify: boolean;
  /** The table in words instead of pictures. */
  words: boolean;
  cards: CardSize;
  /** How a hand of cards is sorted. */
  hand: HandOrder;
  /** Whether games against computers alone are played on this device. */
  device: boolean;
}

const KEY = "parure.settings";

function firstLanguage(): Language {
  const wanted = navigator.languages?.map((tag) => tag.slice(0, 2)) ?? [];
  return (
    LANGUAGES.find((language) => language === wanted.find((w) => LANGUAGES.some((l) => l === w))) ??
    "en"
  );
}

function load(): Kept {
  const usual: Kept = {
    language: firstLanguage(),
    speed: "normal",
    theme: "night",
    sound: false,
    confirm: true,
    notify: false,
    words: false,
    cards: "normal",
    hand: "kind",
    device: true,
  };
  try {
    const kept: Partial<Kept> = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return {
      language: LANGUAGES.find((l) => l === kept.language) ?? usual.language,
      speed: SPEEDS.find((s) => s === kept.speed) ?? usual.speed,
      theme: THEMES.find((t) => t === kept.theme) ?? usual.theme,
      sound: kept.sound ?? usual.sound,
      confirm: kept.confirm ?? usual.confirm,
      notify: kept.notify ?? usual.notify,
      words: kept.words ?? usual.words,
      cards: CARD_SIZES.find((size) => size === kept.cards) ?? usual.cards,
      hand: HAND_ORDERS.find((order) => order === kept.hand) ?? usual.hand,
      device: kept.device ?? usual.device,
    };
  } catch {
    return usual;
  }
}

class Settings {
  #kept = $state<Kept>(load());

  get language() {
    return this.#kept.language;
  }
  get speed() {
    return this.#kept.speed;
  }
  get device() {
    return this.#kept.device;
  }
  get theme() {
    return this.#kept.theme;
  }
  get sound() {
    return this.#kept.sound;
  }
  get confirm() {
    return this.#kept.confirm;
  }

  get notify() {
    return this.#kept.notify;
  }

  get words() {
    return this.#kept.words;
  }
  get cards() {
    return this.#kept.cards;
  }
  get hand() {
    return this.#kept.hand;
  }

  change(part: Partial<Kept>): void {
    Object.assign(this.#kept, part);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.show();
  }

  /** The document wears the theme, the language and the speed, for styles and readers. */
  show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.#kept.theme;
    root.dataset.speed = this.still ? "instant" : this.#kept.speed;
    root.dataset.cards = this.#kept.cards;
    root.lang = this.#kept.language;
  }

  /** Nothing moves: asked for here, or by the system. */
  get still(): boolean {
    return (
      this.#kept.speed === "instant" ||
      window.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true
    );
  }

  /** How long a slide lasts, in milliseconds. */
  get slide(): number {
    if (this.still) return 0;
    return { calm: 650, normal: 400, quick: 220, instant: 0 }[this.#kept.speed];
  }
}

export const settings = new Settings();
