import { type Browser, expect, type Page } from "@playwright/test";
import type { House } from "./house";

/**
 * Settings of a guest before the page loads: nothing moves, so that a game is short, nobody
 * explains, and games are played in the house.
 */
export async function settle(page: Page, settings: Record<string, unknown> = {}): Promise<void> {
  await page.addInitScript(
    (kept) => {
      if (localStorage.getItem("parure.settings")) return;
      const { guided, ...rest } = kept;
      localStorage.setItem("parure.settings", JSON.stringify(rest));
      const off = ["queens-necklace", "saba", "versailles"];
      if (!guided) localStorage.setItem("parure.guide", JSON.stringify({ off, told: [] }));
    },
    { language: "en", speed: "instant", guided: false, device: false, ...settings },
  );
}

/** Faults of the page fail the test: errors, refused styles or scripts, missing words. */
export function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    const text = message.text();
    const expected = /WebSocket connection|ERR_CONNECTION_REFUSED|Failed to load resource/.test(
      text,
    );
    if (message.type() === "error" && !expected) faults.push(text);
  });
  return faults;
}

/** A phone that is touched, upright, in French. */
export async function onPhone(browser: Browser): Promise<{ page: Page; faults: string[] }> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const faults = listen(page);
  await settle(page, { language: "fr" });
  return { page, faults };
}

/** Nothing sticks out at the side, so that the page does not swing under a finger. */
export async function expectNarrow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, "nothing sticks out").toBeLessThanOrEqual(0);
}

/** Sentences without words would show their ids. */
export async function expectWords(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  const text = await page.locator("body").innerText();
  expect(text).not.toMatch(/\b(event|action|page|refused|qn|saba|ver|ask|wait|stage)-[a-z]/);
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

/** What can be clicked now, each as its places among all that fit the selector. */
interface Choices {
  over: boolean;
  ceremony: number[];
  sure: number[];
  seal: number[];
  rows: number[];
  tray: number[];
  confirm: number[];
  lit: number[];
}

/** One look at the page, after whatever it is about to draw. */
async function look(page: Page): Promise<Choices> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].flatMap((element, at) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
          ? [at]
          : [];
      });
    return {
      over: seen("[data-end]").length > 0,
      ceremony: seen("[data-ceremony]"),
      sure: seen("[data-sure]"),
      seal: seen("[data-seal]:enabled"),
      rows: seen("[data-row]"),
      tray: seen("[data-tray][data-lit]"),
      confirm: seen("[data-confirm]"),
      lit: seen("[data-lit]"),
    };
  });
}

/** One move with the mouse: only what is lit is touched. Returns false if there was nothing to do. */
export async function clickOnce(page: Page, pick: (below: number) => number): Promise<boolean> {
  return clickOf(page, await look(page), pick);
}

async function clickOf(
  page: Page,
  choices: Choices,
  pick: (below: number) => number,
): Promise<boolean> {
  const one = (selector: string, among: number[]) =>
    tap(page, selector, among[pick(among.length)] ?? 0);
  const { ceremony, sure, seal, rows, tray, confirm, lit } = choices;
  if (ceremony.length > 0) return one("[data-ceremony]", ceremony);
  if (sure.length > 0) return one("[data-sure]", sure);
  if (seal.length > 0) {
    if (rows.length > 0) return one("[data-row]", rows);
    return tray.length > 0 && pick(8) > 0
      ? one("[data-tray][data-lit]", tray)
      : one("[data-seal]:enabled", seal);
  }
  if (confirm.length > 0) return one("[data-confirm]", confirm);
  return lit.length > 0 && one("[data-lit]", lit);
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

/** Anything a player at this table could do, and the end. */
export const SOMETHING =
  "[data-end], [data-lit], [data-sentence], [data-confirm], [data-ceremony], [data-sure]";

/** Until there is something to do, or the game is over. */
export async function awaited(page: Page): Promise<void> {
  const any = page.locator(SOMETHING).filter({ visible: true }).first();
  await expect(any, "something to do").toBeVisible({ timeout: 60_000 });
}

/** Plays until the game is over, or until `enough` says so. */
export async function playOn(
  page: Page,
  seed: number,
  enough: (moves: number) => boolean | Promise<boolean> = () => false,
): Promise<number> {
  const pick = luck(seed);
  let moves = 0;
  let missed = 0;
  for (;;) {
    await awaited(page);
    const choices = await look(page);
    if (choices.over || (await enough(moves))) return moves;
    if (await clickOf(page, choices, pick)) {
      moves += 1;
      missed = 0;
    } else {
      missed += 1;
      expect(missed, "what is lit cannot be clicked").toBeLessThan(60);
    }
  }
}

/** Moves by keys until the game is over: Enter confirms, a number names a sentence. */
export async function playByKeys(page: Page, seed: number): Promise<void> {
  const pick = luck(seed);
  for (;;) {
    await awaited(page);
    const { over, sentences, lit, confirm } = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const count = (selector: string) => document.querySelectorAll(selector).length;
      const sure = document.querySelector<HTMLElement>("[data-sure]");
      const confirm = count("[data-confirm]") > 0 || sure !== null;
      // What has the focus would take the key for itself.
      if (confirm) (document.activeElement as HTMLElement | null)?.blur();
      sure?.focus();
      const [over, sentences, lit] = ["[data-end]", "[data-sentence]", "[data-lit]"].map(count);
      return { over, sentences: sentences ?? 0, lit: lit ?? 0, confirm };
    });
    if (over) return;
    if (confirm) await page.keyboard.press("Enter");
    else if (sentences > 0) await page.keyboard.press(String(1 + pick(Math.min(9, sentences))));
    else if (lit > 0) await page.keyboard.press("1");
  }
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
