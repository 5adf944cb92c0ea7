import csv from "@games/versailles/data/tiles.csv?raw";
import { USUAL } from "@/lib/ways";
import type { FromHouse, Offer, TableInfo } from "@/lib/wire/protocol";
import type {
  Arrow,
  BuiltView,
  Cell,
  Decoration,
  Event,
  Gives,
  Goods,
  Phase,
  PlayerView,
  Price,
  Reach,
  Rotation,
  Spot,
  TileFacts,
  View,
  Zone,
} from "@/lib/wire/versailles";

/** A canned table of Versailles: nine tiles stand, three players, the first is asked. */
const CODES: Record<string, Decoration> = {
  OT: "orange-tree",
  ST: "statue",
  FO: "fountain",
  TA: "tapestry",
  CH: "chandelier",
  MI: "mirror",
};
const goods = (wood: number, marble: number, gold: number): Goods => ({
  ...(wood > 0 ? { wood } : {}),
  ...(marble > 0 ? { marble } : {}),
  ...(gold > 0 ? { gold } : {}),
});
const price = (workers: number, wood = 0, marble = 0, gold = 0): Price => ({
  workers,
  goods: goods(wood, marble, gold),
});
const tiles: TileFacts[] = csv
  .split("\n")
  .filter((line) => /^P\d/.test(line))
  .map((line) => {
    const [, name = "", edges = "", workers, wood, marble, gold, decorations = "-", points] =
      line.split(",");
    return {
      tile: name.toLowerCase().replaceAll(/['’]/g, "").replaceAll(" ", "-"),
      edges,
      price: price(Number(workers), Number(wood), Number(marble), Number(gold)),
      decorations: decorations.split("+").flatMap((code) => CODES[code] ?? []),
      points: Number(points),
    };
  });
const facts = (tile: string) => tiles.find((each) => each.tile === tile) as TileFacts;
const turned = (edges: string, turns: number) =>
  [0, 1, 2, 3].map((side) => edges[(side - turns + 4) % 4]).join("");

const border = { north: "XXXXXX", east: "XXII", south: "IIIIII", west: "XXII" };
const built: BuiltView[] = [
  { cell: "c2", tile: "water-theatre", rotation: 0 },
  { cell: "d2", tile: "fountain-terrace", rotation: 2 },
  { cell: "b3", tile: "statue-walk", rotation: 3 },
  { cell: "c3", tile: "mirror-corner-salon", rotation: 1 },
  { cell: "d3", tile: "tapestry-salon", rotation: 2 },
  { cell: "b4", tile: "orange-tree-loggia", rotation: 1 },
  { cell: "c4", tile: "hall-of-mirrors", rotation: 0 },
  { cell: "d4", tile: "inner-hall", rotation: 0 },
  { cell: "e4", tile: "ballroom-wing", rotation: 1 },
];
const cells = [1, 2, 3, 4].flatMap((row) =>
  [..."abcdef"].map((column) => `${column}${row}` as Cell),
);
const standing = new Map(
  built.map(({ cell, tile, rotation }) => [cell as string, turned(facts(tile).edges, rotation)]),
);

/** Where a tile may lie, as the house would say it. */
function places(tile: string): Spot[] {
  const { edges } = facts(tile);
  return cells.flatMap((cell) => {
    const [column, row] = [cell.charCodeAt(0) - 97, Number(cell[1]) - 1];
    const beside = (dx: number, dy: number) =>
      standing.get(`${"abcdef"[column + dx] ?? ""}${row + dy + 1}`);
    const wanted = [
      row === 0 ? border.north[column] : beside(0, -1)?.[2],
      column === 5 ? border.east[row] : beside(1, 0)?.[3],
      row === 3 ? border.south[column] : beside(0, 1)?.[0],
      column === 0 ? border.west[row] : beside(-1, 0)?.[1],
    ];
    if (standing.has(cell) || wanted.every((side) => side === undefined)) return [];
    const ways = ([0, 1, 2, 3] as Rotation[]).filter(
      (turns) =>
        [0, 1, 2, 3].findIndex((other) => turned(edges, other) === turned(edges, turns)) === turns,
    );
    const rotations = ways.filter((turns) =>
      wanted.every((side, at) => side === undefined || side === turned(edges, turns)[at]),
    );
    return rotations.length > 0 ? [{ cell, rotations }] : [];
  });
}

/** The nine tiles and as many more as it takes, until no cell is free. */
function complete(): BuiltView[] {
  const done = [...built];
  const left = tiles
    .map(({ tile }) => tile)
    .filter((tile) => !done.some((each) => each.tile === tile));
  const build = (): boolean => {
    const cell = cells.find((each) => !standing.has(each));
    if (!cell) return true;
    for (const tile of [...left].reverse()) {
      for (const rotation of places(tile).find((spot) => spot.cell === cell)?.rotations ?? []) {
        standing.set(cell, turned(facts(tile).edges, rotation));
        done.push({ cell, tile, rotation });
        left.splice(left.indexOf(tile), 1);
        if (build()) return true;
        left.push(tile);
        done.pop();
        standing.delete(cell);
      }
    }
    return false;
  };
  build();
  for (const { cell } of done.slice(built.length)) standing.delete(cell);
  return done;
}

type Owner = Pick<PlayerView, "goods" | "decorations" | "workers">;
const missing = ({ goods: has, decorations, workers }: Owner, tile: string) => {
  const { price: asked, decorations: wants } = facts(tile);
  const short = (good: "wood" | "marble" | "gold") =>
    Math.max(0, (asked.goods[good] ?? 0) - (has[good] ?? 0));
  return {
    workers: Math.max(0, asked.workers - (workers.yard ?? 0)),
    goods: goods(short("wood"), short("marble"), short("gold")),
    decorations: wants.filter((each) => !decorations[each]),
  };
};
const player = (part: Omit<PlayerView, "tiles" | "total">, hand: string[]): PlayerView => ({
  ...part,
  total: part.score + hand.length,
  tiles: hand.map((tile) => ({ tile, places: places(tile), missing: missing(part, tile) })),
});
const steps = (a: number, b: number, c: number) => ({ yield: a, harvest: b, specialists: c });
const players: PlayerView[] = [
  player(
    {
      score: 31,
      goods: goods(3, 1, 2),
      coins: 1,
      marker: "alchemists",
      waiting: [2],
      technologies: steps(2, 1, 0),
      decorations: { "orange-tree": 1, chandelier: 1 },
      workers: { "kings-favour": 1, mine: 2, architects: 1, alchemists: 1, yard: 2 },
    },
    ["grand-canal-basin", "gallery", "candle-room"],
  ),
  player(
    {
      score: 27,
      goods: goods(2, 3, 0),
      coins: 2,
      marker: "sawmill",
      waiting: [1, 2],
      technologies: steps(1, 0, 1),
      decorations: { mirror: 1 },
      workers: { quarry: 1, mine: 1, architects: 1, sawmill: 2, alchemists: 1 },
    },
    ["council-room"],
  ),
  player(
    {
      score: 36,
      goods: goods(1, 0, 1),
      coins: 0,
      marker: "yard",
      waiting: [],
      technologies: steps(0, 1, 2),
      decorations: {},
      workers: { "kings-favour": 1, quarry: 1, workshop: 1, sawmill: 1, yard: 2 },
    },
    ["belvedere-gate", "marble-colonnade"],
  ),
];

const NEXT: Record<Zone, Zone[]> = {
  "kings-favour": ["quarry"],
  quarry: ["mine", "yard"],
  mine: ["architects", "yard"],
  architects: ["workshop", "yard"],
  workshop: ["sawmill", "yard"],
  sawmill: ["alchemists"],
  alchemists: ["kings-favour"],
  yard: ["sawmill"],
};
const zones = Object.keys(NEXT) as Zone[];
const arrows: Arrow[] = zones.flatMap((from) => NEXT[from].map((to) => ({ from, to })));
const at = (zone: Zone) => players[0]?.workers[zone] ?? 0;
function gives(zone: Zone, workers: number): Gives {
  switch (zone) {
    case "quarry":
      return { type: "harvest", resource: "marble", count: Math.min(3, workers) + 1 };
    case "sawmill":
      return { type: "harvest", resource: "wood", count: Math.min(3, workers) + 1 };
    case "mine":
      return { type: "harvest", resource: "gold", count: Math.min(2, workers - 1) };
    case "architects":
      return { type: "guild", tiles: ["service-corner", "orange-court"], coin: true };
    case "workshop":
      return { type: "workshop", decorations: ["orange-tree"] };
    case "alchemists":
      return { type: "alchemists", tracks: ["harvest"] };
    case "yard":
      return { type: "yard", tiles: ["candle-room"] };
    case "kings-favour":
      return { type: "favour", lines: [], coins: 1 };
  }
}
function reachFrom(from: Zone): Reach[] {
  const way = (over: Zone | null, to: Zone, workers: number): Reach => ({
    from,
    over,
    to,
    workers,
    coin: over !== null || workers > 1,
    king: to === "kings-favour" || over === "kings-favour",
    standing: at(to) + workers,
    gives: gives(to, at(to) + workers),
    shared: [],
  });
  const near = NEXT[from].flatMap((to) => [
    way(null, to, 1),
    ...(at(from) > 1 ? [way(null, to, 2)] : []),
  ]);
  const far = NEXT[from].flatMap((over) => NEXT[over].map((to) => way(over, to, 1)));
  return [...near, ...far].filter(({ to }) => to !== "alchemists");
}
const reach = zones.filter((zone) => at(zone) > 0).flatMap(reachFrom);
const DISPLAY = [
  "service-corner",
  "orange-court",
  "mirror-cabinet",
  "antechamber",
  "royal-bedchamber",
];

export const view: View = {
  options: { long_game: false },
  phase: { type: "move", player: 0 },
  first: 0,
  king: { steps: 9, of: 20 },
  players,
  display: DISPLAY.map((tile, at) => ({
    slot: at + 1,
    tile,
    places: places(tile),
    missing: players.map((each) => missing(each, tile)),
  })),
  pile: 17,
  removed: ["guard-room"],
  yard: { built, free: 15 },
  stock: { "orange-tree": 3, statue: 5, fountain: 2, tapestry: 4, chandelier: 3, mirror: 0 },
  reach,
  here: null,
  printed: {
    arrows,
    slots: [price(1), price(1), price(2), price(2), price(2, 0, 0, 1)],
    recruiters: [2, 3],
    decorations: [
      { decoration: "orange-tree", price: price(1, 3) },
      { decoration: "statue", price: price(1, 0, 3) },
      { decoration: "fountain", price: price(2, 1, 2) },
      { decoration: "tapestry", price: price(1, 1, 0, 1) },
      { decoration: "chandelier", price: price(2, 0, 0, 2) },
      { decoration: "mirror", price: price(2, 0, 1, 1) },
    ],
    tracks: [
      { track: "yield", steps: [price(1, 1, 1), price(1, 2, 1), price(2, 1, 2, 1)] },
      { track: "harvest", steps: [price(1, 0, 0, 1), price(1, 0, 1, 1), price(2, 0, 0, 2)] },
      { track: "specialists", steps: [price(1, 1), price(1, 1, 1), price(2, 1, 1, 1)] },
    ],
    border,
    tiles,
  },
};

const offer = (action: Offer["action"], ...path: string[]): Offer => ({
  action,
  path,
  notation: Object.values(action).join(" "),
});
const end = offer({ type: "end" }, "end");
const moves = reach.map(({ from, over, to, workers }) => {
  const [type, way] = over
    ? ["jump", "way-jump"]
    : workers > 1
      ? ["move_pair", "way-pair"]
      : ["move", "way-normal"];
  return offer({ type: type as string, from, to }, `from-${from}`, `to-${to}`, way as string);
});
const builds = places("candle-room").flatMap(({ cell, rotations }) =>
  rotations.map((rotation) =>
    offer(
      { type: "build", tile: "candle-room", cell, rotation },
      "tile-candle-room",
      `cell-${cell}`,
      `rotation-${rotation}`,
    ),
  ),
);
const guild = [
  ...DISPLAY.flatMap((tile, at) => [
    offer({ type: "take", slot: at + 1, tile }, `tile-${tile}`, "take"),
    offer({ type: "remove_one", tile }, `tile-${tile}`, "remove"),
  ]),
  ...DISPLAY.flatMap((a, i) =>
    DISPLAY.slice(i + 1).flatMap((b, j) =>
      DISPLAY.slice(i + j + 2).map((c) =>
        offer(
          { type: "remove_three", tiles: [a, b, c] },
          "remove-three",
          `tile-${a}`,
          `tile-${b}`,
          `tile-${c}`,
        ),
      ),
    ),
  ),
  offer({ type: "turn_coins", coins: 1 }, "coins-1"),
];
const working = (zone: Zone, workers: number): Phase => ({
  type: "work",
  player: 0,
  active: 0,
  zone,
  workers,
  of: workers,
  coin_turned: false,
  king: false,
});

const info: TableInfo = {
  id: "gallery",
  game: "versailles",
  options: {},
  stage: "playing",
  watching: 0,
  is_host: true,
  hints: true,
  commitment: "",
  ways: USUAL,
  seats: [
    { name: "Margaux", present: true },
    { name: "Idris", present: true },
    { name: "Inès", bot: "greedy", present: true },
  ],
  viewer: { type: "seat", seat: 0 },
};
const told: Event[] = [
  { type: "king_stepped", seat: 0, steps: 9, of: 20 },
  { type: "moved", seat: 1, from: "yard", over: null, to: "sawmill", workers: 1, coin: false },
  {
    type: "harvested",
    seat: 1,
    zone: "sawmill",
    workers: 2,
    resource: "wood",
    gained: 2,
    more: 0,
    shared: false,
  },
  { type: "moved", seat: 2, from: "quarry", over: null, to: "yard", workers: 2, coin: true },
  {
    type: "built",
    seat: 2,
    tile: "fountain-terrace",
    cell: "d2",
    rotation: 2,
    workers: 2,
    paid: { wood: 1, marble: 1 },
    decorations: ["fountain"],
    points: 8,
    score: 36,
  },
];
const ended: Event[] = [
  { type: "over", ending: "yard-full" },
  {
    type: "counted",
    seat: 0,
    built: 92,
    wood: 1,
    marble: 0,
    gold: 1,
    tiles: 2,
    decorations: 3,
    total: 99,
  },
  {
    type: "counted",
    seat: 1,
    built: 67,
    wood: 3,
    marble: 2,
    gold: 0,
    tiles: 1,
    decorations: 0,
    total: 73,
  },
  {
    type: "counted",
    seat: 2,
    built: 78,
    wood: 0,
    marble: 0,
    gold: 2,
    tiles: 0,
    decorations: 6,
    total: 86,
  },
  { type: "ended", winners: [0], scores: [99, 73, 86] },
];
const scene = (
  part: Partial<View>,
  actions: Offer[],
  events: Event[] = told,
): { first: FromHouse } => ({
  first: {
    v: 1,
    kind: "welcome",
    seq: 0,
    table: info,
    entries: events.map((event, n) => ({ n: n + 1, type: "event", event })),
    briefing: {
      ply: 12,
      asked: actions.length > 0 ? { type: "solo", seat: 0 } : { type: "over" },
      view: { ...view, ...part },
      actions,
      can_take_back: true,
    },
  },
});

export const scenes = {
  "versailles-move": scene({}, moves),
  "versailles-guild": scene({ phase: working("architects", 3) }, [...guild, end]),
  "versailles-yard": scene({ phase: working("yard", 2) }, [...builds, end]),
  "versailles-over": scene(
    { phase: { type: "over", ending: "yard-full" }, yard: { built: complete(), free: 0 } },
    [],
    [...told, ...ended],
  ),
};
