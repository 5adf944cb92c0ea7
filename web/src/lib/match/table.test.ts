import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Look } from "@/games/game";
import { promisedOf } from "../promised";
import { settings } from "../settings.svelte";
import { USUAL } from "../ways";
import type { FromClient, FromHouse, Offer, TableInfo } from "../wire/protocol";
import { type Line, silentLine } from "./connection";
import { takeLine } from "./handover";
import { Table } from "./table.svelte";

const info: TableInfo = {
  ways: USUAL,
  id: "t",
  game: "g",
  options: {},
  stage: "playing",
  seats: [
    { name: "Anna", present: true },
    { name: "Bert", bot: "regular", present: true },
  ],
  watching: 0,
  viewer: { type: "seat", seat: 0 },
  is_host: true,
  hints: true,
  commitment: "",
};
const look = {
  flights: () => [],
  ceremony: () => null,
  asksTwice: (action: { type: string }) => action.type === "buy",
  reaction: (view: { asks?: string }) => view.asks ?? null,
  reactions: [],
  declines: (action: { type: string }) => action.type === "decline",
} as unknown as Look;

const buy = (card: string): Offer => ({
  action: { type: "buy", card },
  notation: `buy ${card}`,
  path: [`market-${card}`],
});
const pass: Offer = { action: { type: "pass" }, notation: "pass", path: [] };

describe("a table", () => {
  let sent: FromClient[];
  let line: Line;
  let table: Table;
  const say = (frame: FromHouse) => line.onmessage?.({ data: JSON.stringify(frame) });
  const last = () => sent.at(-1) as Extract<FromClient, { kind: "submit" }>;
  const rest = () => new Promise((later) => setTimeout(later, 5));

  beforeEach(() => {
    settings.change({ speed: "instant", confirm: true });
    sent = [];
    line = silentLine({ send: (text) => sent.push(JSON.parse(text)) });
    table = new Table("t", look, () => line, "g");
    table.open();
    line.onopen?.();
    say({
      v: 2,
      kind: "welcome",
      seq: 0,
      table: info,
      entries: [{ n: 1, type: "event", event: { type: "dealt" } }],
      briefing: {
        ply: 3,
        asked: { type: "solo", seat: 0 },
        view: { deck: 9 },
        actions: [buy("ring"), buy("king"), pass],
      },
    });
  });

  it("greets, lights what may be done and names the players", () => {
    expect(sent[0]).toEqual({ v: 2, kind: "hello", seen: 0 });
    expect([...table.lit]).toEqual(["market-ring", "market-king"]);
    expect(table.nameOf(1)).toBe("Bert");
    expect(table.pass?.notation).toBe("pass");
  });

  it("asks once before something is given away, and goes ahead when told to", () => {
    const careful = {
      ...look,
      givesAway: (_table: Table, _view: unknown, action: { type: string }) =>
        action.type === "pass" ? { question: "really?", yes: "yes" } : null,
    } as unknown as Look;
    Object.assign(table, { look: careful });
    table.choose(pass);
    expect(table.doubt?.question).toBe("really?");
    expect(sent.filter((frame) => frame.kind === "submit")).toEqual([]);
    table.touch("market-ring");
    expect(table.doubt, "something else was chosen").toBeNull();
    table.cancel();
    table.choose(pass);
    table.goAhead();
    expect(last().steps).toEqual([{ type: "pass" }]);
  });

  it("keeps asking while others move, until something else may be done", async () => {
    const move = (seq: number, actions: Offer[]) =>
      say({ v: 2, kind: "moved", seq, ply: 3 + seq, actions } as FromHouse);
    table.askFirst({ question: "really?", yes: "yes", go: () => table.submit([pass.action]) });
    move(1, [buy("ring"), buy("king"), pass]);
    await rest();
    expect(table.doubt?.question, "somebody else has sealed").toBe("really?");
    table.goAhead();
    expect(last()).toMatchObject({ ply: 4, steps: [{ type: "pass" }] });
    table.askFirst({ question: "really?", yes: "yes", go: () => {} });
    move(2, [pass]);
    await rest();
    expect(table.doubt).toBeNull();
  });

  it("does what leaves no choice, but not what would tell something hidden", async () => {
    const only = (_view: unknown, offers: readonly Offer[], alone: boolean) =>
      alone ? (offers[0] ?? null) : null;
    const forcing = { ...look, forced: only } as unknown as Look;
    Object.assign(table, { look: forcing });
    const move = (seq: number, more: object) =>
      say({ v: 2, kind: "moved", seq, ply: 3 + seq, actions: [pass], ...more } as FromHouse);
    move(1, {});
    await rest();
    expect(table.forced?.notation).toBe("pass");
    const people = [
      { name: "Anna", present: true },
      { name: "Carl", present: true },
    ];
    say({ v: 2, kind: "table", table: { ...info, seats: people } });
    expect(table.forced).toBeNull();
    say({ v: 2, kind: "table", table: info });
    expect(table.forced).not.toBeNull();
  });

  it("sends a chosen action only once it is confirmed, with the ply it answers", () => {
    table.touch("market-king");
    expect(sent).toHaveLength(1);
    table.confirm();
    expect(last()).toMatchObject({
      kind: "submit",
      ply: 3,
      steps: [{ type: "buy", card: "king" }],
    });
    expect(table.offers).toEqual([]);
  });

  it("offers nothing until the house has both moved and acknowledged", async () => {
    table.choose(pass);
    const { id } = last();
    say({
      v: 2,
      kind: "moved",
      seq: 1,
      events: [{ type: "passed" }],
      patch: { deck: 8 },
      actions: [pass],
    });
    await rest();
    expect(table.sending).toBe(true);
    say({ v: 2, kind: "ack", id });
    expect(table.sending).toBe(false);
    expect(table.view).toEqual({ deck: 8 });
    expect(table.offers).toEqual([pass]);
    expect(table.entries.map((entry) => entry.n)).toEqual([1, 2]);
  });

  it("answers a formal question by standing order, and asks when there is a choice", async () => {
    const no: Offer = { action: { type: "decline" }, notation: "decline", path: ["decline"] };
    const queen: Offer = { action: { type: "queen" }, notation: "queen", path: ["card-queen"] };
    const asked = (seq: number, actions: Offer[]): FromHouse => ({
      v: 2,
      kind: "moved",
      seq,
      ply: 3 + seq,
      asked: { type: "sealed", asked: [0, 1], you: true },
      patch: { "=": { asks: "queen" } },
      actions,
    });
    say(asked(1, [no]));
    await rest();
    expect(table.byOrder).toEqual(no);
    expect(table.myTurn).toBe(false);
    say(asked(2, [queen, no]));
    await rest();
    expect(table.byOrder).toBeNull();
    expect(table.offers).toHaveLength(2);
    table.orders.give("queen", "never");
    expect(table.byOrder).toEqual(no);
    table.orders.give("queen", "ask");
    say(asked(3, [no]));
    await rest();
    expect(table.offers).toEqual([no]);
  });

  it("at a slow table shows the orders the house keeps, and tells it only what changes", async () => {
    const posted: unknown[] = [];
    vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
      posted.push(JSON.parse(body));
      return new Response("null");
    });
    table.orders.give("queen", "never");
    const slow: TableInfo = { ...info, ways: { ...USUAL, pace: { type: "slow", days: 2 } } };
    const queen = { reaction: "queen", order: { type: "ask" } } as const;
    const auction = { reaction: "auction", order: { type: "up_to", price: 7 } } as const;
    say({ v: 2, kind: "welcome", seq: 0, table: slow, entries: [], orders: [queen, auction] });
    await rest();
    expect(posted).toEqual([]);
    expect([table.orders.of("queen"), table.orders.of("cardinal")]).toEqual(["ask", "mine"]);
    expect(table.orders.bid).toEqual({ upTo: 7 });
    table.giveOrder("queen", "mine");
    await rest();
    expect(posted).toEqual([{ reaction: "queen", order: { type: "mine" } }]);
    // Elsewhere those of this device hold, as before.
    expect(new Table("u", look, () => line, "g").orders.of("queen")).toBe("never");
    vi.unstubAllGlobals();
  });

  it("gives the choice back when it is refused", () => {
    table.choose(pass);
    say({ v: 2, kind: "refused", id: last().id, reason: { type: "stale", answered: 3, now: 4 } });
    expect(table.sending).toBe(false);
    expect(table.refusal?.type).toBe("stale");
    expect(table.offers).toHaveLength(3);
  });

  it("keeps the story once when it resumes", () => {
    say({
      v: 2,
      kind: "welcome",
      seq: 0,
      table: info,
      entries: [{ n: 2, type: "event", event: { type: "passed" } }],
      briefing: { ply: 4, asked: { type: "over" }, view: { deck: 8 } },
    });
    expect(table.entries.map((entry) => entry.n)).toEqual([1, 2]);
    expect(table.isOver).toBe(true);
  });

  it("tells whoever looks back what happens meanwhile", async () => {
    const told: unknown[] = [];
    table.onscene = (scene) => told.push(scene?.brief.view);
    say({
      v: 2,
      kind: "moved",
      seq: 1,
      events: [{ type: "passed" }],
      patch: { deck: 8 },
      actions: [pass],
    });
    await rest();
    expect(told).toEqual([{ deck: 8 }]);
  });

  describe("whose game is over", () => {
    const there: TableInfo = { ...info, id: "next", commitment: "promised" };
    const lobby: FromHouse = {
      v: 2,
      kind: "welcome",
      seq: 0,
      table: { ...there, stage: "lobby" },
      entries: [],
    };
    const over: FromHouse = {
      ...lobby,
      table: { ...info, stage: "over", rematch_commitment: "promised" },
      briefing: { ply: 9, asked: { type: "over" }, view: { deck: 0 } },
    };
    const asked = () => sent.filter((frame) => frame.kind === "again");
    const no = () => {
      throw new Error("the house was called");
    };

    beforeEach(() => {
      localStorage.clear();
      history.replaceState(null, "", "/tables/t");
      say(over);
    });

    it("asks for a rematch once, and again with the same text when it was refused", () => {
      table.again();
      table.again();
      expect(asked()).toHaveLength(1);
      expect(table.sending).toBe(true);
      say({ v: 2, kind: "refused", id: asked()[0]?.id ?? "", reason: { type: "house_trouble" } });
      expect([table.sending, table.refusal?.type]).toEqual([false, "house_trouble"]);
      table.again();
      const [first, second] = asked();
      expect(second?.id).not.toBe(first?.id);
      expect(second?.luck).toMatch(/^[0-9a-f]{32}$/);
      expect(second?.luck).toBe(first?.luck);
      expect(table.refusal).toBeNull();
    });

    it("goes on asking for the rematch after a resume", () => {
      table.again();
      say({ v: 2, kind: "ack", id: asked()[0]?.id ?? "" });
      line.onclose?.({ code: 1006 });
      table.nudge();
      line.onopen?.();
      say(over);
      expect(asked()).toHaveLength(2);
      expect(asked()[1]).toEqual(asked()[0]);
      expect(table.sending).toBe(true);
    });

    it("goes to the rematch with its line, and nothing that is told on the way is lost", async () => {
      let hungUp = 0;
      line.close = () => {
        hungUp += 1;
      };
      table.again();
      say({ v: 2, kind: "ack", id: asked()[0]?.id ?? "" });
      expect(location.pathname).toBe("/tables/t");
      say(lobby);
      expect(location.pathname).toBe("/tables/next");
      // The page of the old table goes away, and the game begins before the new one is there.
      table.close();
      say({
        ...lobby,
        table: there,
        entries: [{ n: 1, type: "event", event: { type: "dealt" } }],
        briefing: { ply: 0, asked: { type: "solo", seat: 1 }, view: { deck: 9 } },
      });
      say({
        v: 2,
        kind: "moved",
        seq: 1,
        events: [{ type: "passed" }],
        patch: { deck: 8 },
        actions: [pass],
      });
      expect(table.view).toEqual({ deck: 0 });
      const next = new Table("next", look, no, "g");
      next.open(takeLine("next"));
      await rest();
      expect([next.line, next.info?.stage, next.view]).toEqual(["live", "playing", { deck: 8 }]);
      expect(next.entries.map((entry) => entry.n)).toEqual([1, 2]);
      next.choose(pass);
      expect(sent.map((frame) => frame.kind)).toEqual(["hello", "again", "submit"]);
      expect(hungUp).toBe(0);
      next.close();
      expect(hungUp).toBe(1);
    });

    it("remembers for the rematch what was promised before, and the text it gave", () => {
      table.again();
      say({ ...lobby, table: { ...there, commitment: "another one" } });
      expect(promisedOf("next")).toEqual({ commitment: "promised", text: asked()[0]?.luck });
    });

    it("hangs up a line that nobody goes on with, and calls if it broke on the way", () => {
      let hungUp = 0;
      line.close = () => {
        hungUp += 1;
      };
      table.again();
      say(lobby);
      expect(takeLine("elsewhere")).toBeNull();
      expect(hungUp).toBe(1);
      expect(takeLine("next")).toBeNull();

      const again = new Table("t", look, () => line, "g");
      again.open();
      say(over);
      again.again();
      say(lobby);
      line.readyState = 3;
      expect(() => new Table("next", look, no, "g").open(takeLine("next"))).toThrow(
        "the house was called",
      );
    });
  });
});
