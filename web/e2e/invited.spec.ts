import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./house";
import { settle } from "./play";

async function guest(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await settle(page);
  return page;
}

test("an invited friend sees who invites her to what, and takes a seat; strangers may not", async ({
  browser,
  house,
}) => {
  const [host, friend, stranger] = [
    await guest(browser),
    await guest(browser),
    await guest(browser),
  ];
  for (const page of [host, friend, stranger]) await page.goto(house.url);
  const nameOf = (page: Page) =>
    page.evaluate(async () => (await (await fetch("/api/me")).json()).name as string);
  const [called, invited] = [await nameOf(host), await nameOf(friend)];
  await host.locator('[data-friends="saba"]').click();
  // Every choice explains itself in a sentence.
  const variants = host.locator('fieldset:has(input[name="variant"])');
  await variants.locator("input").nth(1).check({ force: true });
  await expect(variants.locator(".more")).not.toBeEmpty();
  await host.getByText("Only these names").click();
  await host.locator("[data-names]").fill(invited);
  await host.locator("[data-lay]").click();
  await host.waitForURL(/\/tables\//);

  await friend.goto(host.url());
  await expect(friend.locator("[data-invites]")).toContainText(called);
  await expect(friend.locator("h1")).toContainText("Saba");
  await expect(friend.locator("[data-terms]")).toContainText("No clock");
  await stranger.goto(host.url());
  await stranger.locator("[data-sit]").click();
  await expect(stranger.getByRole("alert")).toContainText("who may sit");
  await friend.locator("[data-sit]").click();
  await expect(friend.locator("[data-sit]")).toHaveCount(0);
  await expect(friend.locator(".seats")).toContainText(invited);
});

test("somebody who is gone is played for if the other wants it, and has her seat again on her return", async ({
  browser,
  house,
}) => {
  const [host, friend] = [await guest(browser), await guest(browser)];
  for (const page of [host, friend]) await page.goto(house.url);
  await host.locator('[data-friends="queens-necklace"]').click();
  await host.locator('input[name="seats"]').first().check({ force: true });
  await host.locator("[data-lay]").click();
  await host.waitForURL(/\/tables\//);
  const table = host.url();
  await friend.goto(table);
  await friend.locator("[data-sit]").click();
  await host.locator("[data-start]").click();
  await expect(host.locator(".market")).toBeVisible();
  // What was agreed is told in words.
  await host.locator("[data-open-table]").click();
  await expect(host.locator("[data-agreed] li")).not.toHaveCount(0);
  await host.keyboard.press("Escape");

  await expect(host.locator("[data-stand-in]")).toHaveCount(0);
  await friend.goto("about:blank");
  await host.locator("[data-stand-in]").click();
  await expect(host.locator("[data-stand-in]")).toHaveCount(0);
  await expect(host.locator(".players")).toContainText("computer plays on");
  await friend.goto(table);
  await expect(host.locator(".players")).not.toContainText("computer plays on");
  await expect(friend.locator('[data-banner="stood-in"]')).toHaveCount(0);
});

test("a claimed name is shown at once, and a deleted one leaves a live table", async ({
  browser,
  house,
}) => {
  const [host, friend] = [await guest(browser), await guest(browser)];
  for (const page of [host, friend]) await page.goto(house.url);
  await friend.goto(`${house.url}/account`);
  const field = friend.locator('input[autocomplete="nickname"]');
  await expect(field).not.toHaveValue("");
  const name = `Zerline ${Date.now() % 10_000}`;
  const claim = friend.locator('[data-form="claim"]');
  await claim.locator('[autocomplete="username"]').fill(name);
  await claim.locator('input[type="password"]').fill("opals under the pillow");
  await claim.locator("button").click();
  await expect(friend.locator("dialog")).toBeVisible();
  await friend.keyboard.press("Escape");
  await expect(field).toHaveValue(name);

  await host.locator('[data-friends="queens-necklace"]').click();
  await host.locator('input[name="seats"]').first().check({ force: true });
  await host.locator("[data-lay]").click();
  await host.waitForURL(/\/tables\//);
  await friend.goto(host.url());
  await friend.locator("[data-sit]").click();
  await host.locator("[data-start]").click();
  await expect(host.locator(".players")).toContainText(name);
  const gone = await friend.evaluate(async () => {
    const answer = await fetch("/api/account/delete", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ password: "opals under the pillow" }),
    });
    return answer.status;
  });
  expect(gone).toBe(200);
  await expect(host.locator(".players")).not.toContainText(name);
  await expect(host.locator("body")).not.toContainText(name);
  await expect(host.locator(".players")).toContainText("somebody who has left");
});
