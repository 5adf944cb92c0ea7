// Written by `cargo xtask codegen`; do not edit.
import type { Face, Seat } from "./tabletop";

export type Jokers = "free" | "absent" | "mirrored";
export type Options = { jokers: Jokers, };
export type Card = `${"ruby" | "emerald" | "pearl" | "sapphire" | "topaz"}-${1 | 2 | 3 | 4}` | "joker";
export type Action = { "type": "offer", card: Card, } | { "type": "bid", price: number, } | { "type": "pass", } | { "type": "accept", } | { "type": "name_price", price: number, } | { "type": "keep", } | { "type": "place", card: Card, place: string, } | { "type": "draw", } | { "type": "end_turn", } | { "type": "discard", card: Card, };
export type Direction = "up" | "up_right" | "down_right" | "down" | "down_left" | "up_left";
export type Line = { direction: Direction, places: Array<string>, worth: number, };
export type Event = { "type": "turned_up", card: Card, place: string, } | { "type": "put_back", card: Card, } | { "type": "dealt", seat: Seat, count: number, cards: Array<Face<Card>>, } | { "type": "began", seat: Seat, } | { "type": "nothing_to_offer", seat: Seat, } | { "type": "offered", seat: Seat, card: Card, } | { "type": "bid", seat: Seat, price: number, } | { "type": "passed", seat: Seat, } | { "type": "named_price", seat: Seat, price: number, } | { "type": "sold", seller: Seat, buyer: Seat, card: Card, price: number, } | { "type": "unsold", seat: Seat, card: Card, } | { "type": "unsold_fake", seat: Seat, card: Card, } | { "type": "returned", seat: Seat, card: Card, } | { "type": "kept", seat: Seat, card: Card, } | { "type": "placed", seat: Seat, card: Card, stands_for: Card, place: string, lines: Array<Line>, reward: number, times: number, earned: number, } | { "type": "drew", seat: Seat, card: Face<Card>, paid: number, left: number, } | { "type": "left_pile", seat: Seat, } | { "type": "rebuilding_began", seat: Seat, } | { "type": "discarded", seat: Seat, card: Card, } | { "type": "waited", seat: Seat, jokers: number, } | { "type": "ended", winners: Array<Seat>, cash: Array<number>, };
export type Highest = { bidder: Seat, price: number, };
export type Phase = { "type": "offer", auctioneer: Seat, } | { "type": "bid", auctioneer: Seat, card: Card, highest: Highest | null, named: number | null, asked: Seat, } | { "type": "answer", auctioneer: Seat, card: Card, highest: Highest, } | { "type": "take", auctioneer: Seat, card: Card, named: number, asked: Seat, } | { "type": "bought", auctioneer: Seat, card: Card, buyer: Seat, price: number, } | { "type": "unsold", auctioneer: Seat, card: Card, } | { "type": "draw", auctioneer: Seat, } | { "type": "rebuild", player: Seat, } | { "type": "over", };
export type Trace = { "came": number } | { "went": Card };
export type PlayerView = { cash: number, hand_size: number, hand: Face<Array<Card>>, known: Array<Card>, trail: Array<Trace>, };
export type Filled = { place: string, x: number, y: number, card: Card, stands_for: Card, };
export type Empty = { place: string, x: number, y: number, kept: boolean, reward: number, lines: Array<Line>, };
export type Kind = { card: Card, places: Array<string>, fake: boolean, };
export type View = { options: Options, phase: Phase, players: Array<PlayerView>, filled: Array<Filled>, empty: Array<Empty>, kinds: Array<Kind>, necklaces_left: number, put_aside: Array<Card>, pile: number, turns_without_draw: number, must_draw: boolean, };
