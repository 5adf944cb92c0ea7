import { Front, kept } from "./front";
import { expect, test } from "./house";
import { listen, settle } from "./play";

test.use({ serviceWorkers: "allow" });

test("the page can be installed and comes up with the house closed", async ({ page, house }) => {
  const faults = listen(page);
  await settle(page);
  const front = await Front.of(house);
  await page.goto(front.url);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    const answer = await fetch(link?.href ?? "");
    return { type: answer.headers.get("content-type"), ...(await answer.json()) };
  });
  expect(manifest.type).toContain("application/manifest+json");
  for (const { src } of manifest.icons)
    expect((await page.request.get(`${front.url}${src}`)).ok()).toBe(true);
  const worker = await page.request.get(`${front.url}/service-worker.js`);
  expect(worker.headers()["content-type"]).toContain("javascript");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  await kept(page);
  await front.close();
  await page.goto(`${front.url}/rules/saba`);
  await expect(page.locator("h1").first()).toBeVisible();
  await page.goto(front.url);
  await expect(page.locator("[data-play]")).toHaveCount(3);
  // What the house says is never kept.
  expect(await page.evaluate(() => fetch("/api/games").catch(() => null))).toBeNull();
  expect(faults).toEqual([]);
});

test("a newer page waits for the end of the game", async ({ page, house }) => {
  const faults = listen(page);
  await settle(page);
  const front = await Front.of(house);
  const name = () => page.evaluate(() => document.documentElement.dataset.version);
  front.show("first");
  await page.goto(front.url);
  await kept(page);
  await page.locator('[data-play="queens-necklace"]').click();
  await expect(page.locator("[data-lit]").first()).toBeVisible();
  front.show("second");
  await page.evaluate(async () => {
    const news = new Promise((heard) => navigator.serviceWorker.addEventListener("message", heard));
    await (await navigator.serviceWorker.getRegistration())?.update();
    await news;
  });
  await expect(page.locator('[data-banner="version"]')).toHaveCount(0);
  await expect(page.locator("[data-lit]").first()).toBeVisible();
  expect(await name()).toBe("first");
  // The way home leaves the game: it is told there, and taken.
  await page.locator("a.brand").click();
  await expect(page.locator("[data-play]")).toHaveCount(3);
  await expect(page.locator('[data-banner="version"]')).toBeVisible();
  await page.locator("[data-take-version]").click();
  await expect.poll(name).toBe("second");
  await expect(page.locator('[data-banner="version"]')).toHaveCount(0);
  // The game is where it was.
  await page.locator('main ~ section a[href^="/tables/"]').first().click();
  await expect(page.locator("[data-lit]").first()).toBeVisible();
  await front.close();
  expect(faults).toEqual([]);
});
