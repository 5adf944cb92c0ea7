import { expect, test } from "./house";
import { listen, settle } from "./play";
import { playByWire } from "./wire";

/** What no drawer may cover: whose move it is, its buttons, people and clocks. */
const FREE = ".status .line, .status .button, .players .face, .players .clock";

const SIZES = [
  [1440, 900],
  [2560, 1440],
  [1280, 800],
  [1024, 768],
  [844, 390],
  [390, 844],
] as const;

test("talk and rules cover neither buttons nor people; Escape closes them", async ({
  page,
  house,
}) => {
  const faults = listen(page);
  await settle(page);
  await page.goto(house.url);
  const id = await playByWire(page, { game: "queens-necklace", seats: 4, until: "buy" });
  await page.goto(`${house.url}/tables/${id}`);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect(page.locator(".market [data-lit]").first()).toBeVisible();
    for (const [button, drawer] of [
      ["[data-open-talk]", "[data-talk]"],
      ["[data-open-rules]", "[data-rules-drawer]"],
    ] as const) {
      await page.locator(button).click();
      await expect(page.locator(drawer)).toBeVisible();
      const covered = await page.evaluate((free) => {
        const hidden: string[] = [];
        for (const element of document.querySelectorAll(free)) {
          const { left, right, top, bottom, width } = element.getBoundingClientRect();
          if (width === 0) continue;
          const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          if (!met || !(element.contains(met) || met.contains(element)))
            hidden.push(element.textContent?.trim().slice(0, 30) ?? "");
        }
        return hidden;
      }, FREE);
      expect.soft(covered, `${drawer} at ${width} x ${height}`).toEqual([]);
      if (width >= 1440) {
        // Beside: the whole table is still there, and nothing of it lies under the drawer.
        const table = await page.locator(".table").boundingBox();
        const beside = await page.locator(drawer).boundingBox();
        expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual((beside?.x ?? 0) + 1);
        await expect(page.locator(".market .touch").last()).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press("Escape");
      await expect(page.locator(drawer)).toHaveCount(0);
    }
  }
  expect(faults).toEqual([]);
});

test("what was said has its time", async ({ page, house }) => {
  await settle(page);
  await page.goto(house.url);
  const id = await playByWire(page, { game: "queens-necklace", seats: 2, moves: 0 });
  await page.goto(`${house.url}/tables/${id}`);
  await page.locator("[data-open-talk]").click();
  await page.locator('[data-phrase="hello"]').click();
  await expect(page.locator("[data-talk] li time")).toHaveText(/^\d{1,2}:\d{2}/);
});
