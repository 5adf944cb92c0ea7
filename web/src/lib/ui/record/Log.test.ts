import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Table } from "@/lib/match/table.svelte";
import type { Line } from "@/lib/wire/protocol";
import Log from "./Log.svelte";

it("what was taken back is struck, and no longer when that is taken back itself", () => {
  const struckAfter = (entries: Line[]) => {
    const table = {
      entries,
      onlook: null,
      nameOf: (seat: number) => `${seat}`,
      look: {},
    };
    const target = document.createElement("div");
    const log = mount(Log, { target, props: { table: table as unknown as Table } });
    flushSync();
    const lines = [...target.querySelectorAll("li")].reverse();
    const struck = lines.flatMap((line, at) =>
      line.classList.contains("struck") ? [entries[at]?.n] : [],
    );
    void unmount(log);
    return struck;
  };
  const first: Line = { n: 1, type: "taken_back", seat: 0, struck: [] };
  const back: Line = { n: 2, type: "rewound", struck: [1], restored: [] };
  const restored: Line = { n: 3, type: "rewound", struck: [2], restored: [1] };
  expect(struckAfter([first])).toEqual([]);
  expect(struckAfter([first, back])).toEqual([1]);
  expect(struckAfter([first, back, restored])).toEqual([2]);
});
