import { readFileSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import type { House } from "./house";

const DIST = resolve(import.meta.dirname, "../dist");
const VERSIONED = ["index.html", "service-worker.js"];

/**
 * A second door to a house that can show another version of the page: the same files under
 * another name. Behind a closed door nothing answers.
 */
export class Front {
  private version: string | null = null;
  private readonly server: Server;
  private readonly open = new Set<Socket>();

  private constructor(house: House) {
    this.server = createServer((asked, answer) => {
      const { pathname } = new URL(asked.url ?? "/", house.url);
      const isPage = !pathname.includes(".") && !pathname.startsWith("/api/");
      const own = VERSIONED.find((file) => (isPage ? "index.html" : pathname.slice(1)) === file);
      if (own && this.version) {
        const type = own.endsWith(".js") ? "text/javascript" : "text/html";
        answer.writeHead(200, { "content-type": type, "cache-control": "no-cache" });
        answer.end(this.renamed(own));
        return;
      }
      const { url: path = "/", method = "GET", headers } = asked;
      const passed = request(`${house.url}${path}`, { method, headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      });
      passed.on("error", () => answer.writeHead(502).end());
      asked.pipe(passed);
    });
    this.server.on("connection", (socket) => {
      this.open.add(socket);
      socket.on("close", () => this.open.delete(socket));
    });
    this.server.on("upgrade", (asked, socket) => {
      const line = connect(house.port, "127.0.0.1", () => {
        const headers = Object.entries(asked.headers).map(([name, value]) => `${name}: ${value}`);
        line.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`);
        line.pipe(socket).pipe(line);
      });
      line.on("error", () => socket.destroy());
      socket.on("error", () => line.destroy());
    });
  }

  static async of(house: House): Promise<Front> {
    const front = new Front(house);
    await new Promise<void>((open) => front.server.listen(0, "127.0.0.1", open));
    const address = front.server.address();
    front.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    return front;
  }

  url = "";

  /** From now on the page has this name. */
  show(version: string): void {
    this.version = version;
  }

  private renamed(file: string): string {
    const built =
      /data-version="(\w+)"/.exec(readFileSync(`${DIST}/index.html`, "utf8"))?.[1] ?? "";
    return readFileSync(`${DIST}/${file}`, "utf8").replaceAll(built, this.version ?? built);
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.server.close(done));
    for (const socket of this.open) socket.destroy();
    await closed;
  }
}

/** Until the page and all of its files are kept on this device. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
