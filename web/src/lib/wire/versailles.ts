// Written by `cargo xtask codegen`; do not edit.
import type { Seat } from "./tabletop";

export type Action = { "type": "move", from: Zone, to: Zone, } | { "type": "move_pair", from: Zone, to: Zone, } | { "type": "jump", from: Zone, to: Zone, } | { "type": "activate", zone: Zone, } | { "type": "pass", } | { "type": "take", slot: number, tile: Tile, } | { "type": "discard", tile: Tile, } | { "type": "remove_one", tile: Tile, } | { "type": "remove_three", tiles: Trio, } | { "type": "turn_coins", coins: number, } | { "type": "buy", decoration: Decoration, } | { "type": "advance", track: Track, } | { "type": "build", tile: Tile, cell: Cell, rotation: Rotation, } | { "type": "recruit", line: number, } | { "type": "end", };

export type Arrow = { from: Zone, to: Zone, };

export type Border = { north: string, east: string, south: string, west: string, };

export type BuiltView = { cell: Cell, tile: Tile, rotation: Rotation, };

export type Cell = `${"a" | "b" | "c" | "d" | "e" | "f"}${1 | 2 | 3 | 4}`;

export type Decoration = "orange-tree" | "statue" | "fountain" | "tapestry" | "chandelier" | "mirror";

export type DecorationFacts = { decoration: Decoration, price: Price, };

export type Ending = "yard-full" | "king-arrived" | "tiles-spent";

export type Event = { "type": "turned_up", tile: Tile, slot: number, left: number, new_pile: boolean, } | { "type": "began", seat: Seat, } | { "type": "moved", seat: Seat, from: Zone, over: Zone | null, to: Zone, workers: number, coin: boolean, } | { "type": "activated", seat: Seat, zone: Zone, workers: number, } | { "type": "left_alone", seat: Seat, zone: Zone, } | { "type": "harvested", seat: Seat, zone: Zone, workers: number, resource: Resource, gained: number, more: number, shared: boolean, } | { "type": "shares", seat: Seat, zone: Zone, workers: number, } | { "type": "declined", seat: Seat, zone: Zone, } | { "type": "took", seat: Seat, tile: Tile, slot: number, workers: number, paid: Goods, } | { "type": "discarded", seat: Seat, tile: Tile, } | { "type": "removed", seat: Seat, tiles: Array<Tile>, workers: number, } | { "type": "turned_coins", seat: Seat, zone: Zone, coins: number, workers: number, } | { "type": "bought", seat: Seat, decoration: Decoration, workers: number, paid: Goods, left: number, } | { "type": "advanced", seat: Seat, track: Track, step: number, workers: number, paid: Goods, } | { "type": "built", seat: Seat, tile: Tile, cell: Cell, rotation: Rotation, workers: number, paid: Goods, decorations: Array<Decoration>, points: number, score: number, } | { "type": "recruited", seat: Seat, line: number, workers: number, } | { "type": "finished", seat: Seat, zone: Zone, unused: number, } | { "type": "king_stepped", seat: Seat, steps: number, of: number, } | { "type": "over", ending: Ending, } | { "type": "counted", seat: Seat, built: number, wood: number, marble: number, gold: number, tiles: number, decorations: number, total: number, } | { "type": "ended", winners: Array<Seat>, scores: Array<number>, };

export type Gives = { "type": "harvest", resource: Resource, count: number, } | { "type": "guild", tiles: Array<Tile>, coin: boolean, } | { "type": "workshop", decorations: Array<Decoration>, } | { "type": "alchemists", tracks: Array<Track>, } | { "type": "yard", tiles: Array<Tile>, } | { "type": "favour", lines: Array<number>, coins: number, };

export type Goods = { [key in "wood" | "marble" | "gold"]?: number };

export type KingView = { 
/**
 * Steps he has made.
 */
steps: number, 
/**
 * The step that ends the game.
 */
of: number, };

export type Missing = { 
/**
 * Workers in the yard.
 */
workers: number, goods: Goods, decorations: Array<Decoration>, };

export type Options = { 
/**
 * VE-O1 The King's track is longer.
 */
long_game: boolean, };

export type Phase = { "type": "move", player: Seat, } | { "type": "activate", player: Seat, zone: Zone, king: boolean, } | { "type": "work" } & Work | { "type": "discard" } & Work | { "type": "over", ending: Ending, };

export type PlayerView = { 
/**
 * VE-Y3 Points for tiles built.
 */
score: number, 
/**
 * VE-E2 The score if the game ended now.
 */
total: number, goods: Goods, 
/**
 * Active coins of her two.
 */
coins: number, 
/**
 * VE-M4 Where her activation marker stands.
 */
marker: Zone | null, 
/**
 * Her workers by zone, zones without one left out.
 */
workers: { [key in Zone]?: number }, 
/**
 * VE-K1 The lines of the recruitment board on which a worker waits.
 */
waiting: Array<number>, 
/**
 * Steps made on each track, 0 to 3.
 */
technologies: { [key in Track]?: number }, 
/**
 * Decorations she holds; kinds she has none of are left out.
 */
decorations: { [key in Decoration]?: number }, 
/**
 * The tiles in front of her.
 */
tiles: Array<TileView>, };

export type Price = { workers: number, goods: Goods, };

export type Printed = { 
/**
 * VE-M5
 */
arrows: Array<Arrow>, 
/**
 * VE-G1 By slot, the lowest first.
 */
slots: Array<Price>, 
/**
 * VE-K1 Workers, by line of the recruitment board.
 */
recruiters: Array<number>, 
/**
 * VE-W1
 */
decorations: Array<DecorationFacts>, 
/**
 * VE-L1
 */
tracks: Array<TrackFacts>, 
/**
 * VE-Y2
 */
border: Border, 
/**
 * VE-C1 All 40.
 */
tiles: Array<TileFacts>, };

export type Reach = { from: Zone, 
/**
 * VE-M3 The zone jumped.
 */
over: Zone | null, to: Zone, 
/**
 * How many move: two together for a coin.
 */
workers: number, 
/**
 * VE-M3 Whether it costs a coin.
 */
coin: boolean, 
/**
 * VE-K3 Whether the King steps.
 */
king: boolean, 
/**
 * VE-A2 Her workers there, these included.
 */
standing: number, gives: Gives, 
/**
 * VE-T2, VE-T3 The others who would take part.
 */
shared: Array<Shared>, };

export type Resource = "wood" | "marble" | "gold";

export type Rotation = 0 | 1 | 2 | 3;

export type Shared = { seat: Seat, count: number, };

export type SlotView = { 
/**
 * 1 the lowest to 5 the top.
 */
slot: number, 
/**
 * None in a gap (VE-G2).
 */
tile: Tile | null, 
/**
 * Where it may go now.
 */
places: Array<Spot>, 
/**
 * What each player, by seat, would lack to build it; empty in a gap.
 */
missing: Array<Missing>, };

export type Spot = { cell: Cell, rotations: Array<Rotation>, };

export type Tile = string;

export type TileFacts = { tile: Tile, 
/**
 * North, east, south, west before rotation, `I` interior or `X` exterior: `IXXX`.
 */
edges: string, price: Price, decorations: Array<Decoration>, points: number, };

export type TileView = { tile: Tile, 
/**
 * VE-Y2 Where it may go now: as many legal places as the list is long.
 */
places: Array<Spot>, 
/**
 * What its owner lacks to build it.
 */
missing: Missing, };

export type Tiles = Array<string>;

export type Track = "yield" | "harvest" | "specialists";

export type TrackFacts = { track: Track, 
/**
 * What the first, second and third step cost.
 */
steps: Array<Price>, };

export type Trio = Array<string>;

export type View = { options: Options, phase: Phase, 
/**
 * VE-S1 Who began.
 */
first: Seat, king: KingView, 
/**
 * By seat.
 */
players: Array<PlayerView>, 
/**
 * VE-S1 The five slots, the lowest first.
 */
display: Array<SlotView>, 
/**
 * Tiles in the pile; which they are follows from all the others.
 */
pile: number, 
/**
 * VE-G3 Removed and given up tiles, of which a new pile may be made.
 */
removed: Tiles, yard: YardView, 
/**
 * VE-C2 How many of each decoration can still be bought.
 */
stock: { [key in Decoration]?: number }, 
/**
 * Every move of the one who looks (of the one whose turn it is, for those without a
 * seat) as if her turn began now, and what it would yield.
 */
reach: Array<Reach>, 
/**
 * VE-A1 What the zone moved into would yield, while that is the question.
 */
here: Gives | null, 
/**
 * What is printed on board and tiles; the same all game long.
 */
printed: Printed, };

export type Work = { 
/**
 * Who acts: the active player, or one who shares (VE-T3).
 */
player: Seat, 
/**
 * Whose turn it is.
 */
active: Seat, zone: Zone, 
/**
 * Workers who have served nothing yet...
 */
workers: number, 
/**
 * ...of so many.
 */
of: number, 
/**
 * VE-G1 Not again in this activation of the guild.
 */
coin_turned: boolean, 
/**
 * VE-K3 The King steps at the end of this turn.
 */
king: boolean, };

export type YardView = { built: Array<BuiltView>, 
/**
 * VE-E1 Cells still free.
 */
free: number, };

export type Zone = "kings-favour" | "quarry" | "mine" | "architects" | "workshop" | "sawmill" | "alchemists" | "yard";
