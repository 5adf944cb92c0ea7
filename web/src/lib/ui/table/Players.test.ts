import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { Hall } from "@/lib/match/hall.svelte";
import type { Table } from "@/lib/match/table.svelte";
import { USUAL } from "@/lib/ways";
import type { TableInfo } from "@/lib/wire/protocol";
import Players from "./Players.svelte";

/** Which of two seats may be looked at, from the first one. */
function lookedAt(memory_aids: boolean, open: boolean): number[] {
  const hall = new Hall("t");
  hall.look({ seats: [], ways: { ...USUAL, memory_aids } } as unknown as TableInfo);
  const table = {
    seats: [
      { name: "Anna", present: true },
      { name: "Bert", present: true },
    ],
    me: 0,
    asks: null,
    isOver: false,
    lit: new Set(),
    chosen: [],
    hall,
    thing: () => ({}),
  } as unknown as Table;
  const seen: number[] = [];
  const counts = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const props = {
    table,
    scores: [0, 0],
    open,
    counts,
    oninspect: (seat: number) => seen.push(seat),
  };
  const players = mount(Players, { target: document.body, props });
  flushSync();
  for (const face of document.querySelectorAll<HTMLElement>(".face")) face.click();
  void unmount(players);
  document.body.replaceChildren();
  return seen;
}

it("without memory aids a rival is looked at only where her goods lie open", () => {
  expect(lookedAt(true, false)).toEqual([0, 1]);
  expect(lookedAt(false, false)).toEqual([0]);
  expect(lookedAt(false, true)).toEqual([0, 1]);
});
