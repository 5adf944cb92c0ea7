import type { Page } from "@playwright/test";
import { serious } from "./faults";
import { expect, type House, test } from "./house";
import {
  expectNarrow,
  expectWords,
  isOver,
  listen,
  onPhone,
  playAgain,
  playByKeys,
  playOn,
  settle,
} from "./play";
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

test("a whole game of Saba at 390 pixels, in French", async ({ browser, house }) => {
  const { page, faults } = await onPhone(browser);
  await playSaba(page, house);
  await playOn(page, 21, async () => {
    await expectNarrow(page);
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
  await expectWords(page);
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

/** Plays until a bid is asked for. */
async function toABid(page: Page, house: House): Promise<void> {
  await settle(page);
  await playSaba(page, house);
  await playOn(page, 11, () => page.locator('[data-thing="bid"][data-lit]').isVisible());
}
const auction = (page: Page) => page.locator(".log li", { hasText: "up for auction" }).count();

/** The card goes without another click of hers: then another is up, or she lays, keeps or offers. */
async function untilGone(page: Page, sold: number): Promise<void> {
  const hers = page.locator('[data-thing="keep"], .hand [data-lit]').first();
  await expect
    .poll(async () => (await auction(page)) > sold || (await hers.isVisible()), { timeout: 20000 })
    .toBe(true);
}

test("up to a price bids by itself, never above it, and then passes", async ({ page, house }) => {
  await toABid(page, house);
  const me = await page.locator(".player .name").first().innerText();
  const mine = page.locator(".log li", { hasText: new RegExp(`${me} (bids|passes|buys)`) });
  const before = await mine.count();
  const [limit, sold] = [
    Number(await page.locator("[data-price]").getAttribute("data-price")),
    await auction(page),
  ];
  await page.locator('[data-order="up-to"]').click();
  await expect(page.locator('[data-order="mine"]')).toBeVisible();
  await expect.poll(() => mine.count()).toBeGreaterThan(before);
  await untilGone(page, sold);
  const lines = await page.locator(".log li", { hasText: `${me} bids` }).allInnerTexts();
  const last = Number(/bids (\d+)k/.exec(lines[0] ?? "")?.[1]);
  expect(last).toBeLessThanOrEqual(limit);
});

test("out of this auction passes until the card is gone, and only then", async ({
  page,
  house,
}) => {
  await toABid(page, house);
  const sold = await auction(page);
  await page.locator('[data-order="out"]').click();
  await expect(page.locator(".order p")).toContainText("You are out");
  await untilGone(page, sold);
  await playOn(page, 13, () => page.locator('[data-thing="bid"][data-lit]').isVisible());
  await expect(page.locator('[data-order="out"]')).toBeVisible();
});

test("the book's reward of ten is counted again without a card, and places have names", async ({
  page,
  house,
}) => {
  const faults = listen(page);
  await settle(page);
  await page.goto(`${house.url}/rules/saba#rewards`);
  const example = page.locator('[data-example="reward"]');
  await expect(example.locator(".sum strong")).toContainText("10k");
  await example.locator('[data-switch="k3"]').click();
  await expect(example.locator("[data-said]")).toContainText("8k");
  await expect(example.locator(".sum strong")).toContainText("8k");
  await page.goto(`${house.url}/rules/saba/reference`);
  await page.locator("#SA-C4 summary").click();
  await expect(page.locator("#SA-C4 .inscribed", { hasText: "h4" })).toBeVisible();
  expect(faults).toEqual([]);
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
