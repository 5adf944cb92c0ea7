import type { Page } from "@playwright/test";
import { serious } from "./faults";
import { expect, type House, test } from "./house";
import { isOver, listen, playAgain, playByKeys, playOn, settle } from "./play";
import { playByWire } from "./wire";

async function playSaba(page: Page, house: House): Promise<void> {
  await page.goto(house.url);
  await page.locator('[data-play="saba"]').click();
  await page.waitForURL(/\/tables\//);
  await expect(page.locator(".saba")).toBeVisible();
}

test("a whole game of Saba against computers, by clicking only what is lit", async ({
  page,
  house,
}) => {
  const faults = listen(page);
  await settle(page);
  await playSaba(page, house);
  const moves = await playOn(page, 7);
  expect(moves).toBeGreaterThan(10);
  await expect(page.locator("table tbody tr")).not.toHaveCount(0);
  await playAgain(page);
  expect(faults).toEqual([]);
});

test("a whole game of Saba at 390 pixels", async ({ browser, house }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const faults = listen(page);
  await settle(page);
  await playSaba(page, house);
  await playOn(page, 21, async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, "nothing sticks out").toBeLessThanOrEqual(0);
    const settings = await page.locator('[data-thing^="place-"][data-lit]').evaluateAll((lit) =>
      lit.map((setting) => {
        const { width, height } = setting.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    for (const size of settings)
      expect(size, "a finger hits a lit setting").toBeGreaterThanOrEqual(44);
    return false;
  });
  expect(await isOver(page)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test("a whole game of Saba in French", async ({ page, house }) => {
  const faults = listen(page);
  await settle(page, { language: "fr" });
  await playSaba(page, house);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await playOn(page, 33);
  const text = await page.locator("body").innerText();
  expect(text).not.toMatch(/\b(event|action|page|refused|saba|ask|wait|stage)-[a-z]/);
  expect(faults).toEqual([]);
});

test("a whole game of Saba by keyboard alone", async ({ page, house }) => {
  const faults = listen(page);
  await settle(page);
  await playSaba(page, house);
  await playByKeys(page, 5);
  expect(await isOver(page)).toBe(true);
  expect(faults).toEqual([]);
});

test("bid up to a price answers by itself and never above it", async ({ page, house }) => {
  await settle(page);
  await playSaba(page, house);
  const bids = page.locator('[data-thing="bid"][data-lit]');
  await playOn(page, 11, () => bids.isVisible());
  const me = await page.locator(".player .name").first().innerText();
  const bidden = page.locator(".log li", { hasText: `${me} bids` });
  const before = await bidden.count();
  const lowest = Number(await page.locator("[data-price]").getAttribute("data-price"));
  const bar = page.locator('.up-to input[type="range"]');
  const limit = Math.min(lowest + 2, Number(await bar.getAttribute("max")));
  await bar.fill(String(limit));
  await page.locator(".switch input").check();
  await expect.poll(() => bidden.count()).toBeGreaterThan(before);
  const lines = await bidden.allInnerTexts();
  const prices = lines
    .slice(0, lines.length - before)
    .map((line) => Number(/bids (\d+)k/.exec(line)?.[1]));
  expect(Math.max(...prices)).toBeLessThanOrEqual(limit);
});

for (const theme of ["night", "day", "contrast"]) {
  test(`Saba has no serious fault by ${theme}`, async ({ page, house }) => {
    await settle(page, { theme });
    await playSaba(page, house);
    await expect(page.locator("[data-lit]").first()).toBeVisible();
    expect(await serious(page), "first question").toEqual([]);
    // The way there is clicked in the tests above.
    const placing = await playByWire(page, { game: "saba", until: "place" });
    await page.goto(`${house.url}/tables/${placing}`);
    await expect(page.locator('[data-thing^="place-"][data-lit]').first()).toBeVisible();
    expect(await serious(page), "placing").toEqual([]);
    const over = await playByWire(page, { game: "saba" });
    await page.goto(`${house.url}/tables/${over}`);
    await expect(page.locator("[data-end]")).toBeVisible();
    expect(await serious(page), "end").toEqual([]);
  });
}
