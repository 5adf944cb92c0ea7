import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { storyOf } from "@/lib/match/story";
import type { Table } from "@/lib/match/table.svelte";
import type { Line, Offer } from "@/lib/wire/protocol";
import type { Event, Phase, View } from "@/lib/wire/saba";
import { speakOf } from "@/lib/words/current.svelte";
import { Words } from "@/lib/words/words";
import { answerUpTo, pricesIn, within } from "./bidding";
import { flights } from "./flights";
import { beyond, chain, spot, sumSpot, towards } from "./geometry";
import {
  accountsOf,
  bestReward,
  biddersIn,
  cashOverTime,
  faceOf,
  handOf,
  kindsIn,
  lastPlace,
  mayLie,
  timesIn,
} from "./reading";
import { tell } from "./twin";
import { words } from "./words";

const bid = (price: number): Offer => ({
  action: { type: "bid", price },
  notation: `bid ${price}`,
  path: ["bid", `price-${price}`],
});
const pass: Offer = { action: { type: "pass" }, notation: "pass", path: ["pass"] };
const told = (events: Event[]): Line[] =>
  events.map((event, at) => ({ n: at + 1, type: "event", event }));

const player = (cash: number) => ({
  cash,
  hand_size: 2,
  hand: "down" as const,
  known: [],
  trail: [],
});
const view = (phase: Phase): View => ({
  options: { jokers: "free" },
  phase,
  players: [
    { ...player(24), hand: { up: ["topaz-4", "topaz-4", "joker"] } },
    player(27),
    player(12),
    player(18),
  ],
  filled: [{ place: "h3", x: 0, y: 4, card: "joker", stands_for: "ruby-3" }],
  empty: [
    {
      place: "h4",
      x: 0,
      y: 6,
      kept: false,
      reward: 2,
      lines: [{ direction: "up", places: ["h3"], worth: 2 }],
    },
    { place: "a1", x: -7, y: -1, kept: false, reward: 1, lines: [] },
  ],
  kinds: [
    { card: "ruby-4", places: ["h4"], fake: false },
    { card: "topaz-4", places: ["a1"], fake: false },
    { card: "emerald-1", places: ["a1"], fake: false },
    { card: "joker", places: ["h4"], fake: false },
  ],
  necklaces_left: 384,
  put_aside: [],
  pile: 7,
  turns_without_draw: 0,
  must_draw: false,
});
const bidding: Phase = {
  type: "bid",
  auctioneer: 3,
  card: "topaz-4",
  highest: { bidder: 1, price: 9 },
  named: null,
  asked: 0,
};

describe("bid up to N", () => {
  it("answers with the lowest bid while it is not above N", () => {
    expect(answerUpTo([pass, bid(10), bid(11)], 13)?.action).toEqual({ type: "bid", price: 10 });
    expect(answerUpTo([pass, bid(13), bid(14)], 13)?.action).toEqual({ type: "bid", price: 13 });
  });
  it("passes above N, and always when one is out of the auction", () => {
    expect(answerUpTo([pass, bid(14)], 13)).toBe(pass);
    expect(answerUpTo([pass, bid(1), bid(2)], 0)).toBe(pass);
  });
  it("leaves it to the player without an order, and when nobody asks", () => {
    expect(answerUpTo([pass, bid(10)], null)).toBeNull();
    expect(answerUpTo([pass], 13)).toBeNull();
    expect(answerUpTo([], 13)).toBeNull();
  });
  it("keeps a price among those offered", () => {
    const prices = pricesIn([pass, bid(10), bid(11), bid(12)], "bid");
    expect(prices).toEqual({ lowest: 10, highest: 12 });
    expect(prices && [within(3, prices), within(11, prices), within(40, prices)]).toEqual([
      10, 11, 12,
    ]);
    expect(pricesIn([pass, bid(10)], "name_price")).toBeNull();
  });
});

describe("what the board reads", () => {
  it("draws a card by sort and stones", () => {
    expect(faceOf("emerald-3")).toEqual({ sort: "emerald", stones: 3 });
    expect(faceOf("joker")).toEqual({ sort: "lion", stones: 1 });
  });
  it("tells what may lie where, without the jokers", () => {
    const may = mayLie(view(bidding));
    expect(may.get("a1")).toEqual(["topaz-4", "emerald-1"]);
    expect(may.get("h4")).toEqual(["ruby-4"]);
  });
  it("knows the best place of a card", () => {
    expect(bestReward(view(bidding), "ruby-4")).toBe(2);
    expect(bestReward(view(bidding), "pearl-1")).toBe(0);
  });
  it("counts equal cards once", () => {
    expect(kindsIn(handOf(view(bidding), 0))).toEqual([
      { card: "topaz-4", count: 2 },
      { card: "joker", count: 1 },
    ]);
    expect(handOf(view(bidding), 1)).toEqual([]);
  });
  it("doubles what is bought and laid at once, and pays nothing for the unsold", () => {
    expect(timesIn(bidding)).toBe(2);
    expect(timesIn({ type: "rebuild", player: 0 })).toBe(1);
    expect(timesIn({ type: "unsold", auctioneer: 0, card: "joker" })).toBe(0);
  });
  it("follows the bidders of the auction that is on", () => {
    const story: Event[] = [
      { type: "bid", seat: 2, price: 30 },
      { type: "offered", seat: 3, card: "topaz-4" },
      { type: "bid", seat: 0, price: 6 },
      { type: "bid", seat: 1, price: 9 },
      { type: "passed", seat: 2 },
    ];
    expect(biddersIn(view(bidding), story)).toEqual([
      { seat: 0, bid: 6, state: "asked" },
      { seat: 1, bid: 9, state: "leads" },
      { seat: 2, bid: null, state: "passed" },
    ]);
    expect(biddersIn(view({ type: "draw", auctioneer: 3 }), story)).toEqual([]);
  });
  it("lets all come back in once a price was named", () => {
    const story: Event[] = [
      { type: "offered", seat: 3, card: "topaz-4" },
      { type: "bid", seat: 1, price: 9 },
      { type: "passed", seat: 2 },
      { type: "named_price", seat: 3, price: 12 },
    ];
    const phase: Phase = { type: "take", auctioneer: 3, card: "topaz-4", named: 12, asked: 0 };
    expect(biddersIn(view(phase), story).map((each) => each.state)).toEqual([
      "asked",
      "outbid",
      "waits",
    ]);
  });
  it("forgets what was taken back, and what came later", () => {
    const lines: Line[] = [
      ...told([
        { type: "passed", seat: 0 },
        { type: "passed", seat: 1 },
      ]),
      { n: 3, type: "taken_back", seat: 1, struck: [2] },
    ];
    expect(storyOf(lines)).toEqual([{ type: "passed", seat: 0 }]);
    expect(storyOf(lines.slice(0, 2))).toHaveLength(2);
  });
  it("keeps the accounts", () => {
    const story: Event[] = [
      { type: "sold", seller: 0, buyer: 1, card: "ruby-1", price: 7 },
      {
        type: "placed",
        seat: 1,
        card: "ruby-1",
        stands_for: "ruby-1",
        place: "h1",
        lines: [],
        reward: 1,
        times: 2,
        earned: 2,
      },
      { type: "drew", seat: 0, card: "down", paid: 2, left: 3 },
    ];
    expect(accountsOf(2, story)).toEqual([
      { seat: 0, start: 20, rewards: 0, sales: 7, purchases: 0, draws: -2, cash: 25 },
      { seat: 1, start: 20, rewards: 2, sales: 0, purchases: -7, draws: 0, cash: 15 },
    ]);
    expect(cashOverTime(2, story)).toEqual([
      [20, 20],
      [27, 13],
      [27, 15],
      [25, 15],
    ]);
    expect(lastPlace(story)).toBe("h1");
  });
});

describe("pieces fly", () => {
  it("from the cushion when bought, from the hand in stage two", () => {
    const placed = (times: number): Event => ({
      type: "placed",
      seat: 0,
      card: "ruby-1",
      stands_for: "ruby-1",
      place: "h1",
      lines: [],
      reward: 1,
      times,
      earned: times,
    });
    expect(flights(told([placed(2)]), 0)[0]?.from).toEqual(["cushion"]);
    expect(flights(told([placed(1)]), 0)[0]?.from).toEqual(["card-ruby-1", "hand"]);
    expect(flights(told([placed(1)]), 1)[0]?.from).toEqual(["panel-0"]);
    expect(
      flights(told([{ type: "drew", seat: 1, card: "down", paid: 2, left: 3 }]), 0)[0],
    ).toEqual({
      what: "down",
      from: ["stack"],
      to: ["panel-1"],
      wave: 1,
    });
  });
});

describe("the necklace hangs", () => {
  it("as its own mirror", () => {
    const [left] = spot({ x: -5, y: 1 });
    const [right] = spot({ x: 5, y: 1 });
    expect(left + right).toBeCloseTo(1080);
    expect(chain().beads).toHaveLength(15);
  });
  it("keeps the sum within the picture", () => {
    for (const at of [
      { x: -7, y: -1 },
      { x: 0, y: 6 },
      { x: 7, y: -1 },
    ]) {
      const [x, y] = sumSpot(at);
      expect(x).toBeGreaterThan(80);
      expect(x).toBeLessThan(1000);
      expect(y).toBeLessThan(486);
    }
  });
  it("tells the worth of a line beyond its end", () => {
    const [, y] = beyond({ x: 0, y: 0 }, { x: 0, y: 2 });
    expect(y).toBeLessThan(spot({ x: 0, y: 0 })[1]);
  });
  it("is walked by arrow keys", () => {
    const places = [
      { x: 0, y: 0 },
      { x: 0, y: 2 },
      { x: 1, y: 1 },
      { x: -1, y: 1 },
    ];
    expect(towards({ x: 0, y: 0 }, "ArrowDown", places)).toEqual({ x: 0, y: 2 });
    expect(towards({ x: 0, y: 2 }, "ArrowRight", places)).toEqual({ x: 1, y: 1 });
    expect(towards({ x: 0, y: 0 }, "ArrowUp", places)).toBeNull();
    expect(towards({ x: 0, y: 0 }, "Home", places)).toBeNull();
  });
});

describe("the words of the table", () => {
  const folder = join(process.cwd(), "src/games/saba");
  const source = (language: string) =>
    ["words", "words/aids", "words/print"]
      .map((place) => readFileSync(join(folder, place, `${language}.ftl`), "utf8"))
      .join("\n");
  const ids = (text: string) =>
    [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "").sort();
  it("are the same in both languages and parse", () => {
    expect(ids(source("fr"))).toEqual(ids(source("en")));
    for (const language of ["en", "fr"] as const)
      expect(() => new Words(language, [source(language)], true)).not.toThrow();
  });
  it("are all there", () => {
    const known = new Set(ids(source("en")));
    const files = [
      "Board.svelte",
      "status.ts",
      ...readdirSync(join(folder, "pieces")).map((name) => `pieces/${name}`),
    ];
    const asked = files.flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(/"(saba-[a-z0-9-]*[a-z0-9])"/g)].map(
        ([, id]) => id ?? "",
      ),
    );
    expect(asked.length).toBeGreaterThan(40);
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("the table in words", () => {
  const draws = (me: number | null, must_draw: boolean) => {
    const nameOf = (seat: number) => ["Anna", "Bert", "Cleo", "Dora"][seat] ?? "";
    const table = { me, entries: [], hall: { ways: { memory_aids: false } }, nameOf };
    const parts = tell(table as unknown as Table, { ...view(bidding), must_draw });
    return parts.flatMap((part) => part.lines).filter((line) => line.includes("has drawn"));
  };
  it("tells of a draw that is forced while one is, and whose it is", async () => {
    await speakOf({ id: "saba", words: async () => words });
    expect(draws(3, false)).toEqual([]);
    expect(draws(3, true)).toEqual([
      "Nobody has drawn for long: after your auction you have to draw.",
    ]);
    expect(draws(0, true)).toEqual([
      "Nobody has drawn for long: after this auction Dora has to draw.",
    ]);
  });
});
