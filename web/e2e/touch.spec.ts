import { expect, test } from "./house";
import { listen, settle } from "./play";
import { playByWire } from "./wire";

/** What is touched on a phone, and how large it is. The brand is narrow, but as high as the rest. */
const TOUCHED = "button, a:not(.brand), select, input:not([type=radio]), [role=button]";

for (const [game, seats] of [
  ["queens-necklace", 4],
  ["saba", 5],
  ["versailles", 5],
] as const)
  test(`${game} on the smallest phone: nothing sticks out, nothing is too small to touch`, async ({
    browser,
    house,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const faults = listen(page);
    await settle(page, { language: "fr" });
    await page.goto(house.url);
    for (const moves of [0, 6, 14]) {
      const id = await playByWire(page, { game, seats, moves });
      await page.goto(`${house.url}/tables/${id}`);
      await expect(page.locator("[data-lit]").first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        360,
      );
      const small = await page.evaluate((touched) => {
        // Settings of the necklace are enlarged before one is to be chosen.
        const due = (element: Element) =>
          !element.closest("svg.necklace") || element.closest(".scene.zoomed") !== null;
        return [...document.querySelectorAll(touched)]
          .filter((element) => (element as HTMLElement).checkVisibility() && due(element))
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
          .map(({ element, box }) => {
            const name =
              element.getAttribute("data-thing") ?? element.textContent?.trim().slice(0, 30);
            return `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
          });
      }, TOUCHED);
      expect(small).toEqual([]);
    }
    expect(faults).toEqual([]);
    await context.close();
  });
