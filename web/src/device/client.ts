import { notePlayedHere } from "@/lib/device";
import { guest } from "@/lib/guest.svelte";
import { Refusal } from "@/lib/house";
import type { Line } from "@/lib/match/connection";
import { settings } from "@/lib/settings.svelte";
import { type FromHouse, VERSION } from "@/lib/wire/protocol";
import { learnAlso, t } from "@/lib/words/current.svelte";
import en from "@/words/device/en.ftl?raw";
import fr from "@/words/device/fr.ftl?raw";
import { Database } from "./keeper";
import type { Begin, FromWorker, Person, Summary, ToDevice } from "./messages";
import { trouble } from "./trouble.svelte";

learnAlso({ en, fr });

/** Questions that need a thought or a whole game: a second worker looks into them. */
const LOOKS = /\/(hint|replay|preview)\b|^(records|preview)\b/;
const NAME = "parure.name";
/** A computer's move can be followed by the eye, unless nothing is to move. */
const BOT_PAUSE = 600;

/** A line, and the table it is at: a rematch takes it to another. */
interface Connected {
  line: Line;
  table: string;
}

type Waiting = { done(body: unknown): void; fail(error: Refusal): void };

/** A worker with the module in it, and who waits for its answers. */
class Workroom {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  readonly lines = new Map<number, Connected>();
  private last = 0;
  isBroken = false;

  constructor(onlyLooks: boolean) {
    this.worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.hear(data);
    this.worker.onerror = (event) => this.give(event.message);
    this.post({ type: "begin", botPause: settings.still ? 0 : BOT_PAUSE, onlyLooks });
  }

  post(message: Begin | ToDevice): void {
    this.worker.postMessage(message);
  }

  ask<T>(person: Person, path: string, body: unknown): Promise<T> {
    this.last += 1;
    const request = this.last;
    return new Promise<T>((done, fail) => {
      this.waiting.set(request, { done: (answer) => done(answer as T), fail });
      const method = body === undefined ? "GET" : "POST";
      // What Svelte watches over cannot be sent as it is.
      const sent = body === undefined ? {} : { body: JSON.parse(JSON.stringify(body)) };
      this.post({ type: "ask", request, guest: person, method, path: `/api/${path}`, ...sent });
    });
  }

  nextClient(): number {
    this.last += 1;
    return this.last;
  }

  /** Whoever waits hears that nothing will come; open lines are lost, and call again. */
  give(why: string): void {
    if (this.isBroken) return;
    this.isBroken = true;
    console.warn(why);
    this.worker.terminate();
    for (const { fail } of this.waiting.values()) fail(new Refusal({ type: "no_device" }));
    for (const { line } of this.lines.values()) drop(line, 1011);
    this.waiting.clear();
    this.lines.clear();
  }

  private hear(message: FromWorker): void {
    if (message.type === "broken") this.give(message.why);
    else if (message.type === "storage") trouble.storage = message.trouble;
    else if (message.type === "answer") this.answer(message);
    else {
      const connected = this.lines.get(message.client);
      if (connected && message.type === "send") this.send(connected, message.text);
      else if (connected && message.type === "close") {
        this.lines.delete(message.client);
        drop(connected.line, message.code);
      }
    }
  }

  private send(connected: Connected, text: string): void {
    if (text.includes('"welcome"')) {
      const frame: FromHouse = JSON.parse(text);
      if (frame.kind === "welcome") connected.table = frame.table.id;
    }
    connected.line.onmessage?.({ data: text });
  }

  private answer({ request, status, body }: Extract<FromWorker, { type: "answer" }>): void {
    const waiting = this.waiting.get(request);
    this.waiting.delete(request);
    if (status < 400) waiting?.done(body);
    else waiting?.fail(new Refusal((body as { refused: Refusal["reason"] }).refused));
  }
}

function drop(line: Line, code: number): void {
  line.readyState = 3;
  line.onclose?.({ code });
}

/** The house on this device. */
class Device {
  private room: Workroom | null = null;
  private looker: Workroom | null = null;
  private readonly held = new Map<string, () => void>();
  /** Who holds the device at a table that is handed on. */
  private readonly holders = new Map<string, Person>();

  private get rooms(): Workroom {
    if (!this.room || this.room.isBroken) this.room = new Workroom(false);
    return this.room;
  }
  private get looks(): Workroom {
    if (!this.looker || this.looker.isBroken) this.looker = new Workroom(true);
    return this.looker;
  }

  /** Loads the module before it is needed. */
  warm(): void {
    void this.rooms;
  }

  /** As in the house, for the one who holds the device. */
  ask<T>(path: string, body?: unknown): Promise<T> {
    const table = /^tables\/([^/?]+)/.exec(path)?.[1] ?? "";
    return this.askAs<T>(this.holder(table), path, body);
  }
  askAs<T>(person: Person, path: string, body?: unknown): Promise<T> {
    if (path === "tables") this.keepSafe();
    return (LOOKS.test(path) ? this.looks : this.rooms).ask<T>(person, path, body);
  }

  /** The browser is asked not to throw games away when it wants room. */
  private keepSafe(): void {
    notePlayedHere();
    void navigator.storage?.persist?.().catch(() => {});
  }

  /** Nobody waits for the thought any more. */
  stopLooking(): void {
    this.looker?.give("stopped");
    this.looker = null;
  }

  holder(table: string): Person {
    return this.holders.get(table) ?? this.me;
  }
  handTo(table: string, person: Person): void {
    this.holders.set(table, person);
  }
  get me(): Person {
    if (guest.me) localStorage.setItem(NAME, guest.me.name);
    return { id: "me", name: localStorage.getItem(NAME) ?? t("page-device-guest") };
  }

  /** Connects a line to a table; only one tab plays it. */
  async attach(table: string, line: Line): Promise<void> {
    if (!(await this.hold(table))) return drop(line, 4007);
    const { rooms } = this;
    const client = rooms.nextClient();
    const connected = { line, table };
    rooms.lines.set(client, connected);
    line.send = (text) => {
      const { kind } = JSON.parse(text);
      if (kind === "beat") line.onmessage?.({ data: JSON.stringify({ v: VERSION, kind }) });
      else rooms.post({ type: "frame", client, text });
    };
    line.close = () => {
      if (!rooms.lines.delete(client)) return;
      rooms.post({ type: "close", client });
      rooms.post({ type: "forget", table: connected.table });
      this.release(connected.table);
      queueMicrotask(() => drop(line, 1000));
    };
    rooms.post({ type: "open", client, table, guest: this.holder(table) });
    line.readyState = 1;
    line.onopen?.();
  }

  /** Whether this tab may play the table. */
  async hold(table: string): Promise<boolean> {
    if (this.held.has(table) || !navigator.locks) return true;
    return new Promise((done) => {
      const holding = navigator.locks.request(lockOf(table), { ifAvailable: true }, (lock) => {
        done(lock !== null);
        if (!lock) return;
        return new Promise<void>((release) => this.held.set(table, release));
      });
      holding.catch(() => done(true));
    });
  }
  private release(table: string): void {
    this.held.get(table)?.();
    this.held.delete(table);
  }
  /** Until no other tab plays the table. */
  async free(table: string): Promise<void> {
    await navigator.locks.request(lockOf(table), () => {});
  }
}

const lockOf = (table: string) => `parure-${table}`;

/** The tables of this device, the latest first; none where nothing is kept. */
export async function summaries(): Promise<Summary[]> {
  try {
    const database = await Database.open();
    const listed = await database.list();
    database.close();
    return listed;
  } catch {
    return [];
  }
}

export const device = new Device();
// Her name is remembered for when the house is out of reach.
guest.load().then(
  () => device.me,
  () => {},
);
