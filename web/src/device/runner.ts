import type { Reason } from "@/lib/wire/protocol";
import type { Keeper } from "./keeper";
import type { DeviceModule, Effect, FromWorker, Outcome, ToDevice } from "./messages";

/** How long a slice of thought should take, in milliseconds: a click waits no longer. */
const SHORTEST = 20;
const LONGEST = 40;
const FIRST_SLICE = 64;

/** What the world around the module is made of; tests bring their own. */
export interface Surroundings {
  now(): number;
  /** After whatever has come meanwhile. */
  soon(work: () => void): void;
  post(message: FromWorker): void;
  /** The module is of no use any more. */
  fail(error: unknown): void;
  warn(text: string): void;
}

/** Which table a message is about. */
function tableOf(message: ToDevice): string | null {
  if (message.type === "open") return message.table;
  if (message.type !== "ask") return null;
  return /^\/api\/tables\/(device-\w+)/.exec(message.path)?.[1] ?? null;
}

/**
 * Runs the module: brings tables from where they are kept, keeps what is to be kept, lets
 * computers think a little at a time, and wakes the module when something is due.
 */
export class Runner {
  private readonly known = new Set<string>();
  private readonly damaged = new Map<string, Reason>();
  private slice = FIRST_SLICE;
  private isThinking = false;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private turn: Promise<void> = Promise.resolve();

  /** `onlyLooks`: it plays no table; every question is answered from what is kept now. */
  constructor(
    private readonly module: DeviceModule,
    private readonly keeper: Keeper,
    private readonly around: Surroundings,
    private readonly onlyLooks = false,
  ) {}

  /** Takes one message after the other: a table may have to be brought first. */
  hear(message: ToDevice): void {
    this.turn = this.turn.then(() => this.take(message)).catch(this.around.fail);
  }

  private async take(message: ToDevice): Promise<void> {
    const table = tableOf(message);
    if (table && this.onlyLooks) this.forget(table);
    if (table && !this.known.has(table)) await this.bring(table);
    const refused = table ? this.damaged.get(table) : undefined;
    if (refused && message.type === "ask")
      this.around.post({
        type: "answer",
        request: message.request,
        status: 400,
        body: { refused },
      });
    else if (message.type === "forget") this.forget(message.table);
    else this.hand(message);
  }

  private async bring(table: string): Promise<void> {
    this.known.add(table);
    this.hand({ type: "restore", table, saved: await this.keeper.read(table) });
  }

  private forget(table: string): void {
    if (this.known.delete(table)) this.hand({ type: "forget", table });
    this.damaged.delete(table);
  }

  private hand(message: ToDevice): void {
    try {
      this.follow(this.module.handle(JSON.stringify(message), this.around.now()));
    } catch (error) {
      this.around.fail(error);
    }
  }

  private follow(text: string): void {
    const { effects, thinks, wake_at }: Outcome = JSON.parse(text);
    clearTimeout(this.alarm);
    for (const effect of effects) this.carryOut(effect);
    if (wake_at !== undefined)
      this.alarm = setTimeout(
        () => this.hand({ type: "alarm" }),
        Math.max(0, wake_at - this.around.now()),
      );
    if (thinks) this.think();
  }

  private carryOut(effect: Effect): void {
    if (effect.type === "write") void this.keep(effect);
    else if (effect.type === "read") void this.bring(effect.table);
    else if (effect.type === "damaged") this.damaged.set(effect.table, effect.refused);
    else if (effect.type === "log") this.around.warn(`${effect.table}: ${effect.text}`);
    else if (effect.type === "misunderstood") this.around.warn(effect.why);
    else this.around.post(effect);
  }

  private async keep({ write, puts, removes }: Extract<Effect, { type: "write" }>): Promise<void> {
    for (const { table } of puts) this.known.add(table);
    if (this.onlyLooks) return;
    try {
      const result = await this.keeper.write(puts, removes);
      this.hand({ type: "written", write, result });
    } catch (error) {
      this.around.post({ type: "storage", trouble: "full" });
      this.hand({ type: "written", write, result: "failed", why: String(error) });
    }
  }

  /** One slice, then whatever came meanwhile, then the next. */
  private think(): void {
    if (this.isThinking) return;
    this.isThinking = true;
    this.around.soon(() => {
      this.isThinking = false;
      const began = this.around.now();
      try {
        const outcome = this.module.think(this.slice, began);
        const took = this.around.now() - began;
        if (took > LONGEST) this.slice = Math.max(8, Math.floor(this.slice / 2));
        else if (took < SHORTEST) this.slice = Math.min(65_536, this.slice * 2);
        this.follow(outcome);
      } catch (error) {
        this.around.fail(error);
      }
    });
  }
}
