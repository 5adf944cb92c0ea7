import { beforeEach, describe, expect, it, vi } from "vitest";
import { scenes } from "@/gallery/versailles";
import { silentLine } from "@/lib/match/connection";
import { Table } from "@/lib/match/table.svelte";
import type { FromClient } from "@/lib/wire/protocol";
import type { View } from "@/lib/wire/versailles";
import { Choosing } from "./choosing.svelte";
import { look } from "./look";

const sent: FromClient[] = [];

function sit(scene: keyof typeof scenes): { table: Table; choosing: Choosing } {
  const line = silentLine({ send: (text) => void sent.push(JSON.parse(text)) });
  const table = new Table("gallery", look, () => line, "versailles");
  table.open();
  line.onmessage?.({ data: JSON.stringify(scenes[scene].first) });
  return {
    table,
    choosing: new Choosing(
      () => table,
      () => table.view as View,
    ),
  };
}
const steps = () => sent.flatMap((frame) => (frame.kind === "submit" ? frame.steps : []));
const cell = (choosing: Choosing, name: string) => {
  const found = choosing.cells(null).find((each) => each.name === name);
  if (!found) throw new Error(`no cell ${name}`);
  return found;
};

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
});

describe("a move", () => {
  it("lights where the workers looked at could go, and what each place would yield", () => {
    const { choosing } = sit("versailles-move");
    expect(choosing.zones.mine.lit).toBe(true);
    choosing.lookedZone = "mine";
    expect([choosing.zones.architects.maybe, choosing.zones.quarry.maybe]).toEqual([true, false]);
    expect([...choosing.litArrows].sort()).toEqual(["mine>architects", "mine>yard"]);
  });
  it("goes by two touches where there is one way, and asks how where there are more", () => {
    const { table, choosing } = sit("versailles-move");
    choosing.touchZone("mine");
    expect([
      choosing.zones.yard.goal,
      choosing.zones.workshop.goal,
      choosing.zones.workshop.far,
    ]).toEqual([true, true, true]);
    choosing.touchZone("yard");
    expect(steps()).toEqual([]);
    expect([...table.lit].sort()).toEqual(["way-jump", "way-normal", "way-pair"]);
    // Another goal instead.
    choosing.touchZone("workshop");
    expect(steps()).toEqual([{ type: "jump", from: "mine", to: "workshop" }]);
  });
  it("takes the plain way when the goal is touched again", () => {
    const { choosing } = sit("versailles-move");
    choosing.touchZone("mine");
    choosing.touchZone("yard");
    choosing.touchZone("yard");
    expect(steps()).toEqual([{ type: "move", from: "mine", to: "yard" }]);
  });
  it("leans the coin that a goal would cost", () => {
    const { choosing } = sit("versailles-move");
    choosing.touchZone("mine");
    choosing.lookedZone = "architects";
    expect(choosing.spending).toBe(0);
    choosing.lookedZone = "workshop";
    expect(choosing.spending).toBe(1);
  });
});

describe("building", () => {
  it("ghosts the tile on every cell that takes it, and on no other", () => {
    const { choosing } = sit("versailles-yard");
    const ghosts = choosing.cells(null).filter((each) => each.ghost !== null);
    expect(choosing.building).toBe("candle-room");
    expect(ghosts.map(({ name }) => name)).toEqual([
      "b1",
      "e1",
      "a2",
      "e2",
      "f2",
      "a3",
      "f3",
      "a4",
      "f4",
    ]);
    expect(ghosts.every(({ lit }) => lit)).toBe(true);
  });
  it("turns where it may lie in several ways, and is sent only when confirmed", () => {
    const { table, choosing } = sit("versailles-yard");
    choosing.touchCell(cell(choosing, "a3"));
    expect(choosing.ways).toBeGreaterThan(1);
    const first = table.pick?.notation;
    choosing.touchCell(cell(choosing, "a3"));
    expect(table.pick?.notation).not.toBe(first);
    choosing.turn(-1);
    expect(table.pick?.notation).toBe(first);
    expect(steps()).toEqual([]);
    table.confirm();
    expect(steps()).toEqual([
      expect.objectContaining({ type: "build", tile: "candle-room", cell: "a3" }),
    ]);
  });
  it("shows the places of any tile looked at", () => {
    const { choosing } = sit("versailles-move");
    choosing.lookedTile = "royal-bedchamber";
    const ghosts = choosing.cells(null).filter((each) => each.ghost !== null);
    expect(ghosts).toHaveLength(3);
    expect(ghosts.some(({ lit }) => lit)).toBe(false);
  });
});

describe("the palace", () => {
  it("can be completed: all cells built, every side joining its neighbours and the border", () => {
    const { table } = sit("versailles-over");
    const { yard, printed } = table.view as View;
    expect(new Set(yard.built.map(({ tile }) => tile)).size).toBe(24);
    const sides = new Map(
      yard.built.map(({ cell, tile, rotation }) => {
        const edges = printed.tiles.find((each) => each.tile === tile)?.edges ?? "";
        return [cell as string, [0, 1, 2, 3].map((side) => edges[(side - rotation + 4) % 4])];
      }),
    );
    expect(sides.size).toBe(24);
    const { north, east, south, west } = printed.border;
    for (const [cell, [n, e, s, w]] of sides) {
      const [column, row] = [cell.charCodeAt(0) - 97, Number(cell[1]) - 1];
      expect(n, cell).toBe(row === 0 ? north[column] : sides.get(`${cell[0]}${row}`)?.[2]);
      expect(w, cell).toBe(
        column === 0 ? west[row] : sides.get(`${"abcdef"[column - 1]}${row + 1}`)?.[1],
      );
      if (row === 3) expect(s, cell).toBe(south[column]);
      if (column === 5) expect(e, cell).toBe(east[row]);
    }
  });
});

describe("removing three", () => {
  it("may be marked in any order, and taken back one by one", () => {
    const { table, choosing } = sit("versailles-guild");
    table.touch("remove-three");
    for (const tile of ["antechamber", "service-corner"]) choosing.touchTile(tile);
    expect([...(choosing.removing?.marked ?? [])].sort()).toEqual([
      "antechamber",
      "service-corner",
    ]);
    choosing.touchTile("antechamber");
    choosing.touchTile("royal-bedchamber");
    choosing.touchTile("orange-court");
    expect(table.pick?.action).toEqual({
      type: "remove_three",
      tiles: ["service-corner", "orange-court", "royal-bedchamber"],
    });
    expect(steps()).toEqual([]);
  });
});
