import { serious } from "./faults";
import { expect, test } from "./house";
import { playNow, playOn, settle } from "./play";
import { playByWire } from "./wire";

for (const theme of ["night", "day", "contrast"]) {
  test(`no serious fault by ${theme}`, async ({ page, house }) => {
    await settle(page, { theme });
    await page.goto(house.url);
    await expect(page.locator("[data-play]").first()).toBeEnabled();
    expect(await serious(page), "home").toEqual([]);
    await page.locator("header .square").click();
    expect(await serious(page), "settings").toEqual([]);
    await page.keyboard.press("Escape");
    await playNow(page, house);
    await expect(page.locator("[data-lit]").first()).toBeVisible();
    expect(await serious(page), "table").toEqual([]);
    // The way to a sale is clicked in the tests of whole games.
    const sale = await playByWire(page, { game: "queens-necklace", until: "show" });
    await page.goto(`${house.url}/tables/${sale}`);
    await expect(page.locator("[data-seal]:enabled")).toBeVisible();
    expect(await serious(page), "tray").toEqual([]);
    await playOn(page, 5, () => page.locator("[data-ceremony]").isVisible());
    expect(await serious(page), "ceremony").toEqual([]);
    await page.goto(`${house.url}/rules/queens-necklace`);
    await expect(page.locator("[data-book] h1")).toBeVisible();
    expect(await serious(page), "rulebook").toEqual([]);
    await page.goto(`${house.url}/rules/queens-necklace/reference`);
    await expect(page.locator(".ledger")).toBeVisible();
    expect(await serious(page), "reference").toEqual([]);
  });
}
