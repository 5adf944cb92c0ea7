// Written by `cargo xtask codegen`; do not edit.
import type { Asked, Heard, Seat, Standings, Viewer } from "./tabletop";

export const VERSION = 2;

export type FromClient = { "kind": "hello", v: number, 
/**
 * The number of the last entry seen; 0 at first.
 */
seen: number, } | { "kind": "submit", v: number, 
/**
 * Made by the client, never used twice for different things.
 */
id: string, 
/**
 * The ply of the briefing that is answered.
 */
ply: number, 
/**
 * Actions, as they were offered.
 */
steps: unknown[], } | { "kind": "take_back", v: number, 
/**
 * As in `Submit`.
 */
id: string, 
/**
 * As in `Submit`.
 */
ply: number, } | { "kind": "beat", v: number, };

export type FromHouse = { "kind": "welcome", v: number, table: TableInfo, 
/**
 * None before the game begins.
 */
briefing?: Brief, 
/**
 * Entries after the last one seen.
 */
entries: Array<Line>, 
/**
 * The number of the last `moved` frame; the next one on this socket has the next.
 */
seq: number, 
/**
 * All hands open; only once the game is over.
 */
open_view?: unknown, } | { "kind": "moved", v: number, 
/**
 * One more than the last one, or than the welcome before it.
 */
seq: number, 
/**
 * What was heard, if it was events alone: each is an entry, numbered on from
 * the last one.
 */
events?: { type: string; [field: string]: unknown }[], 
/**
 * What was heard, if something was taken back.
 */
entries?: Array<Line>, 
/**
 * All hands open; only once the game is over.
 */
open_view?: unknown, 
/**
 * As in [`Brief`]; absent if it is one more than before.
 */
ply?: number, 
/**
 * As in [`Brief`]; absent if it is as before.
 */
asked?: Asked, 
/**
 * What changed in the view last sent on this socket; absent if nothing did.
 */
patch?: unknown, 
/**
 * What this viewer may do now; absent if nothing.
 */
actions?: Array<Offer>, 
/**
 * As in [`Brief`].
 */
can_take_back?: boolean, } | { "kind": "table", v: number, table: TableInfo, } | { "kind": "ack", v: number, id: string, } | { "kind": "refused", v: number, 
/**
 * Absent if the frame had no readable id.
 */
id?: string, reason: Reason, } | { "kind": "beat", v: number, };

export type Offer = { 
/**
 * What to send back as a step.
 */
action: { type: string; [field: string]: unknown }, 
/**
 * The same, in the game's notation.
 */
notation: string, 
/**
 * The things on the table it touches, in order.
 */
path: Array<string>, };

export type Line = { n: number } & Heard<{ type: string; [field: string]: unknown }>;

export type Brief = { 
/**
 * How many decisions this viewer could notice so far: what an answer must name.
 */
ply: number, 
/**
 * Whose decision it is, as far as this viewer may know.
 */
asked: Asked, 
/**
 * What this viewer sees.
 */
view: unknown, 
/**
 * What this viewer may do now; absent if nothing.
 */
actions?: Array<Offer>, 
/**
 * Whether this viewer can take her last decision back; absent if not.
 */
can_take_back?: boolean, };

export type Change = { 
/**
 * As in [`Brief`]; absent if it is one more than before.
 */
ply?: number, 
/**
 * As in [`Brief`]; absent if it is as before.
 */
asked?: Asked, 
/**
 * What changed in the view last sent on this socket; absent if nothing did.
 */
patch?: unknown, 
/**
 * What this viewer may do now; absent if nothing.
 */
actions?: Array<Offer>, 
/**
 * As in [`Brief`].
 */
can_take_back?: boolean, };

export type Reason = { "type": "game_over", } | { "type": "not_your_turn", } | { "type": "illegal_action", step: number, } | { "type": "stale", answered: number, now: number, } | { "type": "no_steps", } | { "type": "steps_too_far", step: number, } | { "type": "nothing_to_take_back", } | { "type": "no_such_ply", ply: number, last: number, } | { "type": "wrong_seats", seats: number, fewest: number, most: number, } | { "type": "wrong_options", } | { "type": "not_an_action", step: number, } | { "type": "not_understood", why: string, } | { "type": "wrong_version", known: number, } | { "type": "too_long", most: number, } | { "type": "too_fast", } | { "type": "other_origin", } | { "type": "no_such_game", } | { "type": "no_such_table", } | { "type": "no_such_seat", } | { "type": "no_such_bot", } | { "type": "not_host", } | { "type": "seat_taken", } | { "type": "table_full", } | { "type": "seats_free", } | { "type": "not_seated", } | { "type": "already_started", } | { "type": "not_started", } | { "type": "not_over", } | { "type": "bad_name", } | { "type": "no_guest", } | { "type": "bad_token", } | { "type": "bad_record", why: string, } | { "type": "house_trouble", };

export type Me = { 
/**
 * Public; knowing it allows nothing.
 */
id: string, name: string, };

export type Rename = { name: string, };

export type Variants = { seats: number, options: unknown[], };

export type GameInfo = { id: string, rules_version: number, 
/**
 * Fewest and most.
 */
seats: [number, number], 
/**
 * For each number of seats.
 */
variants: Array<Variants>, 
/**
 * Names of the computer players, the usual one first.
 */
bots: Array<string>, };

export type RulesText = { game: string, 
/**
 * The language it is in, which may not be the one asked for.
 */
lang: string, text: string, };

export type BotSeat = { 
/**
 * Where; the first free seat if absent.
 */
seat?: Seat, bot: string, };

export type NewTable = { game: string, 
/**
 * How many play; the game's usual number if absent.
 */
seats?: number, 
/**
 * One of the variants; the default if absent.
 */
options?: unknown, bots?: Array<BotSeat>, 
/**
 * Fills every other seat with the usual bot and starts at once.
 */
play_now?: boolean, 
/**
 * The host's contribution to the luck, e.g. random text from her browser.
 */
luck?: string, };

export type JoinTable = { 
/**
 * Where; the first free seat if absent.
 */
seat?: Seat, 
/**
 * This guest's contribution to the luck.
 */
luck?: string, };

export type SeatBot = { seat: Seat, 
/**
 * Which; absent to send the bot away.
 */
bot?: string, };

export type Stage = "lobby" | "playing" | "over";

export type SeatInfo = { 
/**
 * Who sits there; absent while it is free.
 */
name?: string, 
/**
 * Which bot, if it is one.
 */
bot?: string, 
/**
 * Whether she is connected; bots always are.
 */
present: boolean, };

export type TableInfo = { id: string, game: string, options: unknown, stage: Stage, 
/**
 * By seat.
 */
seats: Array<SeatInfo>, 
/**
 * How many watch.
 */
watching: number, 
/**
 * As whom the one who asks looks at it.
 */
viewer: Viewer, 
/**
 * Whether the one who asks laid the table.
 */
is_host: boolean, 
/**
 * The house's commitment to its luck, fixed before anybody sat down.
 */
commitment: string, 
/**
 * Places and scores, once the game is over.
 */
standings?: Standings, 
/**
 * The table of the rematch, if there is one.
 */
rematch?: string, };

export type Tables = { 
/**
 * Newest first.
 */
tables: Array<TableInfo>, };

export type Trouble = { refused: Reason, };

export type NewToken = { 
/**
 * Which; one's own if absent.
 */
seat?: Seat, 
/**
 * What the newcomer in a free seat is called.
 */
name?: string, };

export type Token = { seat: Seat, token: string, };

export type Replay = { game: string, options: unknown, 
/**
 * By seat.
 */
seats: Array<SeatInfo>, 
/**
 * Whose eyes.
 */
viewer: Viewer, 
/**
 * What is seen after the deal.
 */
view: unknown, 
/**
 * The deal, then one for every row of the record.
 */
moments: Array<Moment>, 
/**
 * Where the luck came from; absent if it cannot be proved.
 */
luck?: Luck, };

export type Moment = { 
/**
 * Who acted; nobody deals or rewinds.
 */
by?: Seat, 
/**
 * What was done, if this viewer could know.
 */
action?: { type: string; [field: string]: unknown }, asked: Asked, 
/**
 * What was heard.
 */
entries?: Array<Line>, 
/**
 * What changed in the view of the moment before; absent if nothing did.
 */
patch?: unknown, 
/**
 * What was drawn: each pick, and from how many.
 */
picks?: Array<[number, number]>, };

export type Luck = { 
/**
 * Published before the first pick.
 */
commitment: string, 
/**
 * By seat.
 */
contributions: Array<string>, 
/**
 * Revealed when the game was over.
 */
secret: string, };

