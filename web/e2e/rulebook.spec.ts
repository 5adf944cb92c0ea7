import type { Page } from "@playwright/test";
import { serious } from "./faults";
import { expect, test } from "./house";
import { listen, settle } from "./play";
import { playByWire } from "./wire";

/** What differs by language: a word to look for without its accent, and what the sale comes to. */
const LANGUAGES = {
  en: {
    query: "scarcest",
    hit: "rarity",
    king: /Barnaby.*King, laid/,
    told: /Barnaby earns 40 pounds, Charles 20, Amy 180/,
    here: "At this table",
  },
  fr: {
    query: "devaluation",
    hit: "prices-fall",
    king: /Barnabé.*Roi, carte montrée/,
    told: /Barnabé gagne 40 livres, Charles 20, Anne 180/,
    here: "À cette table",
  },
} as const;

async function toTheSale(page: Page, url: string, language: "en" | "fr"): Promise<void> {
  await settle(page, { language });
  await page.goto(url);
  const sale = await playByWire(page, { game: "queens-necklace", until: "show" });
  await page.goto(`${url}/tables/${sale}`);
  await expect(page.locator("[data-seal]:enabled")).toBeVisible();
}

for (const language of ["en", "fr"] as const) {
  test(`the rulebook beside a sale, by keyboard, in ${language}`, async ({ page, house }) => {
    const words = LANGUAGES[language];
    const faults = listen(page);
    await toTheSale(page, house.url, language);
    const opener = page.locator("[data-open-rules]");
    await opener.focus();
    await page.keyboard.press("Enter");
    // It opens at the sale and says what that means here.
    const drawer = page.locator(".rules-drawer");
    await expect(drawer.locator('[data-to="the-sale"][aria-current]')).toBeVisible();
    await expect(drawer.locator("#book-the-sale")).toBeInViewport();
    await expect(drawer.locator('[data-here="the-sale"] .name')).toHaveText(words.here);
    // It stands beside: the action can still be clicked.
    const seal = await page.locator("[data-seal]").boundingBox();
    const book = await drawer.boundingBox();
    expect((seal?.x ?? 0) + (seal?.width ?? 0)).toBeLessThan(book?.x ?? 0);
    expect(await serious(page), "beside the table").toEqual([]);
    // What is looked for is found without its accents.
    await drawer.locator("[data-book-find]").focus();
    await page.keyboard.type(words.query);
    await expect(drawer.locator("[data-hit]").first()).toHaveAttribute("data-hit", words.hit);
    await page.keyboard.press("Enter");
    await expect(drawer.locator(`#book-${words.hit}`)).toBeFocused();
    await expect(drawer.locator(`#book-${words.hit}`)).toBeInViewport();
    // A card of the worked sale is kept by keyboard, and the new sum is said.
    const first = drawer.locator('[data-example="sale"] [data-lay][tabindex="0"]');
    await first.focus();
    await page.keyboard.press("ArrowRight");
    const king = drawer.locator('[data-lay="barnaby-king"]');
    await expect(king).toBeFocused();
    await expect(king).toHaveAccessibleName(words.king);
    await page.keyboard.press("Space");
    await expect(king).toHaveAttribute("aria-pressed", "false");
    await expect(drawer.locator('[data-example="sale"] [data-said]')).toHaveText(words.told);
    // Escape closes it, and the focus goes back to where it came from.
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    expect(faults).toEqual([]);
  });
}

test("on a phone the rulebook leaves whose turn it is and its buttons", async ({ page, house }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  await page.goto(house.url);
  const table = await playByWire(page, { game: "queens-necklace", moves: 6 });
  await page.goto(`${house.url}/tables/${table}`);
  await page.locator("[data-open-rules]").click();
  await expect(page.locator(".rules-drawer [data-book]")).toBeVisible();
  await expect(async () => {
    const status = await page.locator(".status").boundingBox();
    const book = await page.locator(".rules-drawer").boundingBox();
    expect((status?.y ?? 0) + (status?.height ?? 0)).toBeLessThanOrEqual((book?.y ?? 0) + 1);
  }).toPass();
  expect(await serious(page), "on a phone").toEqual([]);
});

test("a heading has an address, and each paragraph its rules", async ({ page, house }) => {
  const faults = listen(page);
  await settle(page);
  await page.goto(`${house.url}/rules/queens-necklace#rarity`);
  await expect(page.locator("#rarity")).toBeInViewport();
  const rule = page.locator('[data-chapter="the-sale"] a[href$="/reference#QN-V6"]').first();
  await rule.click();
  await expect(page).toHaveURL(/\/reference#QN-V6$/);
  await expect(page.locator("#QN-V6")).toBeInViewport();
  // Back at the book, it opens where it was left.
  await page.goto(`${house.url}/rules/queens-necklace`);
  await expect(page.locator('[data-to="the-sale"][aria-current]')).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".chapters")).toBeHidden();
  await expect(page.locator("#the-sale")).toBeVisible();
  expect(faults).toEqual([]);
});

for (const theme of ["night", "contrast"]) {
  test(`on paper it is day, whatever the screen shows: ${theme}`, async ({ page, house }) => {
    const faults = listen(page);
    await settle(page);
    await page.goto(`${house.url}/rules/saba`);
    await page.evaluate((wanted) => (document.documentElement.dataset.theme = wanted), theme);
    await page.emulateMedia({ media: "print" });
    const ink = await page
      .locator("#the-auction")
      .evaluate((heading) => getComputedStyle(heading).color.match(/\d+/g)?.map(Number) ?? []);
    expect(Math.max(...ink.slice(0, 3))).toBeLessThan(128);
    // The time is ours, and says so on paper too.
    await expect(page.locator('.facts [data-origin="ours"]')).toBeVisible();
    expect(faults).toEqual([]);
  });
}
