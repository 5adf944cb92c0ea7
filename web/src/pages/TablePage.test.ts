import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Line, silentLine } from "@/lib/match/connection";
import { leaveLine } from "@/lib/match/handover";
import { USUAL } from "@/lib/ways";
import type { TableInfo } from "@/lib/wire/protocol";
import TablePage from "./TablePage.svelte";

vi.mock("@/games", () => {
  const words = async () => ({ en: "", fr: "" });
  const load = async () => ({ look: {}, sprite: "" });
  const tally = async () => ({ all: 36, derived: 0, ours: 36 });
  const game = { id: "saba", jewel: "gem-diamond", words, load, tally };
  return { games: [game], gameOf: () => game };
});

const info: TableInfo = {
  ways: USUAL,
  id: "next",
  game: "saba",
  options: {},
  stage: "lobby",
  seats: [{ name: "Anna", present: true }, { present: false }],
  watching: 0,
  viewer: { type: "seat", seat: 0 },
  is_host: true,
  hints: true,
  commitment: "",
};
const answers: Record<string, unknown> = { "/api/me": { id: "a", name: "Anna" }, "/api/games": [] };
let hungUp: number;
let dialled: number;
let line: Line;

beforeEach(() => {
  [hungUp, dialled] = [0, 0];
  const close = () => {
    hungUp += 1;
  };
  line = silentLine({ close });
  leaveLine("next", line, { v: 2, kind: "welcome", seq: 0, table: info, entries: [] });
  vi.stubGlobal("fetch", async (path: string) => Response.json(answers[path] ?? info));
  vi.stubGlobal(
    "WebSocket",
    class {
      constructor() {
        dialled += 1;
      }
      close() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("a table goes on with the line that was left for it", async () => {
  const page = mount(TablePage, { target: document.body, props: { id: "next" } });
  const free = () => document.querySelectorAll(".free").length;
  await vi.waitFor(() => expect(free()).toBe(1));
  const seats = [info.seats[0] ?? { present: true }, { name: "Bert", present: true }];
  line.onmessage?.({ data: JSON.stringify({ v: 2, kind: "table", table: { ...info, seats } }) });
  await vi.waitFor(() => expect(free()).toBe(0));
  expect([dialled, hungUp]).toEqual([0, 0]);
  await unmount(page);
  expect(hungUp).toBe(1);
});

it("whoever leaves before the table is there hangs up", async () => {
  const page = mount(TablePage, { target: document.body, props: { id: "next" } });
  flushSync();
  await unmount(page);
  await vi.waitFor(() => expect(hungUp).toBe(1));
  expect(dialled).toBe(0);
});

it("a line left for another table is hung up", async () => {
  const page = mount(TablePage, { target: document.body, props: { id: "elsewhere" } });
  expect(hungUp).toBe(1);
  await vi.waitFor(() => expect(dialled).toBe(1));
  await unmount(page);
});
