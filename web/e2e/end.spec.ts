import { expect, test } from "./house";
import { listen, settle } from "./play";
import { playByWire } from "./wire";

for (const game of ["queens-necklace", "saba", "versailles"])
  test(`the end of ${game}: the winner in view, back to the sheet, other computers`, async ({
    page,
    house,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await settle(page);
    const faults = listen(page);
    await page.goto(house.url);
    const id = await playByWire(page, { game, seats: game === "saba" ? 3 : 2 });
    await page.goto(`${house.url}/tables/${id}`);
    const end = page.locator("[data-end]");
    await expect(end.locator("h2").first()).toBeInViewport();
    await page.locator("[data-see-table]").click();
    await expect(end).toHaveCount(0);
    await expect(page.locator("[data-rematch]")).toBeVisible();
    await page.locator("[data-see-end]").click();
    await expect(end).toBeVisible();
    await expect(end.locator("h2").first()).toBeInViewport();
    await page.locator("[data-see-table]").click();
    const before = page.url();
    await page.locator("[data-rematch-levels] summary").click();
    await page.locator("[data-rematch-level]").last().selectOption("expert");
    await page.locator("[data-rematch]").click();
    await page.waitForURL((url) => url.href !== before && url.pathname.startsWith("/tables/"));
    const bots = await page.evaluate(
      async (table) => (await (await fetch(`/api/tables/${table}`)).json()).seats,
      page.url().split("/").at(-1),
    );
    const levels = bots.flatMap(({ bot }: { bot?: string }) => bot ?? []);
    expect(levels).toEqual(game === "saba" ? ["beginner", "expert"] : ["expert"]);
    expect(faults).toEqual([]);
  });
