import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { test as base } from "@playwright/test";

export const BINARY =
  process.env.PARURE ?? resolve(import.meta.dirname, "../../target/debug/parure");

async function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.on("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => found(port));
    });
  });
}

/** Lets the clocks that run at a table have a second left; what a clock shows is JSON. */
const SHORTEN = `
import json, sqlite3, sys
data, table = sys.argv[1:]
with sqlite3.connect(data) as house:
    (clocks,) = house.execute("select clocks from tables where id = ?", (table,)).fetchone()
    clocks = [{**each, "left": 1000 if each["since"] is not None else each["left"]} for each in json.loads(clocks)]
    house.execute("update tables set clocks = ?, due = 0 where id = ?", (json.dumps(clocks), table))
`;

/** A real house with its own data file; it can be killed and started again. */
export class House {
  private process: ChildProcess | null = null;
  private operator: string[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), "parure-e2e-"));

  private constructor(readonly port: number) {}

  static async open(): Promise<House> {
    const house = new House(await freePort());
    await house.start();
    return house;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const data = join(this.folder, "house.db");
    this.process = spawn(
      BINARY,
      [
        "serve",
        "--listen",
        `127.0.0.1:${this.port}`,
        "--data",
        data,
        "--bot-pause-ms",
        "15",
        "--window-seconds",
        "0",
        "--gone-seconds",
        "2",
        ...this.operator,
      ],
      {
        stdio: process.env.LOUD ? "inherit" : "ignore",
      },
    );
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const answer = await fetch(`${this.url}/health`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((later) => setTimeout(later, 100));
    }
    throw new Error(`no house at ${this.url} (${BINARY})`);
  }

  /** Whoever is waited for at this table is soon out of time; the house opens anew. */
  async shorten(table: string): Promise<void> {
    await this.kill();
    execFileSync("python3", ["-c", SHORTEN, join(this.folder, "house.db"), table]);
    await this.start();
  }

  /** Whoever has claimed this name may judge reports; the house opens anew. */
  async appoint(name: string): Promise<void> {
    await this.kill();
    this.operator = ["--operator", name];
    await this.start();
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((done) => running.once("exit", done));
    running.kill("SIGKILL");
    await gone;
  }

  async close(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const test = base.extend<{ tidy: undefined }, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const house = await House.open();
      await use(house);
      await house.close();
    },
    { scope: "worker" },
  ],
  // Guests that a test brought go when it ends: pages left open would draw on beside the next.
  tidy: [
    async ({ browser }, use) => {
      await use(undefined);
      for (const context of browser.contexts()) await context.close();
    },
    { auto: true },
  ],
});
export { expect } from "@playwright/test";
