import { expect, type Page } from "@playwright/test";
import type { House } from "./house";

/** Settings of a guest before the page loads: nothing moves, so that a game is short, and nobody explains. */
export async function settle(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript(
    (kept) => {
      if (localStorage.getItem("parure.settings")) return;
      const { guided, ...rest } = kept;
      localStorage.setItem("parure.settings", JSON.stringify(rest));
      const off = ["queens-necklace", "saba", "versailles"];
      if (!guided) localStorage.setItem("parure.guide", JSON.stringify({ off, told: [] }));
    },
    { language: "en", speed: "instant", guided: false, ...settings },
  );
}

/** Faults of the page fail the test: errors, refused styles or scripts, missing words. */
export function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    const text = message.text();
    const expected = /WebSocket connection|ERR_CONNECTION_REFUSED|Failed to load resource/.test(text);
    if (message.type() === "error" && !expected) faults.push(text);
  });
  return faults;
}

export async function playNow(page: Page, house: House): Promise<void> {
  await page.goto(house.url);
  await page.locator('[data-play="queens-necklace"]').click();
  await page.waitForURL(/\/tables\//);
  await expect(page.locator(".table")).toBeVisible();
}

/** A small generator, so that a failing game can be played again. */
export function luck(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const isOver = (page: Page) => page.locator("[data-end]").isVisible();

/** One move with the mouse: only what is lit is touched. Returns false if there was nothing to do. */
export async function clickOnce(page: Page, pick: (below: number) => number): Promise<boolean> {
  const ceremony = page.locator("[data-ceremony]");
  if (await ceremony.isVisible()) return tap(page, "[data-ceremony]", 0);
  const seal = page.locator("[data-seal]:enabled");
  if (await seal.isVisible()) {
    const place = await page.locator("[data-row]").count();
    if (place > 0) return tap(page, "[data-row]", pick(place));
    const cards = await page.locator("[data-tray][data-lit]").count();
    return cards > 0 && pick(8) > 0
      ? tap(page, "[data-tray][data-lit]", pick(cards))
      : tap(page, "[data-seal]:enabled", 0);
  }
  if (await page.locator("[data-confirm]").isVisible()) return tap(page, "[data-confirm]", 0);
  const lit = await page.locator("[data-lit]").count();
  return lit > 0 && tap(page, "[data-lit]", pick(lit));
}

/** A click that may come too late: the table can move on between the look and the click. */
export async function tap(page: Page, selector: string, at: number): Promise<boolean> {
  return page
    .locator(selector)
    .nth(at)
    .click({ timeout: 3_000 })
    .then(
      () => true,
      () => false,
    );
}

/** Plays until the game is over, or until `enough` says so. */
export async function playOn(
  page: Page,
  seed: number,
  enough: (moves: number) => boolean | Promise<boolean> = () => false,
): Promise<number> {
  const pick = luck(seed);
  let moves = 0;
  let idle = 0;
  while (!(await isOver(page))) {
    if (await enough(moves)) return moves;
    if (await clickOnce(page, pick)) {
      moves += 1;
      idle = 0;
    } else {
      idle += 1;
      expect(idle, "nothing to do for too long").toBeLessThan(600);
    }
    await page.waitForTimeout(30);
  }
  return moves;
}

/** Asks for a rematch and goes to its table, another one. Returns the lines that are opened from then on. */
export async function rematch(page: Page): Promise<string[]> {
  const before = page.url();
  const lines: string[] = [];
  page.on("websocket", (socket) => lines.push(socket.url()));
  await page.locator("[data-rematch]").click();
  await page.waitForURL((url) => url.href !== before && url.pathname.startsWith("/tables/"));
  await expect(page.locator("[data-end]")).toHaveCount(0);
  return lines;
}

/** Against computers nobody is missing: the rematch begins at once. */
export async function playAgain(page: Page): Promise<void> {
  const lines = await rematch(page);
  await expect(page.locator("[data-lit]:visible").first()).toBeVisible();
  expect(lines, "the line came along").toEqual([]);
}
