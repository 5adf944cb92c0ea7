import { serious } from "./faults";
import { expect, test } from "./house";
import { listen, settle } from "./play";
import { playByWire } from "./wire";

const CASES = [
  { game: "queens-necklace", seats: 3, until: "buy", language: "en" },
  { game: "saba", seats: 3, until: "bid", language: "fr" },
  { game: "versailles", seats: 2, until: "move", language: "fr" },
];
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const { game, seats, until, language } of CASES)
  test(`a hint of ${game} is the same each time, lit, comparable and laid out`, async ({
    page,
    house,
  }) => {
    await settle(page, { language });
    const faults = listen(page);
    await page.goto(house.url);
    const id = await playByWire(page, { game, seats, until });
    await page.goto(`${house.url}/tables/${id}`);
    const panel = page.locator("[data-hint]:visible");
    const told = async () => {
      await expect(page.locator("[data-ask-hint]")).toBeEnabled();
      await page.keyboard.press("i");
      await expect(panel.locator("h2")).toBeVisible({ timeout: 40_000 });
      return panel.locator("h2, .why, ol").allInnerTexts();
    };
    let first: string[] | null = null;
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const now = await told();
      expect(now, "the same position has the same hint").toEqual(first ?? now);
      const shares = await panel
        .locator("[data-advice] b")
        .evaluateAll((all) => all.map((each) => Number(each.textContent)));
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
      // It never covers the hand.
      const over = await page.evaluate(() => {
        const box = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? null;
        const [hint, hand] = [box("[data-hint]"), box(".hand, .held")];
        if (!hint || !hand) return false;
        const fixed = getComputedStyle(document.querySelector("[data-hint]") as Element).position;
        return fixed === "fixed" && hint.bottom > hand.top && hint.top < hand.bottom;
      });
      expect(over).toBe(false);
      expect(await serious(page)).toEqual([]);
      if (first) continue;
      first = now;
      await page.keyboard.press("Escape");
      await expect(panel).toHaveCount(0);
      // It may not be asked too often.
      await page.waitForTimeout(1600);
    }
    await panel.locator("[data-lay-out]").click();
    await expect(panel).toHaveCount(0);
    expect(faults).toEqual([]);
  });

test("a hint at a sale is one tray, laid out and not sealed", async ({ page, house }) => {
  await settle(page);
  const faults = listen(page);
  await page.goto(house.url);
  const id = await playByWire(page, { game: "queens-necklace", seats: 3, until: "show" });
  await page.goto(`${house.url}/tables/${id}`);
  await expect(page.locator("[data-seal]")).toBeVisible();
  await page.keyboard.press("i");
  const panel = page.locator("[data-hint]:visible");
  await expect(panel.locator("h2")).toBeVisible({ timeout: 40_000 });
  await expect(panel.locator("h2")).toHaveText(/^Show /);
  expect((await panel.locator("h2").innerText()).length).toBeLessThan(70);
  const ghosts = await page.locator("[data-ghost]").count();
  await panel.locator("[data-lay-out]").click();
  await expect(page.locator("[data-ghost]")).toHaveCount(0);
  await expect(page.locator(".laid-card")).toHaveCount(ghosts);
  await expect(page.locator("[data-seal]")).toBeVisible();
  expect(faults).toEqual([]);
});

test("a hint in words is read, chosen and laid out by keys", async ({ page, house }) => {
  await settle(page, { words: true });
  await page.goto(house.url);
  const id = await playByWire(page, { game: "saba", seats: 3, until: "bid" });
  await page.goto(`${house.url}/tables/${id}`);
  await expect(page.locator("[data-twin] [data-sentence]").first()).toBeVisible();
  await page.keyboard.press("i");
  const panel = page.locator("[data-twin] [data-hint]");
  await expect(panel.locator("h2")).toBeVisible({ timeout: 40_000 });
  expect((await panel.locator(".why").innerText()).length).toBeGreaterThan(20);
  await panel.locator("[data-lay-out]").press("Enter");
  await expect(panel).toHaveCount(0);
});
