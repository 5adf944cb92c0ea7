import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Look } from "@/games/game";
import { silentLine } from "@/lib/match/connection";
import { Table } from "@/lib/match/table.svelte";
import { USUAL } from "@/lib/ways";
import Guide from "./Guide.svelte";

it("the guide is silent when the game is over, and nothing it said was heard", () => {
  const line = silentLine();
  const look = {
    guide: [{ id: "guide-qn-fall", at: [".market"], when: () => true }],
  } as unknown as Look;
  const table = new Table("t", look, () => line, "g");
  table.open();
  const welcome = (stage: string, asked: object) => {
    const viewer = { type: "seat", seat: 0 };
    const info = { id: "t", stage, seats: [], viewer, ways: USUAL };
    const briefing = { ply: 1, asked, view: {} };
    const frame = { v: 2, kind: "welcome", table: info, entries: [], briefing };
    line.onmessage?.({ data: JSON.stringify(frame) });
    flushSync();
  };
  welcome("playing", { type: "turn", seat: 1 });
  const guide = mount(Guide, { target: document.body, props: { table, game: "queens-necklace" } });
  flushSync();
  const shown = () => document.querySelector<HTMLElement>("[data-guide]")?.dataset.guide;
  expect(shown()).toBe("guide-qn-fall");
  welcome("over", { type: "over" });
  expect(shown()).toBeUndefined();
  welcome("playing", { type: "turn", seat: 1 });
  expect(shown()).toBe("guide-qn-fall");
  void unmount(guide);
});
