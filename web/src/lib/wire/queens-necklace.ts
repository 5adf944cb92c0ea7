// Written by `cargo xtask codegen`; do not edit.
import type { Face, Seat, Viewer } from "./tabletop";

export type Action = { "type": "confessor", target: Seat, } | { "type": "courtier", } | { "type": "forger", target: Seat, gem: Gem, } | { "type": "favorite", gem: Gem, } | { "type": "thief", target: Seat, } | { "type": "musketeers", } | { "type": "end_influence", } | { "type": "discard", card: Card, } | { "type": "show_hand", } | { "type": "parry", } | { "type": "buy", card: Card, price: number, } | { "type": "end_purchase", } | { "type": "cardinal", } | { "type": "queen", } | { "type": "transmute", card: Card, into: Gem, } | { "type": "decline", } | { "type": "show", card: Card, count: number, } | { "type": "rings", gem: Gem, count: number, } | { "type": "king", row: Gem | null, } | { "type": "necklace", row: Gem | null, } | { "type": "bankers", count: number, } | { "type": "seal", };

export type Answer = { "type": "not_asked", } | { "type": "owed", } | { "type": "declined", } | { "type": "accepted", } | { "type": "transmuting", card: Card, into: Gem, };

export type Card = "ruby-1" | "ruby-2" | "ruby-3" | "emerald-1" | "emerald-2" | "emerald-3" | "diamond-1" | "diamond-2" | "diamond-3" | "amber" | "ring" | "necklace" | "king" | "banker" | "confessor" | "courtier" | "forger" | "favorite" | "thief" | "alchemist" | "astrologer" | "cardinal" | "musketeer" | "queen";

export type Depth = { from: number, to: number, };

export type Display = { 
/**
 * How many of each gem card, in the order of the cards.
 */
gems: [number, number, number, number, number, number, number, number, number, number], 
/**
 * Rings by row, in the order of the gems.
 */
rings: [number, number, number, number], king: Gem | null, necklace: Gem | null, bankers: number, 
/**
 * The step asked next: ten gem cards, four rows of Rings, King, Necklace, Bankers,
 * seal.
 */
step: number, };

export type Event = { "type": "dealt", seats: number, first: Seat, fashion: [Gem, Gem, Gem, Gem], deck: number, } | { "type": "hand_dealt", seat: Seat, cards: Array<Card>, } | { "type": "necklace_dealt", seat: Seat, } | { "type": "market_laid", cards: Array<Card>, } | { "type": "turn_began", seat: Seat, turn: number, } | { "type": "confessor_played", seat: Seat, target: Seat, } | { "type": "hand_seen", seat: Seat, target: Seat, cards: Array<Card>, } | { "type": "courtier_played", seat: Seat, ducats: number, } | { "type": "forger_played", seat: Seat, target: Seat, gem: Gem, } | { "type": "gem_discarded", seat: Seat, card: Card, } | { "type": "hand_proved", seat: Seat, to: Seat, gem: Gem, } | { "type": "forger_parried", seat: Seat, forger: Seat, } | { "type": "favorite_played", seat: Seat, gem: Gem, fashion: [Gem, Gem, Gem, Gem], } | { "type": "thief_played", seat: Seat, target: Seat, } | { "type": "stole", thief: Seat, victim: Seat, card: Face<Card>, } | { "type": "caught", thief: Seat, victim: Seat, } | { "type": "nothing_to_take", thief: Seat, victim: Seat, } | { "type": "musketeers_played", seat: Seat, victim: Seat, } | { "type": "bought", seat: Seat, card: Card, price: number, slot: number, left: number, } | { "type": "astrologer_drew", seat: Seat, card: Face<Card>, } | { "type": "astrologer_met", seat: Seat, } | { "type": "nothing_to_draw", seat: Seat, } | { "type": "purchase_ended", seat: Seat, lost: number, } | { "type": "prices_fell", fallen: Array<Fall>, discarded: Array<Unsold>, } | { "type": "market_filled", card: Card, slot: number, } | { "type": "queen_played", seat: Seat, card: Card, slot: number, } | { "type": "merchant_came", seat: Seat, merchant: number, } | { "type": "cardinal_played", seat: Seat, } | { "type": "cardinal_declined", seat: Seat, } | { "type": "sale_put_off", seat: Seat, } | { "type": "sale_began", sale: number, } | { "type": "display_sealed", seat: Seat, } | { "type": "displays_shown", displays: Array<Shown>, laid: Array<Laid>, } | { "type": "alchemist_played", seat: Seat, card: Card, into: Card, } | { "type": "sale_held" } & SaleHeld | { "type": "game_ended", standings: { scores: number[], places: number[] }, };

export type Fall = { slot: number, card: Card, price: number, };

export type Gem = "ruby" | "emerald" | "diamond" | "amber";

export type Laid = { seat: Seat, cards: Array<string>, };

export type Options = { 
/**
 * QN-O1 Two players, smaller hands: a quarter of the deck is left out unseen.
 */
smaller_hands: boolean, };

export type Place = { "type": "offer", card: Card, price: number, step: number, } | { "type": "gap", };

export type Player = { score: number, 
/**
 * Cards in hand.
 */
cards: number, 
/**
 * The hand itself, for its owner (and for all once the game is over).
 */
hand: { up: Partial<Record<Card, number>> } | "down", 
/**
 * Cards everybody knows to be in this hand.
 */
known: Partial<Record<Card, number>>, 
/**
 * QN-S6 Wears the Queen's Necklace, so holds its card.
 */
necklace: boolean, };

export type Price = { gem: Gem, 
/**
 * Gems of it shown by all.
 */
shown: number, fashion: number, rarity: number, price: number, 
/**
 * QN-V11 A King forbids it, and no Necklace lies against him.
 */
forbidden: boolean, };

export type SaleHeld = { sale: number, fashion: [Gem, Gem, Gem, Gem], displays: Array<Shown>, transmuted: Transmuted | null, prices: Array<Price>, sold: Array<Sold>, tributes: Array<Tribute>, scores: Array<number>, };

export type Shown = { seat: Seat, gems: Partial<Record<Card, number>>, 
/**
 * Rings by row: Ruby, Emerald, Diamond, Amber.
 */
rings: [number, number, number, number], king: Gem | null, necklace: Gem | null, bankers: number, };

export type Sold = { seat: Seat, gem: Gem, jewels: number, each: number, pounds: number, };

export type Stage = { "type": "influence", ducats: number, } | { "type": "obey", target: Seat, gem: Gem, ducats: number, } | { "type": "purchase", ducats: number, bought: boolean, } | { "type": "cardinal", asked: Seat, by: Seat | null, then: Then, } | { "type": "queen", slot: number, card: Card, asked: number[], mine: Answer, } | { "type": "sale", asked: number[], 
/**
 * Who has sealed.
 */
sealed: number[], 
/**
 * The viewer's own display so far.
 */
mine: Display | null, then: Then, } | { "type": "alchemist", displays: Array<Shown>, asked: number[], mine: Answer, then: Then, } | { "type": "over", };

export type Then = { "type": "draw", ducats: number, } | { "type": "fill", } | { "type": "end_turn", };

export type Transmuted = { seat: Seat, card: Card, into: Card, };

export type Tribute = { from: Seat, to: Seat, pounds: number, };

export type Unsold = { slot: number, card: Card, };

export type View = { 
/**
 * Who looks.
 */
viewer: Viewer, options: Options, 
/**
 * The version of the rules the table is played by; left out if it is the first.
 */
rules?: number, 
/**
 * Turns begun so far.
 */
turn: number, 
/**
 * Whose turn it is.
 */
current: Seat, stage: Stage, 
/**
 * QN-I2 While influence lasts: what the current player held of influence cards when
 * the turn began, less what she has played.
 */
playable: { up: Partial<Record<Card, number>> } | "down", 
/**
 * How many of the current player's unseen cards may be playable, as all know.
 */
unseen_playable: number, 
/**
 * Most fashionable first: +30, +20, +10, +0.
 */
fashion: [Gem, Gem, Gem, Gem], 
/**
 * Five places, left to right.
 */
market: Array<Place>, 
/**
 * Cards left in the deck, Merchants too.
 */
deck: number, 
/**
 * QN-S4 Where the Merchants still to come may lie, the top of the deck being 1.
 */
merchants: Array<Depth>, 
/**
 * Every card discarded or out of the game.
 */
gone: Partial<Record<Card, number>>, players: Array<Player>, 
/**
 * Sales held so far.
 */
sales: number, 
/**
 * QN-K2 Whose next turn's end a sale waits for, the earlier Merchant's first.
 */
waiting: Array<Seat>, 
/**
 * What this viewer was told and can still trace.
 */
memory: Record<string, unknown>, };
