import type { Card, Empty, Event, Filled, Phase, View } from "@/lib/wire/saba";

/** What the board reads out of the view and the story. Nothing here decides anything. */
export const SORTS = ["ruby", "emerald", "pearl", "sapphire", "topaz"] as const;
export type Sort = (typeof SORTS)[number];

/** A card as it is drawn: a sort of stone and how many, or the lion. */
export interface Face {
  sort: Sort | "lion";
  stones: number;
}
export function faceOf(card: Card): Face {
  const [name, stones] = card.split("-");
  const sort = SORTS.find((each) => each === name);
  return sort ? { sort, stones: Number(stones) } : { sort: "lion", stones: 1 };
}

export function handOf(view: View, seat: number | null): Card[] {
  const hand = seat === null ? "down" : (view.players[seat]?.hand ?? "down");
  return hand === "down" ? [] : hand.up;
}

/** Equal cards side by side count once. */
export function kindsIn(cards: readonly Card[]): { card: Card; count: number }[] {
  return [...new Set(cards)].map((card) => ({
    card,
    count: cards.filter((each) => each === card).length,
  }));
}

/** What the necklace is drawn from. */
export type Jewel = Pick<View, "filled" | "empty" | "kinds">;

export const kindOf = (view: Jewel, card: Card) => view.kinds.find((kind) => kind.card === card);
export const emptyAt = (view: Jewel, place: string): Empty | undefined =>
  view.empty.find((each) => each.place === place);

/** Which gem cards may still lie at each empty place. */
export function mayLie(view: Jewel): Map<string, Card[]> {
  const may = new Map<string, Card[]>();
  for (const { card, places } of view.kinds) {
    if (card === "joker") continue;
    for (const place of places) may.set(place, [...(may.get(place) ?? []), card]);
  }
  return may;
}

/** What lying there at once, or later, brings: the best of a card's places, in k. */
export function bestReward(view: Jewel, card: Card): number {
  const rewards = (kindOf(view, card)?.places ?? []).map(
    (place) => emptyAt(view, place)?.reward ?? 0,
  );
  return Math.max(0, ...rewards);
}

/** How many times the reward a card put down in this phase earns. */
export function timesIn(phase: Phase): number {
  if (phase.type === "rebuild") return 1;
  return phase.type === "unsold" ? 0 : 2;
}

/** The card that lies on the cushion. */
export const onCushion = (phase: Phase): Card | null => ("card" in phase ? phase.card : null);
export const auctioneerOf = (phase: Phase): number | null =>
  "auctioneer" in phase ? phase.auctioneer : null;

/** How a bidder stands in the auction that is on. */
export interface Bidder {
  seat: number;
  bid: number | null;
  state: "leads" | "asked" | "passed" | "outbid" | "waits";
}

/** Everybody but the auctioneer, clockwise from her left. */
export function biddersIn(view: View, story: readonly Event[]): Bidder[] {
  const { phase } = view;
  const seller = auctioneerOf(phase);
  if (seller === null || onCushion(phase) === null) return [];
  const bids = new Map<number, number>();
  const passed = new Set<number>();
  const from = story.findLastIndex((event) => event.type === "offered");
  for (const event of story.slice(Math.max(0, from))) {
    if (event.type === "bid") {
      bids.set(event.seat, event.price);
      passed.delete(event.seat);
    } else if (event.type === "passed") passed.add(event.seat);
    // SA-A5 The bids before it lapse, and all may come back in.
    else if (event.type === "named_price") passed.clear();
  }
  const leader =
    "highest" in phase
      ? (phase.highest?.bidder ?? null)
      : phase.type === "bought"
        ? phase.buyer
        : null;
  const asked = "asked" in phase ? phase.asked : null;
  return view.players
    .map((_, at) => (seller + 1 + at) % view.players.length)
    .filter((seat) => seat !== seller)
    .map((seat) => ({ seat, bid: bids.get(seat) ?? null, state: stateOf(seat) }));

  function stateOf(seat: number): Bidder["state"] {
    if (seat === leader) return "leads";
    if (seat === asked) return "asked";
    if (passed.has(seat)) return "passed";
    return bids.has(seat) ? "outbid" : "waits";
  }
}

/** The price the auctioneer has named in the auction that is on. */
export const namedIn = (phase: Phase): number | null => ("named" in phase ? phase.named : null);

export const auctionsIn = (story: readonly Event[]): number =>
  story.filter((event) => event.type === "offered").length;

/** Where the last card was laid. */
export function lastPlace(story: readonly Event[]): string | null {
  const event = story.findLast((each) => each.type === "placed");
  return event?.type === "placed" ? event.place : null;
}

/** All places of the necklace, filled or not, column by column from the left. */
export type Setting = (Filled & { filled: true }) | (Empty & { filled: false });
export function settingsOf(view: Jewel): Setting[] {
  const all: Setting[] = [
    ...view.filled.map((each) => ({ ...each, filled: true as const })),
    ...view.empty.map((each) => ({ ...each, filled: false as const })),
  ];
  return all.sort((a, b) => a.x - b.x || a.y - b.y);
}

/** Where everybody's money came from and went. */
export interface Account {
  seat: number;
  start: number;
  rewards: number;
  sales: number;
  purchases: number;
  draws: number;
  cash: number;
}
export const START = 20;

export function accountsOf(seats: number, story: readonly Event[]): Account[] {
  const accounts = Array.from({ length: seats }, (_, seat) => ({
    seat,
    start: START,
    rewards: 0,
    sales: 0,
    purchases: 0,
    draws: 0,
    cash: START,
  }));
  for (const event of story) book(accounts, event);
  return accounts;
}

function book(accounts: Account[], event: Event): void {
  const add = (seat: number, column: "rewards" | "sales" | "purchases" | "draws", by: number) => {
    const account = accounts[seat];
    if (!account) return;
    account[column] += by;
    account.cash += by;
  };
  if (event.type === "placed") add(event.seat, "rewards", event.earned);
  else if (event.type === "drew") add(event.seat, "draws", -event.paid);
  else if (event.type === "sold") {
    add(event.seller, "sales", event.price);
    add(event.buyer, "purchases", -event.price);
  }
}

/** Everybody's cash after each thing that moved money. */
export function cashOverTime(seats: number, story: readonly Event[]): number[][] {
  const accounts = accountsOf(seats, []);
  const now = () => accounts.map((account) => account.cash);
  const moments = [now()];
  for (const event of story) {
    if (event.type !== "placed" && event.type !== "sold" && event.type !== "drew") continue;
    book(accounts, event);
    moments.push(now());
  }
  return moments;
}
