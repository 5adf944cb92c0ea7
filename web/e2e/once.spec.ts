import type { Page } from "@playwright/test";
import { expect, test } from "./house";
import { awaited, clickOnce, isOver, listen, luck, playNow, playOn, settle } from "./play";
import { playByWire } from "./wire";

/** Longer than a key is deaf after something was done. */
const MOMENT = 500;

test("one Enter never loses a sale: the hand has the focus and an empty tray is asked about", async ({
  page,
  house,
}) => {
  const faults = listen(page);
  await settle(page);
  await page.goto(house.url);
  const id = await playByWire(page, { game: "queens-necklace", until: "show" });
  await page.goto(`${house.url}/tables/${id}`);
  await expect(page.locator("[data-seal]")).toBeVisible();
  await expect(page.locator("[data-tray]:focus")).toHaveCount(1);

  // Sealed as it lies, it is asked what that gives away; the safe answer has the focus.
  await page.locator("[data-seal]").focus();
  await page.waitForTimeout(MOMENT);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-doubt]")).toBeVisible();
  await expect(page.locator("[data-unsure]")).toBeFocused();
  // Pressed once too often it does nothing at all.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-doubt]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-doubt]")).toHaveCount(0);
  await expect(page.locator("[data-seal]")).toBeEnabled();

  // A key held down lays one card.
  const laid = page.locator(".laid-card");
  const before = await laid.count();
  const card = page.locator("[data-tray][data-lit]").first();
  await card.focus();
  await page.waitForTimeout(MOMENT);
  await page.evaluate(() => {
    const on = document.activeElement ?? document.body;
    for (let held = 0; held < 6; held += 1)
      on.dispatchEvent(
        new KeyboardEvent("keydown", {
          key: "Enter",
          repeat: held > 0,
          bubbles: true,
          cancelable: true,
        }),
      );
  });
  expect(await laid.count()).toBeLessThanOrEqual(before + 1);
  await page.locator("[data-seal]").click();
  if (await page.locator("[data-sure]").isVisible()) await page.locator("[data-sure]").click();
  await expect(page.locator("[data-seal]")).toHaveCount(0);
  expect(faults).toEqual([]);
});

/** What has been sent to the house. */
function submissions(page: Page): string[] {
  const sent: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const frame = JSON.parse(String(payload));
      if (frame.kind === "submit")
        sent.push(...frame.steps.map((step: { type: string }) => step.type));
    }),
  );
  return sent;
}

test("a second Enter after buying neither buys again nor ends the turn", async ({
  page,
  house,
}) => {
  await settle(page);
  const sent = submissions(page);
  await playNow(page, house);
  const stall = page.locator(".market [data-lit]");
  await playOn(page, 3, async () => (await stall.count()) > 1);
  await stall.first().focus();
  await page.waitForTimeout(MOMENT);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-confirm]")).toBeVisible();
  // Too soon: the button has just come.
  await page.keyboard.press("Enter");
  expect(sent.filter((type) => type === "buy")).toHaveLength(0);
  await page.waitForTimeout(MOMENT);
  sent.length = 0;
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.waitForTimeout(MOMENT);
  // However long after, Enter does not end the turn: Space does.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Enter");
  await page.waitForTimeout(200);
  expect(sent.filter((type) => type === "buy")).toHaveLength(1);
  expect(sent.filter((type) => type === "end_purchase")).toHaveLength(0);
});

for (const game of ["queens-necklace", "saba", "versailles"])
  test(`${game}: prompts ask for what can be done, and what leaves no choice is done by itself`, async ({
    page,
    house,
  }) => {
    await settle(page);
    await page.goto(house.url);
    const id = await playByWire(page, { game, moves: 0 });
    await page.goto(`${house.url}/tables/${id}`);
    const pick = luck(11);
    let forced = 0;
    for (let moves = 0; moves < 90; moves += 1) {
      await awaited(page);
      if (await isOver(page)) break;
      const seen = await page.evaluate(() => {
        const text = (selector: string) => document.querySelector(selector)?.textContent ?? "";
        const count = (selector: string) => document.querySelectorAll(selector).length;
        return {
          line: text(".status .line"),
          lit: count("main [data-lit], .hand [data-lit], .player [data-lit]"),
          stalls: count(".market [data-lit]"),
          chosen: count("[data-chosen]"),
        };
      });
      if (seen.chosen === 0) {
        if (/Play a lit card/.test(seen.line)) expect(seen.lit).toBeGreaterThan(0);
        if (/Buy (more|at least)/.test(seen.line)) expect(seen.stalls).toBeGreaterThan(0);
        expect(seen.line).not.toMatch(/^\W*0 workers|: 0 workers/);
      }
      // Nobody clicks, and yet it goes on.
      const byItself = page.locator(".by-itself");
      if (await byItself.isVisible()) {
        forced += 1;
        const line = await page.locator(".status .line").innerText();
        await expect
          .poll(async () => (await page.locator(".status .line").allInnerTexts())[0], {
            timeout: 6_000,
          })
          .not.toBe(line);
      } else await clickOnce(page, pick);
    }
    if (game === "queens-necklace") expect(forced).toBeGreaterThan(0);
  });
