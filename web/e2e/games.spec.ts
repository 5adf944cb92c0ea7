import { expect, test } from "./house";
import {
  expectNarrow,
  expectWords,
  isOver,
  listen,
  onPhone,
  playAgain,
  playNow,
  playOn,
  settle,
} from "./play";

test("a whole game against computers, by clicking only what is lit", async ({ page, house }) => {
  const faults = listen(page);
  await settle(page);
  await playNow(page, house);
  const moves = await playOn(page, 7);
  expect(moves).toBeGreaterThan(10);
  await expect(page.locator("[data-rematch]")).toBeVisible();
  await expect(page.locator("table tbody tr")).not.toHaveCount(0);
  await playAgain(page);
  expect(faults).toEqual([]);
});

test("a whole game at 390 pixels, in French", async ({ browser, house }) => {
  const { page, faults } = await onPhone(browser);
  await playNow(page, house);
  await playOn(page, 21, async () => {
    await expectNarrow(page);
    return false;
  });
  expect(await isOver(page)).toBe(true);
  await expectWords(page);
  expect(faults).toEqual([]);
});
