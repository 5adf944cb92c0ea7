import type { Page } from "@playwright/test";
import { serious } from "./faults";
import { expect, test } from "./house";
import { awaited, clickOnce, isOver, listen, luck, settle } from "./play";
import { playByWire } from "./wire";

for (const game of ["queens-necklace", "saba", "versailles"])
  test(`a first game of ${game} is explained, what cannot be done too, and sheets are printed`, async ({
    page,
    house,
  }) => {
    const faults = listen(page);
    await settle(page, { guided: true, language: "fr" });
    await page.goto(house.url);
    const id = await playByWire(page, { game, moves: 0 });
    await page.goto(`${house.url}/tables/${id}`);
    const guide = page.locator("[data-guide]");
    await expect(guide).toBeVisible();
    const first = await guide.getAttribute("data-guide");
    expect(await serious(page), "table with its guide").toEqual([]);
    await page.locator("[data-guide-next]").click();
    await expect(page.locator(`[data-guide="${first}"]`)).toHaveCount(0);
    await expect(guide).toBeVisible();
    await page.locator("[data-guide-stop]").click();
    await expect(guide).toHaveCount(0);
    await page.reload();
    await expect(page.locator("[data-lit]").first()).toBeVisible();
    await expect(guide).toHaveCount(0);

    // The mouse resting on a thing tells what it brings, or why it cannot be chosen.
    const dark = page.locator(
      "main [data-thing]:not([data-lit]):visible, .hand [data-thing]:not([data-lit]):visible",
    );
    const why = page.locator('[data-why="no"]');
    for (let at = 0; at < (await dark.count()) && !(await why.isVisible()); at += 1) {
      await dark
        .nth(at)
        .hover({ timeout: 2_000, force: true })
        .catch(() => {});
      // It takes a moment's rest before a word comes.
      await why.waitFor({ timeout: 800 }).catch(() => {});
    }
    await expect(why).toBeVisible();
    expect((await why.innerText()).length).toBeGreaterThan(8);

    await page.goto(`${house.url}/print/${game}`);
    await expect(page.locator("[data-score-sheet] tbody tr").first()).toBeVisible();
    await expect(page.locator("[data-player-aid] section")).not.toHaveCount(0);
    expect(await serious(page), "print").toEqual([]);
    const text = await page.locator("body").innerText();
    expect(text).not.toMatch(/\b(page|qn|saba|ver|guide)-[a-z]/);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("[data-print]")).toBeHidden();
    await expect(page.locator("[data-score-sheet]")).toBeVisible();
    expect(faults).toEqual([]);
  });

/** The guide stands beside the table; where that has room it may lie over the story of the game. */
const SIZES = [
  [1440, 900],
  [1024, 768],
  [844, 390],
  [390, 844],
] as const;
/** What the guide lies over: its own thing, something that acts, somebody, or a part of the board. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const guide = document.querySelector("[data-guide]")?.getBoundingClientRect();
    if (!guide) return [];
    const acts = ".status .button, .call .button, [data-confirm], .tools :is(button, a)";
    // An upright phone scrolls: what lies below the fold can be had from there.
    const isTall = innerWidth < 760 && innerHeight > innerWidth;
    const parts = ".control, svg.line rect, .player, .market, .ladder, .jewel, .hand, .plan";
    return [...document.querySelectorAll(isTall ? acts : `${acts}, ${parts}`)].flatMap((each) => {
      const box = each.getBoundingClientRect();
      const across = Math.min(guide.right, box.right) - Math.max(guide.left, box.left);
      const down = Math.min(guide.bottom, box.bottom) - Math.max(guide.top, box.top);
      return across > 2 && down > 2 ? [each.outerHTML.slice(0, 80)] : [];
    });
  });
/** Somebody looked at the page: it has drawn what it was about to draw, and the guide has settled. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const place = () =>
      JSON.stringify(document.querySelector("[data-guide]")?.getBoundingClientRect());
    for (let before = ""; before !== place();) {
      before = place();
      await new Promise((later) => setTimeout(later, 200));
    }
  });

for (const game of ["queens-necklace", "saba", "versailles"])
  test(`the guide of ${game} points at its thing and covers neither it nor the table`, async ({
    page,
    house,
  }) => {
    await settle(page, { guided: true });
    await page.goto(house.url);
    const id = await playByWire(page, { game, moves: 0 });
    await page.goto(`${house.url}/tables/${id}`);
    const pick = luck(4);
    const told = new Set<string>();
    for (let step = 0; step < 60 && told.size < 7 && !(await isOver(page)); step += 1) {
      const guide = page.locator("[data-guide]");
      if (!(await guide.isVisible())) {
        await awaited(page);
        await clickOnce(page, pick);
        continue;
      }
      const name =
        (await guide.getAttribute("data-guide", { timeout: 1_000 }).catch(() => "")) ?? "";
      const isStill = async () => (await page.locator(`[data-guide="${name}"]`).count()) > 0;
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settled(page);
        if (!(await isStill())) break;
        const where = `${name} at ${width} x ${height}`;
        expect(await covered(page), where).toEqual([]);
        await expect(page.locator("svg.line path"), `${where} points`).toHaveCount(1);
      }
      if (await isStill()) told.add(name);
      await page
        .locator("[data-guide-next]")
        .click({ timeout: 2_000 })
        .catch(() => {});
    }
    expect(told.size).toBeGreaterThan(3);
  });
