import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { test as base, expect } from "../house";
import { listen, settle } from "../play";
import { playByWire } from "../wire";

/** Every page and table, in every size, language and theme; PICTURES names another folder. */
const FOLDER = process.env.PICTURES ?? resolve(import.meta.dirname, "../../../target/pictures");
/** The games with the most people a table has place for. */
const MOST: Record<string, number> = { "queens-necklace": 4, saba: 7, versailles: 5 };
const GAMES = Object.keys(MOST);
/** By width: phones upright and on their sides, 200 %, a tablet, a laptop, large screens. */
const HEIGHTS: Record<string, number> = {
  360: 640,
  390: 844,
  667: 375,
  720: 450,
  844: 390,
  1024: 768,
  1440: 900,
  2560: 1440,
  3840: 2160,
};

/** What was asked for, as in WIDTHS=390,1440; everything if nothing was. */
function wanted(name: string, all: string[]): string[] {
  const named = process.env[name]?.split(",") ?? all;
  for (const each of named)
    if (!all.includes(each)) throw new Error(`${name}: ${each} is not one of ${all.join(", ")}`);
  return named;
}
const LANGUAGES = wanted("LANGUAGES", ["en", "fr"]);
const THEMES = wanted("THEMES", ["night", "day", "contrast"]);
const WIDTHS = wanted("WIDTHS", Object.keys(HEIGHTS));

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;
interface Played {
  /** Who played: the guest of every picture. */
  cookies: Cookies;
  lobby: string;
  tables: Record<
    string,
    { start: string; middle: string; full: string; over: string; tray?: string }
  >;
}

/** Tables are played once and looked at in every size, language and theme. */
const test = base.extend<object, { played: Played }>({
  played: [
    async ({ browser, house }, use) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await settle(page);
      await page.goto(house.url);
      const tables: Played["tables"] = {};
      for (const game of GAMES)
        tables[game] = {
          start: await playByWire(page, { game, moves: 0 }),
          middle: await playByWire(page, { game, moves: 14 }),
          full: await playByWire(page, { game, seats: MOST[game] ?? 2, moves: 9 }),
          over: await playByWire(page, { game }),
          ...(game === "queens-necklace" && {
            tray: await playByWire(page, { game, until: "show" }),
          }),
        };
      await expect(page.locator("[data-play]").first()).toBeEnabled();
      await page.locator('[data-friends="saba"]').click();
      await page.locator("[data-lay]").click();
      await page.waitForURL(/\/tables\/./);
      const played = { cookies: await context.cookies(), lobby: page.url(), tables };
      await context.close();
      await use(played);
    },
    { scope: "worker", timeout: 480_000 },
  ],
});

type Take = (name: string, whole?: boolean) => Promise<void>;

for (const theme of THEMES)
  for (const language of LANGUAGES)
    for (const width of WIDTHS)
      test(`${theme}, ${language}, ${width} pixels wide`, async ({ browser, house, played }) => {
        const height = HEIGHTS[width] ?? 900;
        const phone = Math.min(Number(width), height) < 600;
        const context = await browser.newContext({
          viewport: { width: Number(width), height },
          hasTouch: phone,
          isMobile: phone,
        });
        await context.addCookies(played.cookies);
        const page = await context.newPage();
        const faults = listen(page);
        await settle(page, { language, theme });
        const folder = `${FOLDER}/${theme}`;
        mkdirSync(folder, { recursive: true });
        const take: Take = async (name, whole = phone) => {
          await page.evaluate(() => document.fonts.ready);
          // Whatever comes in with a movement has come.
          await page.evaluate(() =>
            Promise.allSettled(
              document
                .getAnimations()
                .filter(
                  ({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
                )
                .map((each) => each.finished),
            ),
          );
          const path = `${folder}/${name}-${width}-${language}.png`;
          await page.screenshot({ path, fullPage: whole });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect.soft(wide, `${name} sticks out`).toBeLessThanOrEqual(0);
        };
        await plainPages(page, house.url, played, take);
        for (const game of GAMES) await tablesOf(page, house.url, played, game, take);
        expect(faults).toEqual([]);
      });

async function plainPages(page: Page, url: string, played: Played, take: Take): Promise<void> {
  await page.goto(url);
  await expect(page.locator("[data-play]").first()).toBeEnabled();
  await take("home");
  await page.locator("header .square").click();
  await take("settings", false);
  await page.keyboard.press("Escape");
  await page.locator('[data-friends="saba"]').click();
  await take("new-table", false);
  await page.goto(played.lobby);
  await expect(page.locator("[data-start]")).toBeVisible();
  await take("lobby");
  for (const path of ["tables", "account", "replay", "rules/saba"]) {
    await page.goto(`${url}/${path}`);
    await expect(page.locator("h1, h2").first()).toBeAttached();
    await page.waitForLoadState("networkidle");
    await take(path.replace("/", "-"), true);
  }
}

async function tablesOf(
  page: Page,
  url: string,
  played: Played,
  game: string,
  take: Take,
): Promise<void> {
  const tables = played.tables[game];
  if (!tables) throw new Error(`no table of ${game} was played`);
  const at = async (id: string) => {
    await page.goto(`${url}/tables/${id}`);
    await expect(page.locator(".table, [data-twin]").first()).toBeVisible();
  };
  await at(tables.start);
  await take(`${game}-start`);
  await at(tables.middle);
  await take(`${game}-middle`);
  await page.locator("[data-open-talk]").click();
  await take(`${game}-talk`, false);
  await at(tables.full);
  await take(`${game}-full`, false);
  await at(tables.middle);
  await page.goto(`${page.url()}?words`);
  await expect(page.locator("[data-twin]")).toBeVisible();
  await take(`${game}-words`);
  if (tables.tray) {
    await at(tables.tray);
    await take(`${game}-tray`);
  }
  await at(tables.over);
  await take(`${game}-end`);
  await page.goto(`${url}/replay/${tables.over}/20/0`);
  await expect(page.locator("[data-replay]")).toBeVisible();
  await take(`${game}-replay`);
  await page.goto(`${url}/print/${game}`);
  await expect(page.locator("[data-player-aid]")).toBeVisible();
  await take(`${game}-print`, true);
}
