import { expect, test } from "./house";
import { isOver, listen, playNow, playOn, settle } from "./play";

test("a reload in the middle changes nothing", async ({ page, house }) => {
  const faults = listen(page);
  await settle(page);
  await playNow(page, house);
  await playOn(page, 11, (moves) => moves >= 12);
  await expect(page.locator("[data-lit]").first()).toBeVisible();
  const seen = async () => ({
    hand: await page
      .locator(".hand [data-thing]")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label"))),
    market: await page
      .locator(".market [data-thing]")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-thing"))),
    scores: await page.locator(".player .score").allInnerTexts(),
  });
  const before = await seen();
  await page.reload();
  await expect(page.locator("[data-lit]").first()).toBeVisible();
  expect(await seen()).toEqual(before);
  expect(faults).toEqual([]);
});

test("the house is killed and comes back: the game goes on", async ({ page, house }) => {
  const faults = listen(page);
  await settle(page);
  await playNow(page, house);
  await playOn(page, 12, (moves) => moves >= 8);
  await house.kill();
  await expect(page.locator('[data-banner="lost"]')).toBeVisible();
  await house.start();
  await expect(page.locator('[data-banner="lost"]')).toBeHidden({ timeout: 30_000 });
  await playOn(page, 13, (moves) => moves >= 10);
  await house.kill();
  await house.start();
  await playOn(page, 14);
  expect(await isOver(page)).toBe(true);
  expect(faults).toEqual([]);
});
