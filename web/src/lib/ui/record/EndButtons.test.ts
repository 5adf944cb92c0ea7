import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Look } from "@/games/game";
import { silentLine } from "@/lib/match/connection";
import { Table } from "@/lib/match/table.svelte";
import { USUAL } from "@/lib/ways";
import EndButtons from "./EndButtons.svelte";

it("a rematch is asked for once, and once more when it was refused", () => {
  const sent: { kind: string; id: string }[] = [];
  const send = (text: string) => sent.push(JSON.parse(text));
  const line = silentLine({ send });
  const table = new Table("t", {} as Look, () => line, "g");
  table.open();
  const say = (frame: object) => line.onmessage?.({ data: JSON.stringify({ v: 2, ...frame }) });
  const viewer = { type: "seat", seat: 0 };
  const briefing = { ply: 9, asked: { type: "over" }, view: {} };
  say({
    kind: "welcome",
    table: { id: "t", stage: "over", seats: [], viewer, ways: USUAL },
    entries: [],
    briefing,
  });
  const buttons = mount(EndButtons, { target: document.body, props: { table } });
  const rematch = document.querySelector<HTMLButtonElement>("[data-rematch]");
  const press = () => {
    rematch?.click();
    flushSync();
    return [sent.length, rematch?.disabled];
  };
  expect(press()).toEqual([1, true]);
  expect(press()).toEqual([1, true]);
  say({ kind: "refused", id: sent[0]?.id, reason: { type: "house_trouble" } });
  flushSync();
  expect(rematch?.disabled).toBe(false);
  expect(press()).toEqual([2, true]);
  void unmount(buttons);
});
