import { USUAL } from "@/lib/ways";
import type { FromHouse, Line, Offer, TableInfo } from "@/lib/wire/protocol";
import type { Display, Event, View } from "@/lib/wire/queens-necklace";

/** Canned tables, so that the look can be worked on without a house. */
const info: TableInfo = {
  id: "gallery",
  game: "queens-necklace",
  options: {},
  stage: "playing",
  seats: [
    { name: "Amélie", present: true },
    { name: "Barnaby", present: true },
    { name: "Charles", present: true },
    { name: "Odile", bot: "regular", present: true },
  ],
  watching: 0,
  viewer: { type: "seat", seat: 0 },
  is_host: true,
  hints: true,
  commitment: "",
  ways: USUAL,
};

const view: View = {
  viewer: { type: "seat", seat: 0 },
  options: { smaller_hands: false },
  turn: 14,
  current: 0,
  stage: { type: "purchase", ducats: 10, bought: false },
  fashion: ["diamond", "emerald", "amber", "ruby"],
  market: [
    { type: "offer", card: "ring", price: 9, step: 0 },
    { type: "offer", card: "ruby-2", price: 4, step: 2 },
    { type: "offer", card: "confessor", price: 2, step: 2 },
    { type: "offer", card: "banker", price: 8, step: 1 },
    { type: "offer", card: "emerald-1", price: 6, step: 0 },
  ],
  deck: 38,
  merchants: [],
  gone: { confessor: 2, "ruby-1": 3, "emerald-2": 1, amber: 4, king: 1 },
  players: [
    {
      score: 60,
      cards: 11,
      hand: {
        up: {
          "diamond-2": 1,
          "diamond-1": 1,
          "emerald-3": 1,
          "emerald-2": 1,
          amber: 2,
          "ruby-1": 1,
          ring: 3,
          thief: 1,
          cardinal: 1,
          musketeer: 1,
        },
      },
      known: {},
      necklace: false,
    },
    { score: 40, cards: 8, hand: "down", known: {}, necklace: false },
    { score: 20, cards: 9, hand: "down", known: {}, necklace: true },
    { score: 30, cards: 7, hand: "down", known: {}, necklace: false },
  ],
  sales: 1,
  waiting: [],
  playable: { up: {} },
  unseen_playable: 0,
  memory: {},
};

const buy = (card: string, price: number): Offer => ({
  action: { type: "buy", card, price },
  notation: `buy ${card} ${price}`,
  path: [`market-${card}-${price}`],
});
const events: Event[] = [
  { type: "turn_began", seat: 3, turn: 13 },
  {
    type: "favorite_played",
    seat: 3,
    gem: "diamond",
    fashion: ["diamond", "emerald", "amber", "ruby"],
  },
  { type: "bought", seat: 3, card: "thief", price: 6, slot: 0, left: 4 },
  { type: "prices_fell", fallen: [], discarded: [] },
  { type: "market_filled", card: "ring", slot: 0 },
  { type: "market_filled", card: "emerald-1", slot: 4 },
  { type: "turn_began", seat: 0, turn: 14 },
  { type: "confessor_played", seat: 0, target: 1 },
];
const tell = (told: Event[], from = 1): Line[] =>
  told.map((event, at) => ({ n: from + at, type: "event", event }));

export const held: Extract<Event, { type: "sale_held" }> = {
  type: "sale_held",
  sale: 2,
  fashion: ["diamond", "emerald", "amber", "ruby"],
  displays: [
    {
      seat: 0,
      gems: { "diamond-2": 1, "diamond-1": 2, "emerald-3": 1, "emerald-2": 1 },
      rings: [0, 2, 1, 0],
      king: null,
      necklace: null,
      bankers: 0,
    },
    {
      seat: 1,
      gems: { "diamond-1": 1, amber: 4, "ruby-2": 1, "ruby-1": 2 },
      rings: [0, 0, 0, 0],
      king: "diamond",
      necklace: null,
      bankers: 0,
    },
    {
      seat: 2,
      gems: { "emerald-2": 2, amber: 2, "ruby-3": 1, "ruby-1": 1 },
      rings: [0, 0, 0, 0],
      king: null,
      necklace: null,
      bankers: 1,
    },
    { seat: 3, gems: {}, rings: [0, 0, 0, 0], king: null, necklace: null, bankers: 0 },
  ],
  transmuted: null,
  prices: [
    { gem: "diamond", shown: 5, fashion: 30, rarity: 30, price: 60, forbidden: true },
    { gem: "emerald", shown: 9, fashion: 20, rarity: 0, price: 20, forbidden: false },
    { gem: "amber", shown: 6, fashion: 10, rarity: 20, price: 30, forbidden: false },
    { gem: "ruby", shown: 8, fashion: 0, rarity: 10, price: 10, forbidden: false },
  ],
  sold: [
    { seat: 0, gem: "emerald", jewels: 3, each: 20, pounds: 60 },
    { seat: 1, gem: "amber", jewels: 1, each: 30, pounds: 30 },
    { seat: 1, gem: "ruby", jewels: 1, each: 10, pounds: 10 },
    { seat: 2, gem: "ruby", jewels: 1, each: 20, pounds: 20 },
  ],
  tributes: [],
  scores: [120, 80, 40, 30],
};

function welcome(
  part: Partial<View>,
  actions: Offer[],
  told: Event[] = events,
  asked: "solo" | "sealed" | "over" = "solo",
): FromHouse {
  return {
    v: 2,
    kind: "welcome",
    seq: 0,
    table:
      asked === "over"
        ? { ...info, stage: "over", standings: { scores: [120, 80, 40, 30], places: [1, 2, 3, 4] } }
        : info,
    entries: tell(told),
    briefing: {
      ply: 12,
      asked:
        asked === "solo"
          ? { type: "solo", seat: 0 }
          : asked === "sealed"
            ? { type: "sealed", asked: [0, 1, 2, 3], you: true }
            : { type: "over" },
      view: { ...view, ...part },
      actions,
      can_take_back: true,
    },
  };
}

const passing: Offer = {
  action: { type: "end_purchase" },
  notation: "end-purchase",
  path: ["end-purchase"],
};
const noDisplay: Display = {
  gems: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  rings: [0, 0, 0, 0],
  king: null,
  necklace: null,
  bankers: 0,
  step: 0,
};

/** What the house says first, and what it says later on its own. */
export const scenes: Record<string, { first: FromHouse; later?: FromHouse[] }> = {
  market: {
    first: welcome({}, [
      buy("ring", 9),
      buy("ruby-2", 4),
      buy("confessor", 2),
      buy("banker", 8),
      buy("emerald-1", 6),
    ]),
    later: [
      {
        v: 2,
        kind: "moved",
        seq: 1,
        entries: tell(
          [{ type: "bought", seat: 0, card: "emerald-1", price: 6, slot: 4, left: 4 }],
          9,
        ),
        ply: 13,
        asked: { type: "solo", seat: 0 },
        patch: {
          stage: { ducats: 4, bought: true },
          market: [...view.market.slice(0, 4), { type: "gap" }],
        },
        actions: [buy("ruby-2", 4), buy("confessor", 2), passing],
      },
      {
        v: 2,
        kind: "moved",
        seq: 2,
        entries: tell(
          [
            { type: "prices_fell", fallen: [], discarded: [] },
            { type: "market_filled", card: "king", slot: 4 },
          ],
          10,
        ),
        ply: 14,
        asked: { type: "solo", seat: 1 },
        patch: {
          current: 1,
          market: [
            { type: "offer", card: "ring", price: 7, step: 1 },
            { type: "offer", card: "ruby-2", price: 2, step: 3 },
            { type: "offer", card: "confessor", price: 1, step: 3 },
            { type: "offer", card: "banker", price: 6, step: 2 },
            { type: "offer", card: "king", price: 11, step: 0 },
          ],
          deck: 37,
          fashion: ["ruby", "diamond", "emerald", "amber"],
        },
      },
    ],
  },
  influence: {
    first: welcome({ stage: { type: "influence", ducats: 10 } }, [
      ...[1, 2, 3].map((target) => ({
        action: { type: "thief", target },
        notation: `thief ${target}`,
        path: ["card-thief", `seat-${target}`],
      })),
      { action: { type: "end_influence" }, notation: "end-influence", path: ["end-influence"] },
    ]),
  },
  queen: {
    first: welcome(
      {
        stage: { type: "queen", slot: 4, card: "emerald-1", asked: [0, 1], mine: { type: "owed" } },
      },
      [
        { action: { type: "queen" }, notation: "queen", path: ["card-queen"] },
        { action: { type: "decline" }, notation: "decline", path: ["decline"] },
      ],
    ),
  },
  sale: {
    first: welcome(
      {
        stage: {
          type: "sale",
          asked: [0, 1, 2, 3],
          sealed: [1],
          mine: {
            ...noDisplay,
            gems: [0, 0, 0, 0, 1, 1, 1, 1, 0, 0],
            rings: [0, 2, 1, 0],
            step: 12,
          },
          then: { type: "fill" },
        },
      },
      [{ action: { type: "seal" }, notation: "seal", path: ["seal"] }],
      events,
      "sealed",
    ),
  },
  reveal: {
    first: welcome(
      {
        stage: {
          type: "sale",
          asked: [0, 1, 2, 3],
          sealed: [0, 1, 2],
          mine: noDisplay,
          then: { type: "fill" },
        },
      },
      [],
      events,
      "sealed",
    ),
    later: [
      {
        v: 2,
        kind: "moved",
        seq: 1,
        entries: tell([held], 9),
        ply: 13,
        asked: { type: "solo", seat: 1 },
        patch: { "=": { ...view, sales: 2, current: 1 } },
      },
    ],
  },
  over: {
    first: welcome(
      { stage: { type: "over" }, sales: 3 },
      [],
      [
        ...events,
        { ...held, sale: 1, scores: [60, 40, 20, 0] },
        held,
        { ...held, sale: 3 },
        { type: "game_ended", standings: { scores: [120, 80, 40, 30], places: [1, 2, 3, 4] } },
      ],
      "over",
    ),
  },
};
