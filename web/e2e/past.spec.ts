import type { Page } from "@playwright/test";
import { serious } from "./faults";
import { expect, test } from "./house";
import { listen, settle } from "./play";
import { playByWire } from "./wire";

interface Seen {
  asked: { type: string };
  entries?: { n: number; event?: { type: string; scores?: number[] } }[];
}

/** Every moment of a game as the house tells it to this guest. */
const moments = (page: Page, id: string, eyes = "0"): Promise<Seen[]> =>
  page.evaluate(
    async ([table, through]) =>
      (await (await fetch(`/api/tables/${table}/replay?as=${through}`)).json()).moments,
    [id, eyes],
  );
const sales = (all: Seen[]) =>
  all.flatMap(({ entries = [] }, at) =>
    entries.flatMap(({ n, event }) =>
      event?.type === "sale_held" ? [{ at, n, scores: event.scores ?? [] }] : [],
    ),
  );
const shown = (page: Page) => page.locator("output").filter({ hasText: /\d (of|sur) \d/ });
const scores = (page: Page) =>
  page.locator(".players .score").evaluateAll((all) => all.map((each) => Number(each.textContent)));

test("a running game is seen again after a reload, with its sale and by its keys", async ({
  page,
  house,
}) => {
  await settle(page);
  const faults = listen(page);
  await page.goto(house.url);
  let id = "";
  let held: ReturnType<typeof sales> = [];
  // Until a sale has been held and it is somebody's plain turn.
  let plain = false;
  for (let moves = 30; moves < 120 && !plain; moves += 6) {
    id = await playByWire(page, { game: "queens-necklace", seats: 3, moves });
    const all = await moments(page, id);
    held = sales(all);
    plain = held.length > 0 && all.at(-1)?.asked.type === "solo";
  }
  const [sale] = held;
  if (!sale || !plain) throw new Error("no such game came about");
  await page.goto(`${house.url}/tables/${id}`);
  await expect(page.locator(".log button").first()).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  const past = page.locator("[data-past]");
  await expect(past).toBeVisible();
  await expect(page.locator("[data-waits]")).toContainText("Now, at the table");
  await expect(past.locator("main [data-lit]")).toHaveCount(0);
  // To the sale: its ceremony is there, with everybody's name.
  await page.keyboard.press("Home");
  await expect(page.locator("[data-caption]")).toContainText("The game begins");
  await page.locator("[data-past-slider]").fill(String(sale.at));
  await expect(page.locator(".reveal .head .who")).toHaveCount(3);
  await expect(page.locator(".reveal .totals small").first()).toContainText(
    String(sale.scores[0] ?? 0),
  );
  await page.locator('[data-part-of-sale="rows"]').click();
  await expect(page.locator(".reveal .totals small")).toHaveCount(0);
  // Put away, the table shows the scores of that moment; some moments before, those of then.
  await page.locator('[data-part-of-sale="pounds"]').click();
  await page.locator("[data-ceremony]").click();
  expect(await scores(page)).toEqual(sale.scores);
  await page.locator("[data-past-slider]").fill("3");
  await expect(page.locator(".reveal")).toHaveCount(0);
  expect(await scores(page)).toEqual([0, 0, 0]);
  await page.keyboard.press("Escape");
  await expect(past).toHaveCount(0);

  // A line of the log; the keys go on working, and Space plays.
  await page.locator(".log button").nth(5).click();
  await expect(past).toBeVisible();
  const at = () => shown(page).textContent();
  const first = await at();
  await page.keyboard.press("ArrowLeft");
  await expect(shown(page)).not.toHaveText(first ?? "");
  // Early in the game no tray hides the log.
  await page.locator("[data-past-slider]").fill("12");
  await past.locator(".log button").nth(3).click();
  const second = await at();
  await page.keyboard.press("ArrowLeft");
  await expect(shown(page)).not.toHaveText(second ?? "");
  await page.keyboard.press("Home");
  await page.locator("[data-pace]").selectOption("4");
  await page.locator("[data-past-slider]").focus();
  await page.keyboard.press(" ");
  await expect(shown(page)).toHaveText(/^[3-9] of/);
  await page.keyboard.press(" ");
  const stopped = await at();
  await page.waitForTimeout(900);
  expect(await at()).toBe(stopped);
  await page.keyboard.press("Shift+ArrowRight");
  expect(await at()).not.toBe(stopped);
  // Through the eyes of somebody who only watches there is no hand.
  await page.locator("[data-eyes]").selectOption("spectator");
  await expect(past.locator(".hand")).toHaveCount(0);
  expect(await serious(page)).toEqual([]);
  await page.locator("[data-back-to-now]").click();
  await expect(past).toHaveCount(0);
  await expect(page.locator("[data-lit]").first()).toBeVisible();
  expect(faults).toEqual([]);
});

test("a replay is exact wherever it is dragged to, and no tooltip stays", async ({
  page,
  house,
}) => {
  await settle(page);
  const faults = listen(page);
  await page.goto(house.url);
  const id = await playByWire(page, { game: "queens-necklace", seats: 2 });
  const held = sales(await moments(page, id));
  const [first, between] = [held[0]?.at ?? 0, (held[0]?.at ?? 0) + 4];
  await page.goto(`${house.url}/replay/${id}/${first + 3}/0`);
  await page.locator("[data-result]").click();
  await expect(page.locator("[data-end], .reveal").first()).toBeVisible();
  const slider = page.locator("[data-past-slider]");
  await slider.fill(String(between));
  await expect(page.locator(".reveal")).toHaveCount(0);
  await expect(page.locator("[data-end]")).toHaveCount(0);
  expect(await scores(page)).toEqual(held[0]?.scores);
  await expect(page).toHaveURL(new RegExp(`/replay/${id}/${between}/0$`));
  // A card held close is let go when the mouse leaves for the bar.
  await page.locator("[data-card]:visible").first().hover();
  await expect(page.locator(".lens")).toBeVisible();
  await slider.hover();
  await expect(page.locator(".lens")).toHaveCount(0);
  await page.keyboard.press("Home");
  expect(await scores(page)).toEqual([0, 0]);
  expect(faults).toEqual([]);
});

for (const game of ["saba", "versailles"])
  test(`the past of ${game} on a phone, step by step`, async ({ page, house }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await settle(page, { language: "fr" });
    const faults = listen(page);
    await page.goto(house.url);
    const id = await playByWire(page, { game, seats: 3, moves: 12 });
    await page.goto(`${house.url}/tables/${id}`);
    await expect(page.locator("#table")).toBeVisible();
    await page.locator(".log button").last().click();
    await expect(page.locator("[data-past]")).toBeVisible();
    for (let step = 0; step < 6; step += 1) await page.locator("[data-next]").click();
    await expect(shown(page)).toHaveText(/^[6-9] sur/);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await expect(page.locator("[data-back-to-now]")).toBeInViewport({ ratio: 1 });
    await page.locator("[data-back-to-now]").click();
    await expect(page.locator("[data-past]")).toHaveCount(0);
    expect(faults).toEqual([]);
  });
