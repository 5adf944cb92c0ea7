// Written by `cargo xtask codegen`; do not edit.
import type { Face, Seat } from "./tabletop";

export type Action = { "type": "offer", card: Card, } | { "type": "bid", price: number, } | { "type": "pass", } | { "type": "accept", } | { "type": "name_price", price: number, } | { "type": "keep", } | { "type": "place", card: Card, place: Place, } | { "type": "draw", } | { "type": "end_turn", } | { "type": "discard", card: Card, };

export type Card = `${"ruby" | "emerald" | "pearl" | "sapphire" | "topaz"}-${1 | 2 | 3 | 4}` | "joker";

export type Cards = Array<`${"ruby" | "emerald" | "pearl" | "sapphire" | "topaz"}-${1 | 2 | 3 | 4}` | "joker">;

export type Direction = "up" | "up_right" | "down_right" | "down" | "down_left" | "up_left";

export type Empty = { place: Place, x: number, y: number, 
/**
 * SA-O2 Only a joker may fill it.
 */
kept: boolean, reward: number, lines: Array<Line>, };

export type Event = { "type": "turned_up", card: Card, place: Place, } | { "type": "put_back", card: Card, } | { "type": "dealt", seat: Seat, count: number, cards: Array<Face<Card>>, } | { "type": "began", seat: Seat, } | { "type": "nothing_to_offer", seat: Seat, } | { "type": "offered", seat: Seat, card: Card, } | { "type": "bid", seat: Seat, price: number, } | { "type": "passed", seat: Seat, } | { "type": "named_price", seat: Seat, price: number, } | { "type": "sold", seller: Seat, buyer: Seat, card: Card, price: number, } | { "type": "unsold", seat: Seat, card: Card, } | { "type": "unsold_fake", seat: Seat, card: Card, } | { "type": "returned", seat: Seat, card: Card, } | { "type": "kept", seat: Seat, card: Card, } | { "type": "placed", seat: Seat, card: Card, stands_for: Card, place: Place, lines: Array<Line>, reward: number, times: number, earned: number, } | { "type": "has_to_draw", seat: Seat, turns: number, } | { "type": "drew", seat: Seat, card: Face<Card>, paid: number, left: number, } | { "type": "left_pile", seat: Seat, } | { "type": "rebuilding_began", seat: Seat, } | { "type": "discarded", seat: Seat, card: Card, } | { "type": "waited", seat: Seat, jokers: number, } | { "type": "ended", winners: Array<Seat>, cash: Array<number>, };

export type Filled = { place: Place, x: number, y: number, card: Card, stands_for: Card, };

export type Highest = { bidder: Seat, price: number, };

export type Jokers = "free" | "absent" | "mirrored";

export type Kind = { card: Card, places: Array<Place>, fake: boolean, };

export type Line = { direction: Direction, places: Array<Place>, worth: number, };

export type Options = { jokers: Jokers, };

export type Phase = { "type": "offer", auctioneer: Seat, } | { "type": "bid", auctioneer: Seat, card: Card, highest: Highest | null, named: number | null, asked: Seat, } | { "type": "answer", auctioneer: Seat, card: Card, highest: Highest, } | { "type": "take", auctioneer: Seat, card: Card, named: number, asked: Seat, } | { "type": "bought", auctioneer: Seat, card: Card, buyer: Seat, price: number, } | { "type": "unsold", auctioneer: Seat, card: Card, } | { "type": "draw", auctioneer: Seat, } | { "type": "rebuild", player: Seat, } | { "type": "over", };

export type Place = string;

export type PlayerView = { cash: number, hand_size: number, hand: Face<Cards>, 
/**
 * Cards of the hand that everybody knows.
 */
known: Cards, 
/**
 * How the other cards came and went.
 */
trail: Array<Trace>, };

export type Trace = { "came": number } | { "went": Card };

export type View = { options: Options, 
/**
 * The version of the rules the table is played by; left out if it is the first.
 */
rules?: number, phase: Phase, players: Array<PlayerView>, 
/**
 * The filled places, and the empty ones, each list in the order of the places.
 */
filled: Array<Filled>, empty: Array<Empty>, 
/**
 * Every kind of card in play, and where it may lie.
 */
kinds: Array<Kind>, 
/**
 * Finished necklaces still possible.
 */
necklaces_left: number, 
/**
 * Fakes put aside, face up.
 */
put_aside: Cards, 
/**
 * Cards in the draw pile.
 */
pile: number, 
/**
 * SA-A11 Auctioneer turns in a row without a draw.
 */
turns_without_draw: number, 
/**
 * SA-A11 Whether the auctioneer has to draw after this auction.
 */
must_draw: boolean, };
