import type { Page } from "@playwright/test";
import { serious } from "./faults";
import { expect, test } from "./house";
import { awaited, isOver, listen, luck, settle } from "./play";
import { playByWire } from "./wire";

/** A small table with the pictures away: only words and keys are left. */
async function sitDown(page: Page, url: string, game: string, seats: number): Promise<void> {
  await page.goto(url);
  const id = await playByWire(page, { game, seats, moves: 0 });
  await page.goto(`${url}/tables/${id}?words`);
  await expect(page.locator("[data-twin]")).toBeVisible();
}

/** What a key makes the table say. A move that arrives ends it, so it may have to be asked again. */
async function said(page: Page, key: string): Promise<string> {
  const spoken = page.locator("[data-spoken]");
  let text = "";
  await expect(async () => {
    await page.keyboard.press(key);
    text = await spoken.innerText({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await page.keyboard.press("Escape");
  await expect(spoken).toHaveCount(0);
  return text;
}

/** One move by the number keys, which name the first ten sentences, or by the sentence itself. */
async function answer(page: Page, pick: (below: number) => number): Promise<boolean> {
  if (await page.locator("[data-confirm]").isVisible()) {
    await page.keyboard.press("Enter");
    return true;
  }
  const sure = page.locator("[data-sure]");
  if (await sure.isVisible()) {
    await sure.focus({ timeout: 3_000 }).catch(() => {});
    await page.keyboard.press("Enter");
    return true;
  }
  const offered = await page.locator("[data-sentence]").count();
  if (offered === 0) return false;
  const at = pick(offered);
  if (at < 10) await page.keyboard.press(String((at + 1) % 10));
  else {
    const sentence = page.locator("[data-sentence]").nth(at);
    await sentence.focus({ timeout: 3_000 }).catch(() => {});
    await page.keyboard.press("Enter");
  }
  return true;
}

for (const [game, seats, language, seed] of [
  ["queens-necklace", 2, "en", 11],
  ["saba", 3, "fr", 12],
  ["versailles", 2, "en", 13],
] as const)
  test(`a whole game of ${game} by ear and keyboard, in ${language}`, async ({ page, house }) => {
    const faults = listen(page);
    await settle(page, { language });
    await sitDown(page, house.url, game, seats);
    await expect(page.locator(".board, .plan, .market, .necklace")).toHaveCount(0);
    await expect(page.locator("[data-sentence]").first()).toBeVisible({ timeout: 60_000 });
    for (const part of ["hand", "market", "board", "players"]) {
      await expect(page.locator(`[data-part="${part}"]`).first()).toBeVisible();
      const text = await said(page, part.slice(0, 1));
      expect(text.length, part).toBeGreaterThan(30);
    }
    expect(await serious(page)).toEqual([]);

    const pick = luck(seed);
    let moves = 0;
    for (await awaited(page); !(await isOver(page)); await awaited(page)) {
      if (!(await answer(page, pick))) continue;
      moves += 1;
      if (moves === 4) expect((await said(page, "c")).length).toBeGreaterThan(40);
    }
    expect(moves).toBeGreaterThan(10);
    // What happens is told as it happens, and no sentence lacks its words.
    expect((await page.locator("[data-announced]").innerText()).length).toBeGreaterThan(10);
    const text = await page.locator("body").innerText();
    expect(text).not.toMatch(/\b(event|action|page|refused|qn|saba|ver)-[a-z]/);
    await page.keyboard.press("?");
    await expect(page.locator("dialog [data-keys]")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-watch-again]")).toBeVisible();
    expect(faults).toEqual([]);
  });
