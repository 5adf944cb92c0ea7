import type { Browser, Page } from "@playwright/test";
import { expect, type House, test } from "./house";
import { clickOnce, listen, luck, settle } from "./play";

/** Pictures, if somebody wants to look: PICTURES names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES;
  if (!folder) return;
  const size = page.viewportSize();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}-${language}.png`, fullPage: true });
  }
  if (size) await page.setViewportSize(size);
}
const language = process.env.LANGUAGE_OF_PICTURES ?? "en";

async function arrive(browser: Browser, house: House, path = "/tables"): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await settle(page, { language });
  await page.goto(`${house.url}${path}`);
  await expect(page.locator("h1, h2").first()).toBeAttached();
  return page;
}

/** A request of this page's guest; the answer and whether it was one. */
async function post(
  page: Page,
  path: string,
  body: unknown = {},
): Promise<{ id: string; refused?: unknown }> {
  return page.evaluate(
    async ([path, body]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`/api/${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      return answer.status === 204 ? null : answer.json();
    },
    [path, body] as const,
  );
}

/** Two guests at a table of the Queen's Necklace that has begun; whoever is asked comes first. */
async function two(
  browser: Browser,
  house: House,
  ways: object = {},
): Promise<[Page, Page, string]> {
  const [anna, bert] = [await arrive(browser, house), await arrive(browser, house)];
  const game = { game: "queens-necklace", seats: 2, ways: { pace: { type: "free" }, ...ways } };
  const { id } = await post(anna, "tables", game);
  await post(bert, `tables/${id}/join`);
  await post(anna, `tables/${id}/start`);
  for (const page of [anna, bert]) {
    await page.goto(`${house.url}/tables/${id}`);
    await expect(page.locator(".market")).toBeVisible();
  }
  await expect.poll(async () => (await isAsked(anna)) || (await isAsked(bert))).toBe(true);
  return (await isAsked(anna)) ? [anna, bert, id] : [bert, anna, id];
}

const YOUR_TURN = /^●/;
const isAsked = async (page: Page) => YOUR_TURN.test(await page.title());

async function say(page: Page, text: string): Promise<void> {
  if (!(await page.locator("[data-talk]").isVisible()))
    await page.locator("[data-open-talk]").click();
  await page.locator("[data-talk] form input").fill(text);
  await page.locator("[data-say]").click();
}

test("in the lobby: the promise before one sits down, another seat, a computer anywhere, talk", async ({
  browser,
  house,
}) => {
  const [host, friend] = [await arrive(browser, house), await arrive(browser, house)];
  const faults = [host, friend].map(listen);
  const { id } = await post(host, "tables", { game: "queens-necklace", seats: 4 });
  for (const page of [host, friend]) await page.goto(`${house.url}/tables/${id}`);
  await friend.locator(".agreed summary").click();
  await expect(friend.locator("[data-promise] code")).toHaveText(/^[0-9a-f]{64}$/);
  const promise = await friend.locator("[data-promise] code").textContent();
  await friend.locator('[data-join="3"]').click();
  const seat = (page: Page, at: number) => page.locator(".seats li").nth(at);
  const name = async (page: Page) =>
    page.evaluate(async () => (await (await fetch("/api/me")).json()).name);
  await expect(seat(host, 3)).toContainText(await name(friend));
  await friend.locator('[data-move="1"]').click();
  await expect(seat(host, 1)).toContainText(await name(friend));
  await host.locator('[data-move="2"]').click();
  await expect(seat(friend, 2)).toContainText(await name(host));
  // The seat the host left is as good as any other for a computer.
  await seat(host, 0).locator("[data-add-computer]").click();
  await expect(seat(friend, 0).locator("small")).toBeVisible();
  await say(friend, "Bonsoir");
  await expect(host.locator("[data-open-talk] .badge")).toHaveText("1");
  await picture(friend, "lobby-talk");
  await host.locator("[data-open-talk]").click();
  await expect(host.locator("[data-talk] ol")).toContainText("Bonsoir");
  await host.locator("[data-talk] header button").click();
  await picture(host, "lobby-host");
  // What was shown and given is remembered on this device, to be compared after the game.
  const kept = await friend.evaluate((id) => JSON.parse(localStorage["parure.promised"])[id], id);
  expect(kept).toEqual({ commitment: promise, text: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(faults.flat()).toEqual([]);
});

test("to go back by consent, and whose turn it is in the title of the tab", async ({
  browser,
  house,
}) => {
  const [mover, other] = await two(browser, house);
  const faults = [mover, other].map(listen);
  await expect(mover).toHaveTitle(YOUR_TURN);
  await expect(other).not.toHaveTitle(YOUR_TURN);
  const pick = luck(5);
  await expect
    .poll(
      async () => {
        if (await isAsked(mover)) await clickOnce(mover, pick);
        return isAsked(other);
      },
      { intervals: [50], timeout: 60_000 },
    )
    .toBe(true);
  await expect(other).toHaveTitle(YOUR_TURN);
  await expect(mover).not.toHaveTitle(YOUR_TURN);
  await mover.locator("[data-open-table]").click();
  await mover.locator("[data-ask-undo]").click();
  await mover.keyboard.press("Escape");
  await expect(other.locator('[data-banner="undo"]')).toBeVisible();
  await picture(other, "undo-asked");
  for (const page of [mover, other]) await expect(page.locator("li.struck")).toHaveCount(0);
  await other.locator("[data-agree]").click();
  // Everybody's log says so. What was taken back is struck there (Log.test.ts), unless it was a
  // sealed answer of which nobody heard.
  for (const page of [mover, other]) {
    await expect(page.getByRole("button", { name: "The table goes back" })).toBeAttached();
    await expect(page.locator('[data-banner="undo"]')).toBeHidden();
  }
  expect(faults.flat()).toEqual([]);
});

test("whoever is out of time is played for, and takes the seat back", async ({
  browser,
  house,
}) => {
  const live = { pace: { type: "live", minutes: 5, increment: 0 } };
  const [late, other, id] = await two(browser, house, live);
  const faults = [late, other].map(listen);
  await house.shorten(id);
  await expect(late.locator('[data-banner="stood-in"]')).toBeVisible({ timeout: 30_000 });
  await expect(
    other.locator(".player", { hasText: language === "fr" ? "ordinateur" : "computer plays" }),
  ).toBeVisible();
  await picture(late, "stood-in");
  await late.locator("[data-return]").click();
  await expect(late.locator('[data-banner="stood-in"]')).toBeHidden();
  const info = await late.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id);
  expect(info.seats.map((seat: { stand_in?: string }) => seat.stand_in)).toEqual([
    undefined,
    undefined,
  ]);
  expect(faults.flat()).toEqual([]);
});

test("a report, what the operator does about it, and how it is undone", async ({
  browser,
  house,
}) => {
  const judge = await arrive(browser, house, "/account");
  const claim = judge.locator('[data-form="claim"]');
  await claim.locator("input").first().fill("Judge");
  await claim.locator('input[type="password"]').fill("fiat justitia, pereat mundus");
  await claim.locator("button").click();
  await judge.locator("dialog .main").click();
  await house.appoint("Judge");

  const [anna, bert] = await two(browser, house);
  const faults = [judge, anna, bert].map(listen);
  await say(bert, "You play like a goose");
  await anna.locator("[data-open-table]").click();
  await anna.locator("[data-report-player]").click();
  await anna.locator("dialog form input").fill("Every single time");
  await picture(anna, "report");
  await anna.locator("dialog form button").click();
  await expect(anna.locator("dialog form")).toBeHidden();

  await judge.goto(`${house.url}/operator`);
  const report = judge.locator("[data-report]").first();
  await expect(report).toContainText("Every single time");
  await expect(report.locator("blockquote")).toContainText("goose");
  await report.locator('[data-verdict="mute"]').click();
  await expect(judge.locator("[data-undo-act]")).toHaveCount(1);
  await say(bert, "And so does your sister");
  await expect(bert.locator("[data-talk] [role=alert]")).toBeVisible();
  await report.locator('[data-verdict="bar"]').click();
  await expect(judge.locator("[data-undo-act]")).toHaveCount(2);
  await picture(judge, "operator");
  const wish = { game: "queens-necklace", seats: 2 };
  expect(await post(bert, "tables", wish)).toEqual({ refused: { type: "barred" } });
  for (const left of [1, 0]) {
    await judge.locator("[data-undo-act]").first().click();
    await expect(judge.locator("[data-undo-act]")).toHaveCount(left);
  }
  // Two things done, two undone, all of it still in the log.
  await expect(judge.locator("[data-audit] li")).toHaveCount(4);
  expect((await post(bert, "tables", wish)).refused).toBeUndefined();
  await say(bert, "I am sorry");
  await expect(bert.locator("[data-talk] ol")).toContainText("I am sorry");
  expect(faults.flat()).toEqual([]);
});
