import { expect, test } from "./house";
import { isOver, listen, playAgain, playNow, playOn, settle } from "./play";

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

test("a whole game at 390 pixels", async ({ browser, house }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const faults = listen(page);
  await settle(page);
  await playNow(page, house);
  await playOn(page, 21, async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, "nothing sticks out").toBeLessThanOrEqual(0);
    return false;
  });
  expect(await isOver(page)).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test("a whole game in French", async ({ page, house }) => {
  const faults = listen(page);
  await settle(page, { language: "fr" });
  await playNow(page, house);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await playOn(page, 33);
  // Sentences without words would show their ids.
  const text = await page.locator("body").innerText();
  expect(text).not.toMatch(/\b(event|action|page|refused)-[a-z]/);
  expect(faults).toEqual([]);
});
