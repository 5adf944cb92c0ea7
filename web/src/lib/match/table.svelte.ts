import type { Snippet } from "svelte";
import type { Look } from "@/games/game";
import { type Hindrance, house, Refusal } from "../house";
import { noteRematch, rematchText } from "../promised";
import { go } from "../router.svelte";
import { settings } from "../settings.svelte";
import {
  type Brief,
  type FromClient,
  type FromHouse,
  type Hint,
  type HintStep,
  type Line,
  type Offer,
  type Reason,
  type SeatInfo,
  type SeatLevel,
  type TableInfo,
  VERSION,
} from "../wire/protocol";
import type { Asked, Viewer } from "../wire/tabletop";
import { t } from "../words/current.svelte";
import { againWith } from "./again";
import { Connection, type LineState, type Line as Socket } from "./connection";
import { Hall } from "./hall.svelte";
import { type Handed, leaveLine } from "./handover";
import { type Doubt, Moment } from "./moment";
import { briefAfter, linesIn } from "./moved";
import { type Order, StandingOrders } from "./orders.svelte";
import { narrow, nextThings, settled, stillPossible, touch, untouching } from "./paths";
import { pause, Stage } from "./stage.svelte";

/** Something said in words, with what it is about. */
export interface Speech {
  title: string;
  lines: readonly string[];
}

type Welcome = Extract<FromHouse, { kind: "welcome" }>;

/** Something that could be done, step by step, and the share of the victory it may bring. */
export interface Advice {
  steps: HintStep[];
  worth?: number | undefined;
}

interface Scene {
  lines: Line[];
  brief: Brief;
  openView: unknown;
}

/** One table as this page sees it: what the house told, what is chosen, what is shown. */
export class Table {
  readonly stage = new Stage();
  readonly orders: StandingOrders;
  readonly hall: Hall;
  readonly moment = new Moment();

  line = $state<LineState>("connecting");
  info = $state.raw<TableInfo | null>(null);
  /** All hands, once the game is over. */
  openView = $state.raw<unknown>(null);
  entries = $state.raw<Line[]>([]);
  /** What has been chosen on the way to an action; private until it is sent. */
  chosen = $state.raw<string[]>([]);
  /** What the house would do, if it was asked. */
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** Which of what the house thought of is lit: 0 is what it advises. */
  adviceAt = $state(0);
  /** What was laid out by a hint and only has to be confirmed. */
  laid = $state.raw<{ type: string; [field: string]: unknown } | null>(null);
  /** Why the house said no to the last thing asked. */
  refusal = $state.raw<Hindrance | null>(null);
  sending = $state(false);
  /** What would be given away by what was just asked for: it waits for a yes. */
  doubt = $state.raw<Doubt | null>(null);
  /** Whether the list of sentences is unfolded. */
  listOpen = $state(false);
  busy = $state(false);
  /** What was asked for by a key and is being said. */
  spoken = $state.raw<Speech | null>(null);
  /** Whether the sheet of the end was put away to see the table. */
  endSeen = $state(false);
  /** Whether the list of keys is open. */
  keysOpen = $state(false);
  /** The last entry heard when the viewer last decided: what came later is what changed. */
  decidedAt = $state(0);
  /** Whether this is a game looked at again. */
  readonly replaying: boolean;
  /** What stands in the head of a table that is looked at again. */
  caption = $state.raw<Snippet | null>(null);
  /** Somebody wants to see the table as it was when this entry was heard. */
  onlook: ((entry: number) => void) | null = null;
  /** Something happened; nothing is told if more may have happened than was heard. */
  onscene: ((scene: { lines: Line[]; brief: Brief } | null) => void) | null = null;
  /** Next steps that are not to be seen on the board, so the status line has buttons for them. */
  offBoard = $state.raw<string[]>([]);

  #brief = $state.raw<Brief | null>(null);
  /** The newest briefing received, which may be ahead of what is shown. */
  private newest: Brief | null = null;
  /** The ply that was answered, and whether the house has said yes. */
  private answered: { ply: number; id: string; done: boolean } | null = null;
  private lastHeard = 0;
  private seq = 0;
  private queue: Scene[] = [];
  private readonly connection: Connection;
  private asked = 0;
  /** How often the table was set to another moment: what was under way before is over. */
  private epoch = 0;
  /** Whoever has taken something back decides for herself what comes next. */
  private tookBack = $state(false);

  constructor(
    readonly id: string,
    readonly look: Look,
    dial: () => Socket,
    game: string,
    replaying = false,
  ) {
    this.replaying = replaying;
    this.orders = new StandingOrders(game);
    this.hall = new Hall(id);
    this.connection = new Connection(dial, {
      frame: (frame) => this.hear(frame),
      state: (state) => {
        this.line = state;
      },
      seen: () => this.lastHeard,
    });
  }

  readonly viewer = $derived.by((): Viewer => this.info?.viewer ?? { type: "spectator" });
  readonly me = $derived(this.viewer.type === "seat" ? this.viewer.seat : null);
  readonly seats = $derived.by((): SeatInfo[] => this.info?.seats ?? []);
  readonly asks = $derived.by((): Asked | null => this.#brief?.asked ?? null);
  readonly view = $derived.by((): unknown => this.#brief?.view ?? null);
  readonly isOver = $derived(this.asks?.type === "over");
  readonly canTakeBack = $derived(
    !this.sending && !this.busy && (this.#brief?.can_take_back ?? false),
  );

  private readonly allowed = $derived.by((): Offer[] =>
    this.busy || this.sending || this.line === "closed" ? [] : (this.#brief?.actions ?? []),
  );
  /** The answer a standing order gives by itself, if it does. */
  readonly byOrder = $derived.by((): Offer | null => {
    const reaction = this.allowed.length > 0 ? this.look.reaction(this.#brief?.view) : null;
    if (reaction === null) return null;
    const order = this.orders.of(reaction);
    const formal = order === "never" || (order === "mine" && this.allowed.length === 1);
    return formal ? (this.allowed.find((offer) => this.look.declines(offer.action)) ?? null) : null;
  });
  /** What may be done now; nothing while the table moves or waits for the house. */
  readonly offers = $derived(this.byOrder ? [] : this.allowed);
  /** What leaves no choice and is done by itself, unless that would tell something hidden. */
  readonly forced = $derived.by((): Offer | null => {
    const view = this.#brief?.view;
    const isAsked = this.offers.length > 0 && !this.replaying && !this.tookBack && !this.doubt;
    if (!isAsked || this.chosen.length > 0 || this.look.reaction(view) !== null) return null;
    const alone = this.seats.every((info, seat) => seat === this.me || info.bot !== undefined);
    return this.look.forced?.(view as never, this.offers, alone) ?? null;
  });
  readonly left = $derived(narrow(this.offers, this.chosen));
  /** What may be touched: the next steps, or, once an action is settled, other beginnings. */
  readonly lit = $derived.by(() => {
    const next = nextThings(this.offers, this.chosen);
    return new Set(
      next.length > 0
        ? next
        : nextThings(this.offers, []).filter((thing) => !this.chosen.includes(thing)),
    );
  });
  readonly pick = $derived(settled(this.offers, this.chosen));
  readonly plainOffers = $derived(this.chosen.length === 0 ? untouching(this.offers) : []);
  readonly myTurn = $derived(this.offers.length > 0);
  readonly canHint = $derived(
    (this.info?.hints ?? false) && this.offers.length > 1 && !this.hinting,
  );
  /** What the house advises and what else it thought of, best first. */
  readonly advice = $derived.by((): Advice[] => {
    const { hint } = this;
    if (!hint || hint.ply !== this.#brief?.ply) return [];
    return [{ steps: hint.steps, worth: hint.worth }, ...hint.others];
  });
  /** The one of them that is lit. */
  readonly advised = $derived(this.advice[this.adviceAt] ?? this.advice[0] ?? null);
  /** The things it touches. */
  readonly hinted = $derived.by((): Set<string> => {
    const steps = this.advised?.steps ?? [];
    const offer = this.offers.find((each) => each.notation === steps[0]?.notation);
    const actions = steps.map(({ action }) => action as never);
    const more = steps.length > 0 ? this.look.touches?.(this.view as never, actions) : [];
    return new Set([...(offer?.path ?? []), ...(more ?? [])]);
  });

  private readonly kept = new Map<string, unknown>();
  /** What a board keeps while something else is shown. */
  keep<T>(name: string, make: () => T): T {
    if (!this.kept.has(name)) this.kept.set(name, make());
    return this.kept.get(name) as T;
  }

  nameOf = (seat: number): string => {
    const name = this.seats[seat]?.name ?? `${seat + 1}`;
    return name === "" ? t("page-somebody-gone") : name;
  };

  /** Calls the house, unless a line was brought along from the table before. */
  open(brought: Handed | null = null): void {
    if (brought?.line.readyState === 1) this.connection.adopt(brought);
    else this.connection.open();
  }
  nudge(): void {
    this.connection.nudge();
  }
  close(): void {
    this.connection.close();
    this.stage.close();
  }

  /** Attributes for something on the board that may be part of an action. */
  thing(name: string) {
    return {
      "data-thing": name,
      "data-lit": this.lit.has(name) ? "" : undefined,
      "data-chosen": this.chosen.includes(name) ? "" : undefined,
      "data-hinted": this.hinted.has(name) ? "" : undefined,
      onclick: () => this.touch(name),
    };
  }

  touch(name: string): void {
    const before = this.chosen;
    this.chosen = touch(this.offers, before, name);
    if (this.chosen.join() !== before.join()) this.moment.note();
    this.refusal = null;
    this.doubt = null;
    const pick = this.pick;
    if (pick && !(settings.confirm && this.look.asksTwice(pick.action))) this.act(pick);
  }

  /** From the list of sentences: the action itself. */
  choose(offer: Offer): void {
    if (offer.path.length > 0 && settings.confirm && this.look.asksTwice(offer.action))
      this.chosen = offer.path;
    else this.act(offer);
  }

  confirm(): void {
    if (this.pick) this.act(this.pick);
  }

  /** Sends it, unless it gives something away for good: that is asked once. */
  private act({ action }: Offer): void {
    const doubt = this.look.givesAway?.(this, this.#brief?.view as never, action as never);
    if (doubt) this.askFirst({ ...doubt, go: () => this.submit([action]) });
    else this.submit([action]);
  }
  askFirst(doubt: Doubt): void {
    this.doubt = doubt;
    this.moment.note();
  }
  goAhead(): void {
    const doubt = this.doubt;
    this.doubt = null;
    doubt?.go();
  }

  /** The one thing the pass key does: the only action that is a mere button, if there is one. */
  get pass(): Offer | null {
    if (this.chosen.length > 0) return null;
    const buttons = this.left.filter(
      (offer) => offer.path.length === 0 || this.offBoard.includes(offer.path[0] ?? ""),
    );
    return buttons.length === 1 ? (buttons[0] ?? null) : null;
  }

  cancel(): void {
    this.cancelChoice();
    this.refusal = null;
  }

  private cancelChoice(): void {
    this.chosen = [];
    this.doubt = null;
  }

  submit(steps: readonly unknown[]): void {
    this.ask((id, ply) => ({ v: VERSION, kind: "submit", id, ply, steps: [...steps] }));
  }

  async askHint(): Promise<void> {
    if (!this.canHint) return;
    this.hinting = true;
    this.refusal = null;
    try {
      this.adviceAt = 0;
      this.hint = await house.hint(this.id);
    } catch (error) {
      if (error instanceof Refusal && error.reason.type !== "no_line") this.refusal = error.reason;
    }
    this.hinting = false;
  }

  /** Does what the hint shows, but for the act that cannot be taken back: that stays her own. */
  layOut(): void {
    const steps = this.advised?.steps ?? [];
    const [first] = steps;
    if (!first) return;
    const actions = steps.map(({ action }) => action as never);
    this.laid = first.action as { type: string };
    if (!this.look.layOut?.(this, actions))
      this.chosen = this.offers.find((each) => each.notation === first.notation)?.path ?? [];
    this.hint = null;
  }

  takeBack(): void {
    if (!this.canTakeBack) return;
    this.ask((id, ply) => ({ v: VERSION, kind: "take_back", id, ply }));
    this.tookBack = true;
  }

  /** Once more with the same people; the house takes the line to the table of the rematch. */
  again(levels: SeatLevel[] = []): void {
    const { info } = this;
    if (!info) return;
    if (levels.length > 0) {
      this.refusal = null;
      void againWith(info, levels).then((reason) => (this.refusal = reason));
    } else this.ask((id) => ({ v: VERSION, kind: "again", id, luck: rematchText(info) }));
  }

  private ask(frame: (id: string, ply: number) => FromClient & { id: string }): void {
    const ply = this.newest?.ply;
    if (ply === undefined || this.sending) return;
    this.sending = true;
    this.refusal = null;
    this.asked += 1;
    const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${this.asked}`;
    this.answered = { ply, id, done: false };
    this.moment.noteSent();
    this.tookBack = false;
    this.doubt = null;
    this.decidedAt = this.lastHeard;
    this.spoken = null;
    this.connection.ask(frame(id, ply));
  }

  /** The table as it is at one moment of a story told elsewhere; whatever still moved is gone. */
  stand(info: TableInfo, entries: Line[], brief: Brief): void {
    this.epoch += 1;
    this.queue = [];
    this.busy = false;
    this.stage.clear();
    this.learn(info);
    this.newest = brief;
    this.lastHeard = entries.at(-1)?.n ?? 0;
    this.show(entries, brief);
  }

  /** The next thing that happens in it. */
  enact(info: TableInfo, lines: Line[], brief: Brief): void {
    this.learn(info);
    this.newest = brief;
    this.lastHeard = lines.at(-1)?.n ?? this.lastHeard;
    this.queue.push({ lines, brief, openView: null });
    void this.play();
  }

  private hear(frame: FromHouse): void {
    if (frame.kind === "welcome" && frame.table.id !== this.id) this.follow(frame);
    else if (frame.kind === "welcome") this.greet(frame);
    else if (frame.kind === "moved") this.move(frame);
    else if (frame.kind === "table") this.learn(frame.table);
    else if (frame.kind === "clocks" || frame.kind === "said") this.hall.hear(frame);
    else if (frame.kind === "refused") this.refuse(frame.id, frame.reason);
    else if (frame.kind === "ack" && this.answered?.id === frame.id) this.answered.done = true;
    this.settle();
  }

  private refuse(id: string | undefined, reason: Reason): void {
    this.refusal = reason;
    if (id === this.answered?.id) this.answered = null;
    this.cancelChoice();
  }

  /** The answer is in once the house has confirmed it and the table has moved on. */
  private settle(): void {
    const answered = this.answered;
    if (answered?.done && this.newest && this.newest.ply !== answered.ply) this.answered = null;
    this.sending = this.answered !== null;
  }

  /** Who sits where and how the table is run. */
  learn(info: TableInfo): void {
    this.info = info;
    this.hall.look(info);
  }

  /** A standing order: kept on this device, or by the house where it has to answer. */
  giveOrder(reaction: string, order: Order): void {
    const before = this.orders.of(reaction);
    this.orders.give(reaction, order);
    // If the house cannot be reached now, what it knew before still holds.
    this.hall.order(reaction, { type: order }).catch(() => this.orders.give(reaction, before));
  }

  /** The line is at the table of the rematch: the page goes after it. */
  private follow(welcome: Welcome): void {
    const { table } = welcome;
    noteRematch(this.id, table);
    const line = this.connection.release();
    if (line) leaveLine(table.id, line, welcome);
    go(`/tables/${table.id}`);
  }

  private greet(frame: Welcome): void {
    this.learn(frame.table);
    if (this.hall.keepsOrders) this.orders.hear(frame.orders ?? []);
    this.seq = frame.seq;
    this.newest = frame.briefing ?? null;
    this.queue = [];
    const first = frame.entries[0]?.n ?? Number.POSITIVE_INFINITY;
    const entries = [...this.entries.filter((line) => line.n < first), ...frame.entries];
    this.lastHeard = entries.at(-1)?.n ?? 0;
    this.openView = frame.open_view ?? null;
    this.show(entries, this.newest);
    this.onscene?.(null);
  }

  private move(frame: Extract<FromHouse, { kind: "moved" }>): void {
    // A frame was missed: only a new welcome tells the truth again.
    if (frame.seq !== this.seq + 1) {
      this.connection.again();
      return;
    }
    this.seq = frame.seq;
    const before = this.newest;
    // A move before any welcome is as bad as a missed one.
    if (!before) {
      this.connection.again();
      return;
    }
    const brief = briefAfter(before, frame);
    const lines = linesIn(frame, this.lastHeard);
    this.newest = brief;
    this.lastHeard = lines.at(-1)?.n ?? this.lastHeard;
    this.queue.push({ lines, brief, openView: frame.open_view ?? null });
    this.onscene?.({ lines, brief });
    void this.play();
  }

  private show(entries: Line[], brief: Brief | null): void {
    this.entries = entries;
    // Others may seal or answer meanwhile: what she was asked about still holds.
    const isSame = JSON.stringify(brief?.actions) === JSON.stringify(this.#brief?.actions);
    if (!isSame) this.doubt = null;
    this.#brief = brief;
    this.chosen = stillPossible(brief?.actions ?? [], this.chosen);
    if (this.hint && this.hint.ply !== brief?.ply) this.hint = null;
    this.laid = null;
  }

  /** Plays the scenes one after the other, each at its pace. */
  private async play(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const { epoch } = this;
    for (let scene = this.queue.shift(); scene; scene = this.queue.shift()) {
      await this.playOne(scene, epoch);
      if (epoch !== this.epoch) return;
    }
    this.busy = false;
  }

  private async playOne({ lines, brief, openView }: Scene, epoch: number): Promise<void> {
    const before = this.#brief?.view ?? null;
    const after = brief.view;
    const apply = () => {
      if (openView !== null) this.openView = openView;
      this.show([...this.entries, ...lines], brief);
    };
    // A long queue (a tab that slept) is caught up with at once.
    const hurried = this.queue.length > 6;
    await this.stage.fly(hurried ? [] : this.look.flights(lines, before, after, this.me), apply);
    if (epoch !== this.epoch) return;
    const ceremony = this.look.ceremony(this.entries, lines, before, after);
    if (ceremony !== null) await this.stage.perform(ceremony);
    else if (!hurried && lines.length > 0 && this.queue.length > 0)
      await pause(this.stage.slide * 0.7);
  }
}
