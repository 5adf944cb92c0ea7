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
ply: number, } | { "kind": "again", v: number, 
/**
 * As in `Submit`.
 */
id: string, 
/**
 * Her contribution to the luck.
 */
luck?: string, } | { "kind": "beat", v: number, };

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
open_view?: unknown, 
/**
 * The standing orders of this guest's own seat, nobody else's.
 */
orders?: Array<SetOrder>, } | { "kind": "moved", v: number, 
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
can_take_back?: boolean, } | { "kind": "table", v: number, table: TableInfo, } | { "kind": "clocks", v: number, clocks?: Array<ClockInfo>, 
/**
 * Milliseconds.
 */
window?: number, } | { "kind": "said", v: number, said: Array<Said>, } | { "kind": "ack", v: number, id: string, } | { "kind": "refused", v: number, 
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

export type BriefChange = { 
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

export type Reason = { "type": "game_over", } | { "type": "not_your_turn", } | { "type": "illegal_action", step: number, } | { "type": "stale", answered: number, now: number, } | { "type": "no_steps", } | { "type": "steps_too_far", step: number, } | { "type": "nothing_to_take_back", } | { "type": "no_such_ply", ply: number, last: number, } | { "type": "too_many_undos", most: number, } | { "type": "wrong_seats", seats: number, fewest: number, most: number, } | { "type": "wrong_options", } | { "type": "not_an_action", step: number, } | { "type": "not_understood", why: string, } | { "type": "wrong_version", known: number, } | { "type": "too_long", most: number, } | { "type": "too_fast", } | { "type": "other_origin", } | { "type": "no_such_game", } | { "type": "no_such_table", } | { "type": "no_such_seat", } | { "type": "no_such_bot", } | { "type": "not_host", } | { "type": "seat_taken", } | { "type": "table_full", } | { "type": "seats_free", } | { "type": "too_many_tables", most: number, } | { "type": "not_invited", } | { "type": "not_gone", } | { "type": "removed", } | { "type": "not_seated", } | { "type": "already_started", } | { "type": "not_started", } | { "type": "not_over", } | { "type": "no_hints", } | { "type": "bad_name", } | { "type": "no_guest", } | { "type": "stood_in", } | { "type": "resigned", } | { "type": "no_undo", } | { "type": "nothing_asked", } | { "type": "not_watched", } | { "type": "wrong_ways", } | { "type": "weak_password", fewest: number, } | { "type": "wrong_password", } | { "type": "name_taken", } | { "type": "already_claimed", } | { "type": "not_claimed", } | { "type": "bad_mail", } | { "type": "no_mail", } | { "type": "not_operator", } | { "type": "no_such_report", } | { "type": "muted", } | { "type": "barred", } | { "type": "name_held", } | { "type": "blocked", } | { "type": "bad_token", } | { "type": "bad_record", why: string, } | { "type": "set_aside", why: "other_rules" | "damaged" | "no_secret", row?: number, } | { "type": "house_trouble", } | { "type": "paused", };

export type Me = { 
/**
 * Public; knowing it allows nothing.
 */
id: string, name: string, 
/**
 * Whether she has an account; absent for a guest.
 */
claimed?: boolean, };

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
 * Levels of its computer players, weakest first.
 */
bots: Array<string>, 
/**
 * The level for one who just wants to play.
 */
usual: string, };

export type RulesText = { game: string, 
/**
 * The language it is in, which may not be the one asked for.
 */
lang: string, text: string, };

export type SwitchInfo = { name: string, 
/**
 * What it may stand on; as the example is told, on the first.
 */
positions: Array<string>, 
/**
 * What it stands on.
 */
at: string, };

export type WorkedExample = { name: string, switches: Array<SwitchInfo>, 
/**
 * The table before.
 */
before: unknown, events: unknown[], 
/**
 * The table after.
 */
after: unknown, };

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
 * Fills every other seat with computer players and starts at once.
 */
play_now?: boolean, 
/**
 * Fills every other seat with computer players; it starts when the host says so.
 */
fill?: boolean, 
/**
 * How well those play; as usual if absent.
 */
level?: string, 
/**
 * How it is run; as usual if absent.
 */
ways?: Ways, };

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

export type SeatLevel = { seat: Seat, level: string, };

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
present: boolean, 
/**
 * She is gone: in so many seconds the others may let a computer play for her.
 */
stand_in_after?: number, 
/**
 * The bot that plays for her.
 */
stand_in?: string, 
/**
 * Whether she has given up the seat for good; absent if not.
 */
resigned?: boolean, };

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
 * Where the one sits who laid it; absent if she has no seat.
 */
host?: Seat, 
/**
 * Whether a player may ask the house for a hint.
 */
hints: boolean, 
/**
 * The house's commitment to its luck, fixed before anybody sat down.
 */
commitment: string, 
/**
 * How it is run.
 */
ways: Ways, 
/**
 * Whether the one who asks is waited for; absent if not.
 */
waits_for_you?: boolean, 
/**
 * By seat, at tables with a clock, once the game has begun.
 */
clocks?: Array<ClockInfo>, 
/**
 * How long the reaction stays open that is being asked for, in milliseconds.
 */
window?: number, 
/**
 * Somebody asks to go back.
 */
undo?: UndoAsked, 
/**
 * Places and scores, once the game is over.
 */
standings?: Standings, 
/**
 * The table of the rematch, if there is one.
 */
rematch?: string, 
/**
 * The house's commitment to the luck of a rematch: fixed before anybody asks for one, and
 * told once the game is over.
 */
rematch_commitment?: string, };

export type TableList = { 
/**
 * Newest first; of one's own, those that wait for one come before.
 */
tables: Array<TableInfo>, };

export type HintStep = { action: unknown, 
/**
 * The same in notation.
 */
notation: string, };

export type OtherHint = { steps: Array<HintStep>, 
/**
 * The share of the victory it was thought to bring.
 */
worth: number, };

export type Hint = { 
/**
 * The ply of the briefing it answers.
 */
ply: number, 
/**
 * What to do, step by step.
 */
steps: Array<HintStep>, 
/**
 * The share of the victory it is thought to bring.
 */
worth?: number, 
/**
 * What else was thought of, best first; at most two.
 */
others: Array<OtherHint>, };

export type ErrorBody = { refused: Reason, };

export type Pace = { "type": "free" } | { "type": "live", minutes: number, increment: number, } | { "type": "slow", days: number, };

export type UndoPolicy = "never" | "reveal" | "consent";

export type Watch = "everyone" | "nobody";

export type HintRule = "never" | "alone" | "everyone";

export type DeviceDeal = { 
/**
 * What those are called who played at the device beside the guest who sent it; by seat.
 */
names: Array<string | null>, };

export type Ways = { pace: Pace, 
/**
 * Whether it is listed for everybody; otherwise one needs its link.
 */
open: boolean, 
/**
 * Whether the page may show what everybody could remember.
 */
memory_aids: boolean, undo: UndoPolicy, 
/**
 * How long reactions stay open, in seconds; the house's usual time if absent.
 */
window?: number, watch: Watch, hints: HintRule, 
/**
 * The bot that plays for whoever is out of time or resigns; the usual one if absent.
 */
stand_in?: string, 
/**
 * Who may sit down beside the host, by name; whoever has the link if empty.
 */
guests?: Array<string>, 
/**
 * Played without the house: dealt by a device, and sent here when it was over. Nobody can
 * wish for that at a new table.
 */
device?: DeviceDeal, };

export type ClockInfo = { 
/**
 * Milliseconds left when this was sent.
 */
left: number, running: boolean, };

export type UndoAsked = { by: Seat, 
/**
 * How many of her own decisions she asks to have back.
 */
decisions: number, 
/**
 * Who has agreed.
 */
agreed: Array<Seat>, 
/**
 * Whose word is still missing.
 */
missing: Array<Seat>, };

export type StandIn = { seat: Seat, };

export type UndoWish = { "type": "ask", decisions: number, } | { "type": "agree", } | { "type": "refuse", };

export type Order = { "type": "never", } | { "type": "ask", } | { "type": "mine", } | { "type": "up_to", price: number, };

export type SetOrder = { 
/**
 * The reaction, as the game names it, or `auction`.
 */
reaction: string, order: Order, };

export type Say = { "type": "phrase", phrase: string, } | { "type": "text", text: string, };

export type Said = { n: number, seat: Seat, phrase?: string, text?: string, 
/**
 * Seconds since 1970.
 */
at: number, };

export type Person = { id: string, 
/**
 * Empty if she has left for good.
 */
name: string, };

export type AccountInfo = { id: string, name: string, 
/**
 * The name to sign in with; absent for a guest.
 */
login?: string, 
/**
 * Where slow games may write to.
 */
mail?: string, 
/**
 * Whether the house can send mail at all.
 */
can_mail: boolean, is_operator: boolean, blocked: Array<Person>, };

export type Credentials = { name: string, password: string, };

export type Claimed = { account: AccountInfo, recovery: string, };

export type Recover = { name: string, code: string, 
/**
 * The new one.
 */
password: string, };

export type NewPassword = { before: string, password: string, };

export type Mail = { 
/**
 * Absent to have no more.
 */
mail?: string, };

export type Leave = { password?: string, };

export type Unblock = { id: string, };

export type Block = { seat: Seat, };

export type Fault = "words" | "name" | "play" | "other";

export type NewReport = { seat: Seat, fault: Fault, detail: string, };

export type ReportInfo = { id: string, reporter: Person, about: Person, table: string, fault: string, detail: string, 
/**
 * Seconds since 1970.
 */
at: number, closed: boolean, 
/**
 * What holds against her now.
 */
sanctions: Array<string>, 
/**
 * What she wrote at that table, oldest first.
 */
said: Array<string>, };

export type AuditInfo = { id: string, at: number, operator: Person, act: string, about: Person, undone: boolean, 
/**
 * Whether it can be undone.
 */
undoable: boolean, };

export type OperatorDesk = { reports: Array<ReportInfo>, log: Array<AuditInfo>, };

export type Verdict = "mute" | "bar" | "rename" | "close";

export type Judge = { report: string, verdict: Verdict, };

export type Undo = { id: string, };

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
 * The deal, then one for every row of the record; of a game that goes on, for every row
 * this viewer could notice.
 */
moments: Array<Moment>, 
/**
 * Where the luck came from; absent if it cannot be proved.
 */
luck?: LuckProof, };

export type Moment = { 
/**
 * Who acted, if this viewer may know; nobody deals or rewinds.
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
 * What was drawn: each pick, and from how many; once the game is over.
 */
picks?: Array<[number, number]>, };

export type LuckProof = { 
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

export type KeptSeat = { 
/**
 * Which computer player.
 */
bot?: string, 
/**
 * Or what a person is called.
 */
name?: string, };

export type KeepRecord = { 
/**
 * As the device writes it.
 */
record: unknown, 
/**
 * Where the one sat who sends it.
 */
seat: Seat, 
/**
 * Who sat in each seat; hers says nothing.
 */
seats: Array<KeptSeat>, };

