import type { Browser, Page } from "@playwright/test";
import { serious } from "./faults";
import { expect, type House, test } from "./house";
import { listen, settle } from "./play";

/** Screenshots, if somebody wants to look: PICTURES names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

async function open(browser: Browser, phone = false): Promise<Page> {
  const context = await browser.newContext(phone ? { viewport: { width: 390, height: 844 } } : {});
  const page = await context.newPage();
  await settle(page);
  return page;
}

test("claim a name, sign out, sign in elsewhere, leave for good", async ({ browser, house }) => {
  const page = await open(browser);
  const faults = listen(page);
  await page.goto(`${house.url}/account`);
  const claim = page.locator('[data-form="claim"]');
  await claim.locator("input").first().fill("Grignan");
  await claim.locator('input[type="password"]').fill("azertyuiop");
  await claim.locator("button").click();
  await expect(page.locator(".trouble")).toContainText("at least 8");
  await claim.locator('input[type="password"]').fill("letters to my daughter");
  await claim.locator("button").click();
  await expect(page.locator("dialog code")).toHaveText(/^([a-z0-9]{4}-){5}[a-z0-9]{4}$/);
  expect(await serious(page), "recovery code").toEqual([]);
  await page.locator("dialog .main").click();
  expect(await serious(page), "account").toEqual([]);
  await picture(page, "account");
  await page.locator("[data-sign-out]").click();
  await expect(page.locator('[data-form="sign-in"]')).toBeVisible();
  const phone = await open(browser, true);
  await phone.goto(`${house.url}/account`);
  const signIn = phone.locator('[data-form="sign-in"]');
  await signIn.locator("input").first().fill("grignan");
  await signIn.locator('input[type="password"]').fill("letters to my daughter");
  await signIn.locator("button").click();
  await expect(phone.locator("[data-sign-out]")).toBeVisible();
  await picture(phone, "account-phone");
  expect(
    await phone.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
  const file = phone.waitForEvent("download");
  await phone.locator("[data-export]").click();
  expect((await file).suggestedFilename()).toBe("parure.json");
  await phone.locator("[data-delete]").click();
  await phone.locator('dialog input[type="password"]').fill("letters to my daughter");
  await phone.locator("[data-delete-sure]").click();
  await expect(phone.locator('[data-form="claim"]')).toBeVisible();
  expect(faults).toEqual([]);
});

/** A table with a clock, open to all, at which two browsers sit. */
async function seated(browser: Browser, house: House): Promise<[Page, Page, string]> {
  const [host, friend] = [await open(browser), await open(browser, true)];
  await host.goto(house.url);
  await host.locator('[data-friends="queens-necklace"]').click();
  await host.locator('input[name="seats"]').first().check({ force: true });
  await host.locator('input[name="open"]').nth(1).check({ force: true });
  await host.locator('input[name="pace"]').nth(1).check({ force: true });
  await host.locator("dialog summary").click();
  expect(await serious(host), "new table").toEqual([]);
  await picture(host, "new-table");
  await host.locator("[data-lay]").click();
  await host.waitForURL(/\/tables\/./);
  await friend.goto(`${house.url}/tables`);
  // Other tests may have left open tables behind.
  const offered = friend.locator(`[data-list="open"] a[href="${new URL(host.url()).pathname}"]`);
  await expect(offered).toBeVisible();
  expect(await serious(friend), "tables").toEqual([]);
  await picture(friend, "tables-phone");
  await offered.click();
  await friend.locator("[data-join]").first().click();
  await expect(host.locator("[data-start]")).toBeEnabled();
  await host.locator("[data-start]").click();
  for (const page of [host, friend]) await expect(page.locator(".market")).toBeVisible();
  return [host, friend, host.url()];
}

test("two friends with a clock: talk, a kill, resigning", async ({ browser, house }) => {
  const [host, friend, address] = await seated(browser, house);
  const faults = [host, friend].map(listen);
  for (const page of [host, friend]) await expect(page.locator("[data-clock]")).toHaveCount(2);
  /** All that is left to both, in seconds, as the house counts it. */
  const left = async () => {
    const answer = await fetch(address.replace("/tables/", "/api/tables/"));
    const { clocks }: { clocks: { left: number }[] } = await answer.json();
    return clocks.reduce((sum, clock) => sum + clock.left, 0) / 1000;
  };

  await host.locator("[data-open-talk]").click();
  await host.locator('[data-phrase="good_luck"]').click();
  await host.locator("[data-talk] form input").fill("<i>hello</i>");
  await host.locator("[data-say]").click();
  await expect(friend.locator("[data-open-talk] .badge")).toHaveText("2");
  await friend.locator("[data-open-talk]").click();
  await expect(friend.locator("[data-talk] ol")).toContainText("Good luck!");
  await expect(friend.locator("[data-talk] ol")).toContainText("<i>hello</i>");
  expect(await serious(friend), "talk").toEqual([]);
  await picture(friend, "talk-phone");
  await picture(host, "talk");
  for (const page of [host, friend]) await page.locator("[data-talk] header button").click();

  // While the house is down nobody's time runs.
  const before = await left();
  expect(before).toBeLessThan(600);
  await house.kill();
  await host.waitForTimeout(6_000);
  await house.start();
  expect(before - (await left())).toBeLessThan(3);
  await expect(host.locator('[data-banner="lost"]')).toBeHidden({ timeout: 30_000 });
  await expect(friend.locator('[data-banner="lost"]')).toBeHidden({ timeout: 30_000 });

  await friend.locator("[data-open-table]").click();
  await friend.locator("[data-resign]").click();
  expect(await serious(friend), "table sheet").toEqual([]);
  await friend.locator("[data-resign-sure]").click();
  await expect(friend.locator('[data-banner="stood-in"]')).toBeVisible();
  await expect(host.locator(".player", { hasText: "resigned" })).toBeVisible();
  await picture(host, "resigned");
  await picture(friend, "resigned-phone");
  expect(faults.flat()).toEqual([]);
});
