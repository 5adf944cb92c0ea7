/**
 * A move on the screen is a path: each legal action names the things it touches, in
 * order. Whatever the player uses, it narrows this one list until one action is left.
 */
export interface Offer<A = unknown> {
  action: A;
  /** The action in the game's own notation, e.g. `thief 2`. */
  notation: string;
  /** The things it touches, in order, e.g. `["card-thief", "seat-2"]`. */
  path: string[];
}

export type Path = readonly string[];

const startsWith = (path: Path, prefix: Path) =>
  prefix.length <= path.length && prefix.every((thing, at) => path[at] === thing);

/** The offers that are still possible after these things were chosen. */
export function narrow<A>(offers: readonly Offer<A>[], chosen: Path): Offer<A>[] {
  return offers.filter((offer) => startsWith(offer.path, chosen));
}

/** The things that are the next step of some offer still possible, in the order offered. */
export function nextThings(offers: readonly Offer[], chosen: Path): string[] {
  const next = new Set<string>();
  for (const offer of narrow(offers, chosen)) {
    const thing = offer.path[chosen.length];
    if (thing !== undefined) next.add(thing);
  }
  return [...next];
}

/**
 * The one action meant by these choices: the only one left, or else the one whose path
 * ends exactly here. Nothing is settled before something was chosen.
 */
export function settled<A>(offers: readonly Offer<A>[], chosen: Path): Offer<A> | null {
  if (chosen.length === 0) return null;
  const left = narrow(offers, chosen);
  if (left.length === 1) return left[0] ?? null;
  const exact = left.filter((offer) => offer.path.length === chosen.length);
  return exact.length === 1 ? (exact[0] ?? null) : null;
}

/**
 * What the choices become when a thing is touched: one step further if it is lit; one
 * step less if it was the last one chosen; a new start if it could begin another action.
 */
export function touch(offers: readonly Offer[], chosen: Path, thing: string): string[] {
  if (nextThings(offers, chosen).includes(thing)) return [...chosen, thing];
  if (chosen.at(-1) === thing) return chosen.slice(0, -1);
  if (nextThings(offers, []).includes(thing)) return [thing];
  return [...chosen];
}

/** Choices that no longer lead anywhere are dropped, e.g. when a new briefing arrives. */
export function stillPossible(offers: readonly Offer[], chosen: Path): string[] {
  return narrow(offers, chosen).length > 0 ? [...chosen] : [];
}

/** Offers whose path is empty: they touch nothing and are plain buttons. */
export function untouching<A>(offers: readonly Offer<A>[]): Offer<A>[] {
  return offers.filter((offer) => offer.path.length === 0);
}
