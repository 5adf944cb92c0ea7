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

async function playVersailles(page: Page, house: House): Promise<void> {
  await page.goto(house.url);
  await page.locator('[data-play="versailles"]').click();
  await page.waitForURL(/\/tables\//);
  await expect(page.locator(".versailles")).toBeVisible();
}

/** A table against so many computers as there is room for. */
async function playFull(page: Page, house: House): Promise<void> {
  await page.goto(house.url);
  await expect(page.locator('[data-play="versailles"]')).toBeEnabled();
  const id = await page.evaluate(async () => {
    const body = JSON.stringify({ game: "versailles", seats: 5, play_now: true });
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/tables", { method: "POST", headers, body });
    return ((await answer.json()) as { id: string }).id;
  });
  await page.goto(`${house.url}/tables/${id}`);
  await expect(page.locator(".versailles")).toBeVisible();
}

/** Serious faults, by night, by day and in high contrast. */
async function seriousInThemes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of ["night", "day", "contrast"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    // Drawings that say nothing to a reader have hundreds of shapes each.
    const found = await serious(page, { without: ["svg[aria-hidden=true]"] });
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
  }
  return faults;
}

/** What is lit, with the smaller of its measures; one question to the page, so that nothing can change between. */
const litMeasures = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("[data-lit]")].map((element) => {
      const { width, height } = element.getBoundingClientRect();
      return { thing: element.getAttribute("data-thing"), size: Math.min(width, height) };
    }),
  );

test("a whole game of Versailles against computers, by clicking only what is lit, without a serious fault in any theme", async ({
  page,
  house,
}) => {
  const faults = listen(page);
  await settle(page);
  await playFull(page, house);
  await expect(page.locator("[data-lit]").first()).toBeVisible();
  expect(await seriousInThemes(page), "first move").toEqual([]);
  // The arrows are always to be seen.
  await expect(page.locator("[data-arrow]")).toHaveCount(12);
  let worked = false;
  const moves = await playOn(page, 7, async () => {
    if (worked || (await page.locator('[data-thing="end"][data-lit]').count()) === 0) return false;
    worked = true;
    expect(await seriousInThemes(page), "an activation").toEqual([]);
    return false;
  });
  expect(moves).toBeGreaterThan(10);
  expect(worked, "something was worked on").toBe(true);
  expect(await seriousInThemes(page), "the end").toEqual([]);
  await expect(page.locator("table tbody tr")).not.toHaveCount(0);
  await playAgain(page);
  expect(faults).toEqual([]);
});

test("a whole game of Versailles for five at 390 pixels, in French", async ({ browser, house }) => {
  const { page, faults } = await onPhone(browser);
  await playFull(page, house);
  await playOn(page, 21, async () => {
    await expectNarrow(page);
    const small = (await litMeasures(page)).filter(({ size }) => size > 0 && size < 44);
    expect(small, "a finger hits what is lit").toEqual([]);
    return false;
  });
  expect(await isOver(page)).toBe(true);
  await expectWords(page);
  expect(faults).toEqual([]);
});

test("a whole game of Versailles by keyboard alone", async ({ page, house }) => {
  const faults = listen(page);
  await settle(page);
  await playFull(page, house);
  await playByKeys(page, 5);
  expect(await isOver(page)).toBe(true);
  expect(faults).toEqual([]);
});

test("a worker is led over the plan with the arrow keys", async ({ page, house }) => {
  await settle(page);
  await playVersailles(page, house);
  const from = page.locator('[data-thing^="from-"][data-lit]').first();
  await expect(from).toBeVisible();
  await from.focus();
  // Keys are deaf for a moment after the question has come.
  await page.waitForTimeout(500);
  await page.keyboard.press("Enter");
  const goals = page.locator('[data-thing^="to-"][data-lit]');
  await expect(goals.first()).toBeVisible();
  // What the place would yield is said before anything is decided.
  await expect(goals.first()).toHaveAttribute("aria-label", /with (one worker|\d+ workers)/);
  await expect(page.locator("[data-arrow].lit").first()).toBeVisible();
  for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    await page.keyboard.press(key);
    if (await page.evaluate(() => document.activeElement?.matches('[data-thing^="to-"]') ?? false))
      break;
  }
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("button");
  await page.keyboard.press("Escape");
  await expect(goals).toHaveCount(0);
});

/** Phones both ways, tablets, laptops, a page at 200 %, walls of screens. */
const SCREENS = [
  [390, 844],
  [667, 375],
  [844, 390],
  [720, 450],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [2560, 1440],
  [3840, 2160],
] as const;

/** The plan, and whatever is lit on it, as far as it sticks out of the screen. */
const outOfView = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const out = (name: string, element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const seen = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      return seen ? [] : [`${name}: ${[left, top, right, bottom].map(Math.round)}`];
    };
    const plan = document.querySelector("svg.plan");
    const status = document.querySelector(".status");
    return [
      ...(plan ? out("plan", plan) : ["no plan"]),
      ...(status ? out("status", status) : ["no status"]),
      ...[...document.querySelectorAll("svg.plan [data-lit]")].flatMap((lit) =>
        out(lit.getAttribute("data-thing") ?? "", lit),
      ),
    ];
  });

test("the whole plan is in view on every screen, with what is lit", async ({ page, house }) => {
  await settle(page);
  await playFull(page, house);
  await expect(page.locator("[data-lit]").first()).toBeVisible();
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    expect(await outOfView(page), `${width}x${height}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${width}x${height} sideways`).toBeLessThanOrEqual(0);
  }
});

test("the plan keeps its size and place, whatever the line above it says", async ({
  page,
  house,
}) => {
  await settle(page, { language: "fr" });
  await playFull(page, house);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator("[data-lit]").first()).toBeVisible();
    const measure = () =>
      page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        const plan = document.querySelector("svg.plan")?.getBoundingClientRect();
        return plan ? [plan.left, plan.top, plan.width, plan.height].map(Math.round) : [];
      });
    const before = await measure();
    const line = page.locator(".status .line");
    await line.evaluate((node) => {
      node.append(" mot".repeat(24));
    });
    expect(await measure(), `${width}x${height}`).toEqual(before);
  }
});
