import { serious } from "./faults";
import { expect, test } from "./house";
import { listen, settle } from "./play";

test("the rulebook of Versailles plays its examples on the rules", async ({ page, house }) => {
  const faults = listen(page);
  await settle(page);
  await page.goto(`${house.url}/rules/versailles#building`);
  const building = page.locator('[data-example="building"]');
  await expect(building).toBeVisible();
  await expect(building).toContainText("8 points");
  await building.locator('[data-case="ver-book-case-turned"]').click();
  await expect(building.locator("[data-said]")).toContainText("does not agree");
  await building.locator('[data-case="ver-book-case-one-worker"]').click();
  await expect(building.locator("[data-said]")).toContainText("too few workers");

  const quarry = page.locator('[data-example="from-the-quarry"]');
  await quarry.locator('[data-case="ver-book-case-mine"]').click();
  await expect(quarry.locator("[data-said]")).toContainText("her own marker");

  const end = page.locator('[data-example="the-end"]');
  await end.locator('[data-case="ver-book-case-equal"]').click();
  await expect(end.locator("[data-said]")).toContainText("share the victory");
  expect(faults).toEqual([]);
});

for (const language of ["en", "fr"] as const)
  test(`the rulebook of Versailles has no serious fault and fits a phone: ${language}`, async ({
    page,
    house,
  }) => {
    const faults = listen(page);
    await settle(page, { language });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${house.url}/rules/versailles`);
    await expect(page.locator('[data-example="the-end"]')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, "nothing sticks out").toBeLessThanOrEqual(0);
    const text = await page.locator("[data-book]").innerText();
    expect(text).not.toMatch(/\b(ver|example|book|page|event)-[a-z]/);
    expect(await serious(page, { without: ["svg[aria-hidden=true]"] })).toEqual([]);
    expect(faults).toEqual([]);
  });

test("the judge's reference of Versailles draws the tiles and the yard", async ({
  page,
  house,
}) => {
  await settle(page);
  await page.goto(`${house.url}/rules/versailles/reference`);
  const tiles = page.locator("#VE-C1 details");
  await tiles.locator("summary").click();
  await expect(tiles.locator("tbody tr")).toHaveCount(40);
  await page.locator("#VE-Y2 details summary").click();
  await expect(page.locator("#VE-Y2")).toContainText("f4");
});

test("at a table the rulebook opens at what is being done, in the numbers of the table", async ({
  page,
  house,
}) => {
  await settle(page);
  await page.goto(house.url);
  await page.locator('[data-play="versailles"]').click();
  await page.waitForURL(/\/tables\//);
  await page.locator('[data-thing^="from-"][data-lit]').first().click();
  await page.locator('[data-thing^="to-"][data-lit]').first().click();
  const way = page.locator('[data-thing^="way-"][data-lit]').first();
  if (await way.isVisible()) await way.click();
  await expect(page.locator('[data-thing="activate"][data-lit]')).toBeVisible();
  await page.getByRole("button", { name: /rules/i }).first().click();
  // Under the heading that matters now, and in view.
  const drawer = page.locator("[data-book-scroll]");
  await expect(drawer.locator("[data-here]").first()).toBeAttached();
  await expect
    .poll(() =>
      drawer.evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect();
        return [...node.querySelectorAll("[data-here]")].filter((each) => {
          const rect = each.getBoundingClientRect();
          return rect.bottom > top && rect.top < bottom;
        }).length;
      }),
    )
    .toBeGreaterThan(0);
  // What is hidden in the book must not make the page behind it longer.
  await page.setViewportSize({ width: 844, height: 390 });
  const tall = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(tall).toBeLessThan(1200);
});
