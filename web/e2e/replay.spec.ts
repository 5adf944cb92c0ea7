import type { Page } from "@playwright/test";
import { serious } from "./faults";
import { expect, test } from "./house";
import { listen, playOn, settle } from "./play";
import { playByWire } from "./wire";

/** A finished game, played over the wire by a guest of this browser against bots. */
async function finished(
  page: Page,
  url: string,
  game = "queens-necklace",
  seats = 2,
): Promise<string> {
  await page.goto(url);
  return playByWire(page, { game, seats });
}

test("a finished table offers another game, the replay, its record and its luck", async ({
  page,
  house,
}) => {
  await settle(page);
  const faults = listen(page);
  const id = await finished(page, house.url, "saba", 3);
  await page.goto(`${house.url}/tables/${id}`);
  const end = page.locator("[data-end]");
  await expect(end.locator(".chart polyline")).toHaveCount(3);
  await expect(page.locator("[data-rematch]")).toBeVisible();
  await page.locator("[data-check-luck]").click();
  await page.locator("[data-check]").click();
  await expect(page.locator('[data-verdict="proved"]')).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("[data-share]").click();
  await expect(end.locator('[role="status"]')).toContainText(`/replay/${id}/0/spectator`);
  const record = page.waitForEvent("download");
  await page.locator("[data-export]").click();
  expect((await record).suggestedFilename()).toBe(`${id}.json`);
  // The way to the replay begins at the deal and tells nothing of the end.
  await page.locator("[data-watch-again]").click();
  await expect(page.locator("[data-replay]")).toBeVisible();
  await expect(page.locator("output")).toHaveText(/^0 of/);
  await expect(page.locator("[data-end], .crown")).toHaveCount(0);
  await page.goto(`${house.url}/tables`);
  await expect(page.locator(`[data-replay-of="${id}"]`).first()).toBeVisible();
  expect(faults).toEqual([]);
});

test("what happened is stepped through during a game, and the way back is always there", async ({
  page,
  house,
}) => {
  await settle(page);
  await page.goto(house.url);
  const id = await playByWire(page, { game: "versailles", seats: 2, moves: 0 });
  await page.goto(`${house.url}/tables/${id}`);
  await playOn(page, 5, (moves) => moves > 24);
  const lines = page.locator(".log button:not(:disabled)");
  expect(await lines.count()).toBeGreaterThan(4);
  await lines.nth(4).click();
  const back = page.locator("[data-back-to-now]");
  await expect(back).toBeVisible();
  await expect(page.locator("main [data-lit]")).toHaveCount(0);
  await back.click();
  await expect(back).toHaveCount(0);
  await page.locator("body").press("ArrowLeft");
  await expect(back).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(back).toHaveCount(0);
});

test("a finished game is looked at again, shared, and its luck proved", async ({ page, house }) => {
  await settle(page);
  const faults = listen(page);
  const id = await finished(page, house.url);
  await page.goto(`${house.url}/replay/${id}/3/0`);
  const bar = page.locator("[data-replay]");
  await expect(bar).toBeVisible();
  await expect(page.locator("output")).toHaveText(/^3 of/);
  await expect(page.locator("[data-end]")).toHaveCount(0);
  await page.locator("[data-next]").click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}/4/0$`));
  await page.locator("[data-luck]").click();
  await page.locator("[data-check]").click();
  await expect(page.locator('[data-verdict="proved"]')).toBeVisible();
  // Had the house shown this browser another promise before the game, it would say so.
  await page.evaluate((table) => {
    localStorage.setItem(
      "parure.promised",
      JSON.stringify({ [table]: { commitment: "00", text: null } }),
    );
  }, id);
  await page.locator("[data-check]").click();
  await expect(page.locator('[data-verdict="other-promise"]')).toBeVisible();
  expect(await serious(page)).toEqual([]);
  await page.keyboard.press("Escape");

  // The record goes out and comes back; a bent one is refused with the reason.
  const record = await page.request
    .get(`${house.url}/api/tables/${id}/record`)
    .then((answer) => answer.text());
  await page.goto(`${house.url}/replay`);
  const bring = (text: string) =>
    page.locator('input[type="file"]').setInputFiles({
      name: "game.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
  await bring(record.replace(/"secret":"../, '"secret":"zz'));
  await expect(page.locator('[role="alert"]')).toBeVisible();
  await bring(record);
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("[data-result]").click();
  await expect(page.locator("[data-end]")).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
});
