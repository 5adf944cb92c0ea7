// Written by `cargo xtask codegen`; do not edit.

export type Asked = { "type": "solo", 
/**
 * The player.
 */
seat: Seat, } | { "type": "sealed", 
/**
 * To whom the question was put.
 */
asked: number[], 
/**
 * Whether the viewer still owes her answer.
 */
you: boolean, } | { "type": "over", };

export type Face<T> = { "up": T } | "down";

export type Heard<E> = { "type": "event", 
/**
 * What.
 */
event: E, } | { "type": "taken_back", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Which entries are struck out.
 */
struck: Array<number>, } | { "type": "rewound", 
/**
 * Which entries are struck out.
 */
struck: Array<number>, 
/**
 * Which hold again.
 */
restored: Array<number>, };

export type Refused = { "type": "game_over", } | { "type": "not_your_turn", } | { "type": "illegal_action", 
/**
 * Which of the steps sent.
 */
step: number, } | { "type": "stale", 
/**
 * The ply that was answered.
 */
answered: number, 
/**
 * The ply the table is at for this seat.
 */
now: number, } | { "type": "no_steps", } | { "type": "steps_too_far", 
/**
 * Which of the steps sent went too far.
 */
step: number, } | { "type": "nothing_to_take_back", } | { "type": "no_such_ply", 
/**
 * The ply asked for.
 */
ply: number, 
/**
 * The last there is.
 */
last: number, } | { "type": "too_many_undos", 
/**
 * How often.
 */
most: number, } | { "type": "wrong_seats", 
/**
 * How many were asked for.
 */
seats: number, 
/**
 * The fewest.
 */
fewest: number, 
/**
 * The most.
 */
most: number, } | { "type": "wrong_options", };

export type Seat = number;

export type Standings = { scores: Array<number>, places: Array<number>, };

export type Viewer = { "type": "seat", 
/**
 * The place.
 */
seat: Seat, } | { "type": "spectator", } | { "type": "open", };
