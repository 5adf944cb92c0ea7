import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./house";
import { isOver, listen, luck, settle } from "./play";
import { playByWire } from "./wire";

/** A small table with the pictures away: only words and keys are left. */
async function sitDown(page: Page, url: string, game: string, seats: number): Promise<void> {
  await page.goto(url);
  const id = await playByWire(page, { game, seats, moves: 0 });
  await page.goto(`${url}/tables/${id}?words`);
  await expect(page.locator("[data-twin]")).toBeVisible();
}

/** What a key makes the table say. */
async function said(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  const spoken = page.locator("[data-spoken]");
  await expect(spoken).toBeVisible();
  const text = await spoken.innerText();
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
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual(
      [],
    );

    const pick = luck(seed);
    let moves = 0;
    let idle = 0;
    while (!(await isOver(page))) {
      if (await answer(page, pick)) {
        moves += 1;
        idle = 0;
        if (moves === 4) expect((await said(page, "c")).length).toBeGreaterThan(40);
      } else idle += 1;
      expect(idle, "nothing to do for too long").toBeLessThan(900);
      await page.waitForTimeout(20);
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
