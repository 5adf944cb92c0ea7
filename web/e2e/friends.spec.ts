import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./house";
import { clickOnce, isOver, listen, luck, playOn, rematch, settle, tap } from "./play";

/** Everything a page was sent and has in its document. */
function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => heard.push(String(payload))),
  );
  return heard;
}

/** What was told of a player's hand, in a welcome or in a move; nothing if it stayed as it was. */
interface Told {
  kind: string;
  seat: number;
  hand: unknown;
}

/** What was told of players, by seat: they are a list in a view, members by index in a patch. */
function toldIn(frames: string[]): Told[] {
  return frames.flatMap((frame) => {
    const { kind, briefing, patch } = JSON.parse(frame);
    const view = briefing?.view ?? patch?.["="] ?? patch;
    const players: Record<string, { hand?: unknown }> = view?.players?.["="] ?? view?.players ?? {};
    return Object.entries(players).map(([seat, player]) => ({
      kind,
      seat: Number(seat),
      hand: (player as { "="?: { hand?: unknown } })["="]?.hand ?? player.hand,
    }));
  });
}
const isHidden = ({ hand }: Told) => hand === undefined || hand === "down";

test("two browsers play, a third watches, and nobody's hand leaks", async ({ browser, house }) => {
  const open = async () => {
    const context = await browser.newContext();
    contexts.push(context);
    const page = await context.newPage();
    await settle(page);
    return page;
  };
  const contexts: BrowserContext[] = [];
  const [host, friend, watcher] = [await open(), await open(), await open()];
  const faults = [host, friend, watcher].map(listen);
  const heard = overhear(watcher);
  const heardByFriend = overhear(friend);

  await host.goto(house.url);
  await host.locator('[data-friends="queens-necklace"]').click();
  await host.locator('input[name="seats"]').first().check({ force: true });
  await host.locator("[data-lay]").click();
  await host.waitForURL(/\/tables\//);
  const link = host.url();
  await friend.goto(link);
  await friend.locator("[data-join]").first().click();
  await watcher.goto(link);
  await expect(host.locator("[data-start]")).toBeEnabled();
  await host.locator("[data-start]").click();
  for (const page of [host, friend, watcher]) await expect(page.locator(".market")).toBeVisible();

  // Nobody's hand but one's own, neither in the document nor on the wire.
  await expect(watcher.locator(".hand")).toHaveCount(0);
  const pick = luck(3);
  let idle = 0;
  const looked: Told[] = [];
  const lookedByFriend: Told[] = [];
  while (!(await isOver(host))) {
    const moved = (await clickOnce(host, pick)) || (await clickOnce(friend, pick));
    if (await watcher.locator("[data-ceremony]").isVisible())
      await tap(watcher, "[data-ceremony]", 0);
    idle = moved ? 0 : idle + 1;
    expect(idle).toBeLessThan(400);
    if (!((await isOver(host)) || (await isOver(friend)))) {
      const told = heard.splice(0);
      looked.push(...toldIn(told));
      expect(looked.filter((each) => !isHidden(each))).toEqual([]);
      for (const frame of told) expect(frame).not.toMatch(/"type":"hand_(?:seen|dealt)"/);
      // The friend sits in the second seat and is told that hand alone.
      lookedByFriend.push(...toldIn(heardByFriend.splice(0)));
      expect(lookedByFriend.filter((each) => each.seat !== 1 && !isHidden(each))).toEqual([]);
    }
  }
  // There was something to look at: in welcomes and in moves, and the friend saw her own hand.
  const inMoves = (all: Told[]) => all.filter(({ kind }) => kind === "moved");
  expect(looked.some(({ hand }) => hand === "down")).toBe(true);
  expect(inMoves(looked).length).toBeGreaterThan(10);
  expect(inMoves(lookedByFriend).filter((each) => !isHidden(each)).length).toBeGreaterThan(3);
  // The others have the last ceremony still before them.
  await playOn(friend, 1);

  // Once more: the first one waits, and when the last one is back in her seat it begins.
  const linesOfHost = await rematch(host);
  await expect(host.locator('[data-move="1"]')).toBeVisible();
  await expect(host.locator("[data-start]")).toBeDisabled();
  heardByFriend.splice(0);
  const linesOfFriend = await rematch(friend);
  expect(friend.url()).toBe(host.url());
  for (const page of [host, friend]) await expect(page.locator(".market")).toBeVisible();
  const shown = () => toldIn(heardByFriend).filter((each) => !isHidden(each));
  await expect
    .poll(() => [...new Set(shown().map(({ seat }) => seat))], "her own hand alone")
    .toEqual([1]);
  await expect
    .poll(async () => (await clickOnce(host, pick)) || (await clickOnce(friend, pick)))
    .toBe(true);
  expect([linesOfHost, linesOfFriend], "their lines came along").toEqual([[], []]);
  expect(faults.flat()).toEqual([]);
  for (const context of contexts) await context.close();
});
