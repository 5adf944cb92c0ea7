import type { Action, Shown, Display as Told } from "@/lib/wire/queens-necklace";
import {
  type Bag,
  BONUS,
  type Card,
  cardsIn,
  faceOf,
  GEM_CARDS,
  GEMS,
  type Gem,
  gemsIn,
} from "../cards";

/** A display as it lies in the tray: private until it is sealed. */
export interface Display {
  gems: Bag;
  rings: Record<Gem, number>;
  king: Gem | null;
  necklace: Gem | null;
  /** Bankers lie with a row, but work for all rows. */
  bankers: number;
}

export const emptyDisplay = (): Display => ({
  gems: {},
  rings: { ruby: 0, emerald: 0, diamond: 0, amber: 0 },
  king: null,
  necklace: null,
  bankers: 0,
});

export function fromShown(shown: Shown): Display {
  const [ruby, emerald, diamond, amber] = shown.rings;
  return { ...shown, rings: { ruby, emerald, diamond, amber } };
}

/** The gem cards of one row. */
export const rowCards = (display: Display, gem: Gem): Card[] =>
  cardsIn(display.gems).filter((card) => faceOf(card).gem === gem);

/** What lies with a row: Rings, King, Necklace, and the Bankers with the first row there is. */
export function rowExtras(display: Display, gem: Gem, fashion: readonly Gem[]): Card[] {
  const extras: Card[] = Array<Card>(display.rings[gem]).fill("ring");
  if (display.king === gem) extras.push("king");
  if (display.necklace === gem) extras.push("necklace");
  const first = fashion.find((each) => rowCards(display, each).length > 0);
  if (gem === first) extras.push(...Array<Card>(display.bankers).fill("banker"));
  return extras;
}

/** QN-V6 Fewest gems shown is rarest; among equals, the more fashionable. */
export function rarityOf(shown: Record<Gem, number>, fashion: readonly Gem[]): Record<Gem, number> {
  const order = [...fashion].sort((a, b) => shown[a] - shown[b]);
  return Object.fromEntries(order.map((gem, at) => [gem, BONUS[at] ?? 0])) as Record<Gem, number>;
}

export interface RowEstimate {
  jewels: number;
  each: number;
  pounds: number;
  /** The viewer's own King forbids it. */
  forbidden: boolean;
}

/** What the tray would earn if nobody else showed anything. */
export function estimate(
  display: Display,
  fashion: readonly Gem[],
): { rows: Record<Gem, RowEstimate>; total: number } {
  const shown = gemsIn(display.gems);
  const rarity = rarityOf(shown, fashion);
  let total = 0;
  const rows = Object.fromEntries(
    fashion.map((gem, at) => {
      const forbidden = display.king === gem && display.necklace !== gem;
      const jewels = shown[gem] > 0 && !forbidden ? 1 + display.rings[gem] : 0;
      const each = (BONUS[at] ?? 0) + rarity[gem] + 10 * display.bankers;
      const pounds = jewels * each;
      total += pounds;
      return [gem, { jewels, each, pounds, forbidden }];
    }),
  ) as Record<Gem, RowEstimate>;
  return { rows, total };
}

/**
 * The private steps that say this display, in the order in which the house asks for them.
 * A step that leaves no choice is not asked.
 */
export function stepsOf(display: Display, hand: Bag): Action[] {
  const steps: Action[] = [];
  for (const card of GEM_CARDS) {
    if ((hand[card] ?? 0) > 0) steps.push({ type: "show", card, count: display.gems[card] ?? 0 });
  }
  const rows = GEMS.filter((gem) => rowCards(display, gem).length > 0);
  let rings = hand.ring ?? 0;
  for (const gem of rows) {
    if (rings === 0) break;
    steps.push({ type: "rings", gem, count: display.rings[gem] });
    rings -= display.rings[gem];
  }
  if (rows.length > 0) {
    if ((hand.king ?? 0) > 0) steps.push({ type: "king", row: display.king });
    if ((hand.necklace ?? 0) > 0) steps.push({ type: "necklace", row: display.necklace });
    if ((hand.banker ?? 0) > 0) steps.push({ type: "bankers", count: display.bankers });
  }
  steps.push({ type: "seal" });
  return steps;
}

/** The place of a step in the order of the house; see `Display::step` of the rules. */
export function placeOf(action: Action): number {
  switch (action.type) {
    case "show":
      return GEM_CARDS.indexOf(action.card);
    case "rings":
      return 10 + GEMS.indexOf(action.gem);
    case "king":
      return 14;
    case "necklace":
      return 15;
    case "bankers":
      return 16;
    default:
      return 17;
  }
}

/** What the house has been told so far, as a display. */
export function fromTold(told: Told): Display {
  const [ruby, emerald, diamond, amber] = told.rings;
  const gems = Object.fromEntries(
    GEM_CARDS.map((card, at) => [card, told.gems[at] ?? 0]).filter(([, count]) => count !== 0),
  );
  return {
    gems,
    rings: { ruby, emerald, diamond, amber },
    king: told.king,
    necklace: told.necklace,
    bankers: told.bankers,
  };
}

/** The display with every step that was answered as the house has it. */
export function overlay(display: Display, told: Told): Display {
  const answered = fromTold(told);
  const gems = { ...display.gems };
  const rings = { ...display.rings };
  GEM_CARDS.forEach((card, at) => {
    if (at < told.step) gems[card] = answered.gems[card] ?? 0;
  });
  GEMS.forEach((gem, at) => {
    if (10 + at < told.step) rings[gem] = answered.rings[gem];
  });
  return {
    gems,
    rings,
    king: told.step > 14 ? answered.king : display.king,
    necklace: told.step > 15 ? answered.necklace : display.necklace,
    bankers: told.step > 16 ? answered.bankers : display.bankers,
  };
}

/** Whether a step the house already has says something else than the tray. */
export function contradicts(told: Told, display: Display): boolean {
  const answered = (place: number) => place < told.step;
  return (
    GEM_CARDS.some(
      (card, at) => answered(at) && (told.gems[at] ?? 0) !== (display.gems[card] ?? 0),
    ) ||
    GEMS.some((gem, at) => answered(10 + at) && told.rings[at] !== display.rings[gem]) ||
    (answered(14) && told.king !== display.king) ||
    (answered(15) && told.necklace !== display.necklace) ||
    (answered(16) && told.bankers !== display.bankers)
  );
}

/** The display that private steps say. */
export function ofSteps(steps: readonly Action[]): Display {
  const display = emptyDisplay();
  for (const step of steps) {
    if (step.type === "show" && step.count > 0) display.gems[step.card] = step.count;
    else if (step.type === "rings") display.rings[step.gem] = step.count;
    else if (step.type === "king") display.king = step.row;
    else if (step.type === "necklace") display.necklace = step.row;
    else if (step.type === "bankers") display.bankers = step.count;
  }
  return display;
}
