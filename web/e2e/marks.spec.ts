import { expect, test } from "./house";
import { settle } from "./play";
import { playByWire } from "./wire";

test("in the market no card is told by its colour alone, and tooltips quote the rules", async ({
  page,
  house,
}) => {
  await settle(page);
  await page.goto(house.url);
  const id = await playByWire(page, { game: "queens-necklace", seats: 4, until: "buy" });
  await page.goto(`${house.url}/tables/${id}`);
  const stalls = page.locator(".market .touch");
  await expect(stalls).toHaveCount(5);
  const WORDS: Record<string, string> = {
    gray: "To sell",
    blue: "Influence",
    purple: "In reserve",
  };
  for (const stall of await stalls.all()) {
    const kind = (await stall.locator(".kind").getAttribute("data-kind")) ?? "";
    await expect(stall.locator(".told")).toHaveText(WORDS[kind] ?? "?");
    await expect(stall.locator(".told")).toBeVisible();
    expect(await stall.getAttribute("aria-label")).toContain(WORDS[kind] ?? "?");
  }
  await stalls.first().hover();
  await expect(page.locator("[data-lens] blockquote")).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(page.locator("[data-lens]")).toHaveCount(0);
  await page.locator(".ladder .unknown").first().hover();
  await expect(page.locator('[data-lens="rarity"] blockquote')).toContainText("fewest");
});

test("a hand is sorted as one likes, and stays so", async ({ page, house }) => {
  await settle(page);
  await page.goto(house.url);
  const id = await playByWire(page, { game: "queens-necklace", seats: 4, until: "buy" });
  await page.goto(`${house.url}/tables/${id}`);
  const sort = page.locator("[data-sort]");
  await expect(sort).toHaveAttribute("data-sort", "kind");
  await sort.click();
  await expect(sort).toHaveAttribute("data-sort", "fashion");
  await sort.click();
  await expect(page.locator(".hand .group")).toHaveCount(1);
  await page.reload();
  await expect(sort).toHaveAttribute("data-sort", "price");
});
