import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../house";
import { listen, settle } from "../play";
import { playByWire } from "../wire";

/** Every page and table at two widths in both languages; PICTURES names another folder. */
const FOLDER = process.env.PICTURES ?? resolve(import.meta.dirname, "../../../target/pictures");
const SIZES = { 390: 844, 1440: 900 };
const GAMES = ["queens-necklace", "saba", "versailles"];

for (const language of ["en", "fr"])
  for (const [width, height] of Object.entries(SIZES))
    test(`${language}, ${width} pixels wide`, async ({ browser, house }) => {
      mkdirSync(FOLDER, { recursive: true });
      const phone = Number(width) < 600;
      const context = await browser.newContext({
        viewport: { width: Number(width), height },
        hasTouch: phone,
        isMobile: phone,
      });
      const page = await context.newPage();
      const faults = listen(page);
      await settle(page, { language, theme: process.env.THEME ?? "night" });
      const take = async (name: string, whole = phone) => {
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(250);
        await page.screenshot({ path: `${FOLDER}/${name}-${width}-${language}.png`, fullPage: whole });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wide, `${name} sticks out`).toBeLessThanOrEqual(0);
      };
      await plainPages(page, house.url, take);
      for (const game of GAMES) await tablesOf(page, house.url, game, take);
      expect(faults).toEqual([]);
      await context.close();
    });

type Take = (name: string, whole?: boolean) => Promise<void>;

async function plainPages(page: Page, url: string, take: Take): Promise<void> {
  await page.goto(url);
  await expect(page.locator("[data-play]").first()).toBeEnabled();
  await take("home");
  await page.locator("header .square").click();
  await take("settings", false);
  await page.keyboard.press("Escape");
  await page.locator('[data-friends="saba"]').click();
  await take("new-table", false);
  await page.locator("[data-lay]").click();
  await page.waitForURL(/\/tables\/./);
  await take("lobby");
  for (const path of ["tables", "account", "replay", "rules/saba"]) {
    await page.goto(`${url}/${path}`);
    await expect(page.locator("h1, h2").first()).toBeAttached();
    await page.waitForTimeout(300);
    await take(path.replace("/", "-"), true);
  }
}

async function tablesOf(page: Page, url: string, game: string, take: Take): Promise<void> {
  const at = async (id: string) => {
    await page.goto(`${url}/tables/${id}`);
    await expect(page.locator(".table, [data-twin]").first()).toBeVisible();
  };
  await at(await playByWire(page, { game, moves: 0 }));
  await take(`${game}-start`);
  await at(await playByWire(page, { game, moves: 14 }));
  await take(`${game}-middle`);
  await page.goto(`${page.url()}?words`);
  await expect(page.locator("[data-twin]")).toBeVisible();
  await take(`${game}-words`);
  if (game === "queens-necklace") {
    await at(await playByWire(page, { game, until: "show" }));
    await take(`${game}-tray`);
  }
  const over = await playByWire(page, { game });
  await at(over);
  await take(`${game}-end`);
  await page.goto(`${url}/replay/${over}/20/0`);
  await expect(page.locator("[data-replay]")).toBeVisible();
  await take(`${game}-replay`);
  await page.goto(`${url}/print/${game}`);
  await expect(page.locator("[data-player-aid]")).toBeVisible();
  await take(`${game}-print`, true);
}
