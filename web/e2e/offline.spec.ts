import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { Front, kept } from "./front";
import { BINARY, expect, type House, test } from "./house";
import { awaited, listen, playOn, settle } from "./play";

test.use({ serviceWorkers: "allow" });

const FIRST_MOVE = 500;

/** A page that was visited once; then the house is closed for good. */
async function cutOff(page: Page, house: House): Promise<string> {
  const front = await Front.of(house);
  await page.goto(front.url);
  await kept(page);
  await front.close();
  await page.goto(front.url);
  await expect(page.locator("[data-play]:enabled")).toHaveCount(3);
  return front.url;
}

/** Asks for the record as a player does, and lets the command line prove it. */
async function proved(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await page.locator("[data-export]").click();
  const file = await (await download).path();
  return execFileSync(BINARY, ["verify", file], { encoding: "utf8" });
}

for (const [game, level, seed] of [
  ["queens-necklace", "beginner", 3],
  ["saba", "regular", 5],
  ["versailles", "beginner", 7],
] as const)
  test(`${game} without a house, to its end`, async ({ page, house }) => {
    const faults = listen(page);
    await settle(page, { device: true, confirm: false });
    await cutOff(page, house);
    await page.locator(`select[data-level="${game}"]`).selectOption(level);
    await page.locator(`[data-play="${game}"]`).click();
    await page.waitForURL(/\/tables\/device-/);
    await playOn(page, seed, (moves) => moves >= 10);
    await page.reload();
    await awaited(page);
    await playOn(page, seed + 1);
    expect(await proved(page)).toContain("proved");
    // It is among one's tables, and can be looked at again.
    await page.locator("[data-watch-again]").click();
    await expect(page.locator("[data-timeline], input[type=range]").first()).toBeVisible();
    expect(faults).toEqual([]);
  });

test("the first move comes at once, and a master's thought holds nobody up", async ({
  page,
  house,
}) => {
  const faults = listen(page);
  await settle(page, { device: true });
  await cutOff(page, house);
  await page.locator('select[data-level="queens-necklace"]').selectOption("master");
  // The module is fetched while the page is looked at.
  await page.waitForTimeout(1_500);
  const waited = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const from = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector("[data-lit], [data-sentence]")) return;
          observer.disconnect();
          done(performance.now() - from);
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
        document.querySelector<HTMLElement>('[data-play="queens-necklace"]')?.click();
      }),
  );
  console.log(`first move possible ${Math.round(waited)} ms after the click`);
  expect(waited).toBeLessThan(FIRST_MOVE);
  expect(faults).toEqual([]);
});
