import { describe, expect, it, vi } from "vitest";
import { Memory } from "./keeper";
import type { DeviceModule, Effect, FromWorker, Outcome, Put, ToDevice } from "./messages";
import { Runner } from "./runner";

const put = (table: string, based_on: string | null, revision: string): Put => ({
  table,
  based_on,
  revision,
  saved: `${table} at ${revision}`,
  summary: { id: table } as Put["summary"],
});

/** A module that does as it is told, and remembers what it heard. */
class Fake implements DeviceModule {
  heard: ToDevice[] = [];
  thoughts: number[] = [];
  constructor(private readonly answers: (message: ToDevice) => Partial<Outcome>) {}

  handle(message: string): string {
    const said: ToDevice = JSON.parse(message);
    this.heard.push(said);
    return JSON.stringify({ effects: [], thinks: false, ...this.answers(said) });
  }
  think(iterations: number): string {
    this.thoughts.push(iterations);
    return JSON.stringify({ effects: [], thinks: this.thoughts.length < 3 });
  }
}

const guest = { id: "me", name: "Anna" };
const asking = (path: string): ToDevice => ({
  type: "ask",
  request: 1,
  guest,
  method: "GET",
  path: `/api/${path}`,
});

function run(
  answers: (message: ToDevice) => Partial<Outcome>,
  keeper = new Memory(),
  looks = false,
) {
  const module = new Fake(answers);
  const posted: FromWorker[] = [];
  const failed: unknown[] = [];
  const around = {
    now: () => Date.now(),
    soon: (work: () => void) => void setTimeout(work),
    post: (message: FromWorker) => void posted.push(message),
    fail: (error: unknown) => void failed.push(error),
    warn: () => {},
  };
  return { module, posted, failed, runner: new Runner(module, keeper, around, looks) };
}
const settled = () => new Promise((later) => setTimeout(later, 30));
const types = (module: Fake) => module.heard.map(({ type }) => type);

describe("the module's runner", () => {
  it("brings a table before anything is said about it, once", async () => {
    const keeper = new Memory();
    await keeper.write([put("device-a", null, "1")], []);
    const { module, runner } = run(() => ({}), keeper);
    runner.hear({ type: "open", client: 1, table: "device-a", guest });
    runner.hear(asking("tables/device-a/replay?as=0"));
    await settled();
    expect(types(module)).toEqual(["restore", "open", "ask"]);
    expect(module.heard[0]).toMatchObject({ saved: "device-a at 1" });
  });

  it("acknowledges a write only when it is kept", async () => {
    const keeper = new Memory();
    const write: Effect = {
      type: "write",
      write: 7,
      puts: [put("device-a", null, "1")],
      removes: [],
    };
    const { module, runner } = run(
      ({ type }) => (type === "ask" ? { effects: [write] } : {}),
      keeper,
    );
    let kept = false;
    const slow = keeper.write.bind(keeper);
    vi.spyOn(keeper, "write").mockImplementation(async (...all) => {
      await settled();
      kept = true;
      return slow(...all);
    });
    runner.hear(asking("tables"));
    await new Promise((later) => setTimeout(later, 10));
    expect([kept, types(module)]).toEqual([false, ["ask"]]);
    await settled();
    await settled();
    expect(module.heard.at(-1)).toEqual({ type: "written", write: 7, result: "done" });
    expect(await keeper.read("device-a")).toBe("device-a at 1");
  });

  it("says when nothing could be kept, and when another tab was first", async () => {
    const keeper = new Memory();
    await keeper.write([put("device-a", null, "5")], []);
    const effects: Effect[] = [
      { type: "write", write: 1, puts: [put("device-a", "4", "5")], removes: [] },
    ];
    const { module, posted, runner } = run(
      ({ type }) => (type === "ask" ? { effects } : {}),
      keeper,
    );
    runner.hear(asking("tables"));
    await settled();
    expect(module.heard.at(-1)).toEqual({ type: "written", write: 1, result: "taken" });
    vi.spyOn(keeper, "write").mockRejectedValue(new Error("QuotaExceededError"));
    runner.hear(asking("tables"));
    await settled();
    expect(module.heard.at(-1)).toMatchObject({
      result: "failed",
      why: "Error: QuotaExceededError",
    });
    expect(posted).toEqual([{ type: "storage", trouble: "full" }]);
  });

  it("lets computers think in slices, with messages in between", async () => {
    const { module, runner } = run(({ type }) => ({ thinks: type === "open" }));
    runner.hear({ type: "open", client: 1, table: "device-a", guest });
    await new Promise((later) => setTimeout(later, 1));
    runner.hear({ type: "frame", client: 1, text: "x" });
    await settled();
    expect(module.thoughts).toEqual([64, 128, 256]);
    expect(types(module)).toContain("frame");
  });

  it("wakes the module when something is due", async () => {
    const { module, runner } = run(({ type }) =>
      type === "open" ? { wake_at: Date.now() + 5 } : {},
    );
    runner.hear({ type: "open", client: 1, table: "device-a", guest });
    await settled();
    expect(types(module)).toEqual(["restore", "open", "alarm"]);
  });

  it("answers for a table that cannot be opened with the reason", async () => {
    const damaged: Effect = {
      type: "damaged",
      table: "device-a",
      refused: { type: "set_aside", why: "damaged" },
      why: "cut off",
    };
    const { posted, runner } = run(({ type }) =>
      type === "restore" ? { effects: [damaged] } : {},
    );
    runner.hear(asking("tables/device-a"));
    await settled();
    expect(posted).toEqual([
      { type: "answer", request: 1, status: 400, body: { refused: damaged.refused } },
    ]);
  });

  it("looks at a table as it is kept now, and writes nothing", async () => {
    const keeper = new Memory();
    await keeper.write([put("device-a", null, "1")], []);
    const { module, runner } = run(() => ({}), keeper, true);
    runner.hear(asking("tables/device-a/hint"));
    await settled();
    await keeper.write([put("device-a", "1", "2")], []);
    runner.hear(asking("tables/device-a/hint"));
    await settled();
    expect(types(module)).toEqual(["restore", "ask", "forget", "restore", "ask"]);
    expect(module.heard.at(-2)).toMatchObject({ saved: "device-a at 2" });
  });

  it("says when the module breaks", async () => {
    const { failed, runner } = run(() => {
      throw new Error("unreachable");
    });
    runner.hear(asking("games"));
    await settled();
    expect(failed).toHaveLength(1);
  });
});
