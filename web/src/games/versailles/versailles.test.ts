import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Line, Offer } from "@/lib/wire/protocol";
import type { Event, Reach, View, Zone } from "@/lib/wire/versailles";
import { Words } from "@/lib/words/words";
import { flights } from "./flights";
import { LOW, TALL, WIDE } from "./layout";
import { arrow, crowd, markerRow, trees } from "./placing";
import { arrowsOf, countedIn, lastBuilt, shortOf, waysFrom } from "./reading";
import { spread, worksOf } from "./works";
import { buildingTile, buildsIn, turnedFor, turnedOn } from "./yard";

const reach = (from: Zone, to: Zone, over: Zone | null, coin: boolean): Reach => ({
  from,
  to,
  over,
  workers: 1,
  coin,
  king: false,
  standing: 1,
  gives: { type: "yard", tiles: [] },
  shared: [],
});
const told = (events: Event[]): Line[] =>
  events.map((event, at) => ({ n: at + 1, type: "event", event }));
const build = (tile: string, cell: string, rotation: number): Offer => ({
  action: { type: "build", tile, cell, rotation },
  notation: `build ${tile} ${cell} ${rotation}`,
  path: [`tile-${tile}`, `cell-${cell}`, `rotation-${rotation}`],
});

describe("the plan", () => {
  it.each([WIDE, LOW, TALL])("has room for everything: $kind", (layout) => {
    const boxes = Object.entries(layout.zones);
    for (const [zone, [x, y, width, height]] of boxes) {
      expect(
        x >= 0 && x + width <= layout.width && y >= 0 && y + height <= layout.height,
        zone,
      ).toBe(true);
      for (const [other, [ox, oy, ow, oh]] of boxes) {
        const apart = ox + ow <= x || x + width <= ox || oy + oh <= y || y + height <= oy;
        expect(zone === other || apart, `${zone} and ${other}`).toBe(true);
      }
    }
  });
  it.each([WIDE, LOW, TALL])("draws every arrow of the circuit: $kind", (layout) => {
    expect(Object.keys(layout.arrows).sort()).toEqual(Object.keys(WIDE.arrows).sort());
    expect(Object.keys(layout.arrows)).toHaveLength(12);
    for (const way of Object.values(layout.arrows)) expect(arrow(way, 1).shaft).not.toMatch(/NaN/);
  });
  it.each([WIDE, LOW, TALL])("keeps its places off the yard: $kind", (layout) => {
    const [left, top] = layout.yard;
    const right = left + 6 * layout.cell + layout.border;
    const bottom = top + 4 * layout.cell + layout.border;
    for (const [zone, [x, y, width, height]] of Object.entries(layout.zones)) {
      const apart =
        x >= right ||
        y >= bottom ||
        x + width <= left - layout.border ||
        y + height <= top - layout.border;
      expect(apart, zone).toBe(true);
    }
  });
  it("plants no tree on a place", () => {
    for (const [x, y] of trees(WIDE))
      for (const [left, top, width, height] of Object.values(WIDE.zones))
        expect(x > left && x < left + width && y > top && y < top + height).toBe(false);
  });
  it("lets a few workers stand one by one, and many as one figure with a count", () => {
    expect(crowd([2, 0, 1], 160, 25).map(({ seat, count }) => [seat, count])).toEqual([
      [0, 1],
      [0, 1],
      [2, 1],
    ]);
    const many = crowd([7, 5, 4, 3, 2], 160, 25);
    expect(many.map(({ count }) => count)).toEqual([7, 5, 4, 3, 2]);
    for (const { x } of many) expect(x + 25).toBeLessThanOrEqual(160.01);
  });
  it.each([
    { room: 168, width: 25, pennant: 24 },
    { room: 114, width: 18, pennant: 16 },
  ])(
    "shows every count, however many markers stand beside it: $room",
    ({ room, width, pennant }) => {
      for (const markers of [0, 1, 2, 3, 4, 5]) {
        const lane = markerRow(markers, pennant).room;
        const standing = crowd([7, 5, 4, 3, 2], room - lane - 4, width);
        const badges = standing.map(({ x }) => [x + width * 0.55, x + width * 1.17] as const);
        for (const [at, [from, to]] of badges.entries()) {
          expect(to, `${markers} markers`).toBeLessThanOrEqual(room - lane);
          expect(from, `${markers} markers`).toBeGreaterThanOrEqual(
            (badges[at - 1]?.[1] ?? 0) - 0.01,
          );
        }
      }
    },
  );
});

describe("moves", () => {
  const view = {
    reach: [
      reach("quarry", "yard", "mine", true),
      reach("quarry", "yard", null, false),
      reach("quarry", "sawmill", "yard", true),
      reach("mine", "yard", null, false),
    ],
  } as unknown as View;
  it("are shown the cheapest way to each place", () => {
    const ways = waysFrom(view, "quarry");
    expect([...ways.keys()]).toEqual(["yard", "sawmill"]);
    expect(ways.get("yard")?.coin).toBe(false);
    expect(ways.get("sawmill")?.coin).toBe(true);
  });
  it("follow their arrows", () => {
    expect(arrowsOf(reach("quarry", "sawmill", "yard", true))).toEqual([
      "quarry>yard",
      "yard>sawmill",
    ]);
  });
});

describe("building", () => {
  const builds = buildsIn([
    build("gallery", "a3", 0),
    build("gallery", "a3", 1),
    { action: { type: "end" }, notation: "end", path: ["end"] },
  ]);
  it("means the only tile that can be built until another is chosen", () => {
    expect(builds).toHaveLength(2);
    expect(buildingTile([], builds)).toBe("gallery");
    expect(buildingTile(["tile-gallery", "cell-a3"], builds)).toBe("gallery");
    expect(buildingTile([], [...builds, ...buildsIn([build("inner-hall", "a3", 0)])])).toBeNull();
  });
  it("turns a tile as wanted where it may lie so, else as it may", () => {
    const spot = { cell: "a3" as const, rotations: [1 as const, 3 as const] };
    expect(turnedFor(spot, 3)).toBe(3);
    expect(turnedFor(spot, 2)).toBe(1);
    expect([turnedOn(spot, 1, 1), turnedOn(spot, 3, 1), turnedOn(spot, 1, -1)]).toEqual([3, 1, 3]);
  });
  it("knows what is lacking", () => {
    const short = shortOf({ wood: 1 }, { workers: 2, goods: { wood: 3, gold: 1 } });
    expect([short.wood, short.marble, short.gold]).toEqual([2, 0, 1]);
  });
});

describe("what happened", () => {
  const moved: Event = {
    type: "moved",
    seat: 1,
    from: "quarry",
    over: null,
    to: "yard",
    workers: 2,
    coin: true,
  };
  const built: Event = {
    type: "built",
    seat: 0,
    tile: "gallery",
    cell: "c2",
    rotation: 1,
    workers: 2,
    paid: { wood: 2 },
    decorations: [],
    points: 5,
    score: 5,
  };
  it("flies from where it was to where it is", () => {
    expect(flights(told([moved]), 0).map(({ from, to }) => [from[0], to[0]])).toEqual([
      ["at-quarry-1", "at-yard-1"],
      ["at-quarry-1", "at-yard-1"],
    ]);
    expect(flights(told([built]), 0)[0]).toMatchObject({
      from: ["tile-gallery"],
      to: ["built-c2"],
    });
    expect(flights(told([built]), 1)[0]).toMatchObject({ from: ["panel-0"] });
    const nothing: Event = {
      type: "harvested",
      seat: 0,
      zone: "mine",
      workers: 1,
      resource: "gold",
      gained: 0,
      more: 0,
      shared: false,
    };
    expect(flights(told([nothing]), 0)).toEqual([]);
  });
  it("is counted up", () => {
    expect(lastBuilt([moved, built])).toBe("c2");
    expect(countedIn([moved, built])).toEqual([]);
  });
  it("grows turn by turn, for each player on a line of her own", () => {
    const learnt: Event = {
      type: "advanced",
      seat: 1,
      track: "yield",
      step: 1,
      workers: 1,
      paid: {},
    };
    const { turns, by } = worksOf(2, [moved, built, moved, learnt]);
    expect(turns).toBe(2);
    expect(by).toEqual([
      [{ turn: 1, work: { kind: "tile", name: "gallery", points: 5 } }],
      [{ turn: 2, work: { kind: "step", name: "yield", step: 1 } }],
    ]);
  });
  it("finds a place for everything on that line, in order, and apart where there is room", () => {
    expect(spread([1, 5, 10], 10, 0.1)).toEqual([0.1, 0.5, 1]);
    const crowded = spread([10, 10, 10], 10, 0.1);
    expect(crowded.map((place) => Number(place.toFixed(2)))).toEqual([0.8, 0.9, 1]);
  });
});

describe("the words of the table", () => {
  const folder = join(process.cwd(), "src/games/versailles");
  const source = (language: string) =>
    ["words", "words/aids", "words/print"]
      .map((place) => readFileSync(join(folder, place, `${language}.ftl`), "utf8"))
      .join("\n");
  const ids = (text: string) =>
    [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "").sort();
  const files = [
    "Board.svelte",
    ...readdirSync(folder).filter((name) => name.endsWith(".ts")),
    ...readdirSync(join(folder, "pieces")).map((name) => `pieces/${name}`),
  ].filter((name) => !name.endsWith(".test.ts"));
  const text = files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
  it("are the same in both languages and parse", () => {
    expect(ids(source("fr"))).toEqual(ids(source("en")));
    for (const language of ["en", "fr"] as const)
      expect(() => new Words(language, [source(language)], true)).not.toThrow();
  });
  it("are all there", () => {
    const known = new Set(ids(source("en")));
    const asked = [...text.matchAll(/["'](ver-[a-z0-9-]*[a-z0-9])["']/g)].map(([, id]) => id ?? "");
    expect(asked.length).toBeGreaterThan(40);
    expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
  });
  it("are all said somewhere", () => {
    const parts = [...text.matchAll(/`(ver-[a-z-]*)\$\{/g)].map(([, part]) => part ?? "none");
    const unsaid = ids(source("en")).filter(
      (id) =>
        id.startsWith("ver-") &&
        !text.includes(`"${id}"`) &&
        !text.includes(`'${id}'`) &&
        !parts.some((part) => part.length > 4 && id.startsWith(part)),
    );
    // `ver-` and a way, or `ver-` and an ending.
    expect(unsaid).toEqual([
      "ver-king-arrived",
      "ver-tiles-spent",
      "ver-way-jump",
      "ver-way-normal",
      "ver-way-pair",
      "ver-yard-full",
    ]);
  });
});
