import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./house";
import { playNow, playOn, settle } from "./play";

async function serious(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter((violation) => violation.impact === "serious" || violation.impact === "critical")
    .map(
      (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(" ")).join(", ")}`,
    );
}

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
    await playOn(page, 4, () => page.locator("[data-seal]:enabled").isVisible());
    expect(await serious(page), "tray").toEqual([]);
    await playOn(page, 5, () => page.locator("[data-ceremony]").isVisible());
    expect(await serious(page), "ceremony").toEqual([]);
    await page.goto(`${house.url}/rules/queens-necklace`);
    await expect(page.locator(".ledger")).toBeVisible();
    expect(await serious(page), "rules").toEqual([]);
  });
}
