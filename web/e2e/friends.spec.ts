import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./house";
import { clickOnce, isOver, listen, luck, playOn, settle, tap } from "./play";

/** Everything a page was sent and has in its document. */
function overhear(page: Page): string[] {
  const heard: string[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  return heard;
}

/** The hands that were told, by seat: players are a list in a view, members by index in a patch. */
function handsIn(frames: string[]): { seat: number; hand: unknown }[] {
  return frames.flatMap((frame) => {
    const { briefing } = JSON.parse(frame);
    const players: Record<string, { hand?: unknown }> = (briefing?.view ?? briefing?.patch)?.players ?? {};
    return Object.entries(players).flatMap(([seat, { hand }]) =>
      hand === undefined ? [] : [{ seat: Number(seat), hand }],
    );
  });
}

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
  while (!(await isOver(host))) {
    const moved = (await clickOnce(host, pick)) || (await clickOnce(friend, pick));
    if (await watcher.locator("[data-ceremony]").isVisible()) await tap(watcher, "[data-ceremony]", 0);
    idle = moved ? 0 : idle + 1;
    expect(idle).toBeLessThan(400);
    if (!((await isOver(host)) || (await isOver(friend)))) {
      const told = heard.splice(0);
      for (const { hand } of handsIn(told)) expect(hand).toBe("down");
      for (const frame of told) expect(frame).not.toMatch(/"type":"hand_(?:seen|dealt)"/);
      // The friend sits in the second seat and is told that hand alone.
      for (const { seat, hand } of handsIn(heardByFriend.splice(0)))
        if (seat !== 1) expect(hand).toBe("down");
    }
    await host.waitForTimeout(20);
  }
  // The others have the last ceremony still before them.
  await playOn(friend, 1);
  await expect(friend.locator("[data-rematch]")).toBeVisible();
  expect(faults.flat()).toEqual([]);
  for (const context of contexts) await context.close();
});
