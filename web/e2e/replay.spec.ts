import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "./house";
import { listen, settle } from "./play";

/** A finished game, played over the wire by a guest of this browser against bots. */
async function finished(page: import("@playwright/test").Page, url: string): Promise<string> {
  await page.goto(url);
  return page.evaluate(async () => {
    await fetch("/api/me");
    const wish = { game: "queens-necklace", seats: 2, play_now: true };
    const laid = await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(wish),
    });
    const { id } = (await laid.json()) as { id: string };
    const socket = new WebSocket(`/ws/tables/${id}`.replace(/^/, location.origin.replace("http", "ws")));
    let ply = 0;
    let sent = 0;
    let seed = 1;
    await new Promise<void>((over) => {
      socket.onopen = () => socket.send(JSON.stringify({ v: 2, kind: "hello", seen: 0 }));
      socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data);
        const brief = frame.kind === "moved" ? frame : frame.briefing;
        if (frame.kind === "table" && frame.table.stage === "over") return over();
        if (!brief) return undefined;
        ply = brief.ply ?? ply + 1;
        if (!brief.actions) return undefined;
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        const { action } = brief.actions[seed % brief.actions.length];
        sent += 1;
        return socket.send(JSON.stringify({ v: 2, kind: "submit", id: `e${sent}`, ply, steps: [action] }));
      };
    });
    return id;
  });
}

test("a finished game is looked at again, shared, and its luck proved", async ({ page, house }) => {
  await settle(page);
  const faults = listen(page);
  const id = await finished(page, house.url);
  await page.goto(`${house.url}/replay/${id}/3/0`);
  const bar = page.locator("[data-replay]");
  await expect(bar).toBeVisible();
  await expect(page.locator("output")).toHaveText("Move 3");
  await expect(page.locator("[data-end]")).toHaveCount(0);
  await page.locator("[data-next]").click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}/4/0$`));
  await page.locator("[data-luck]").click();
  await page.locator("[data-check]").click();
  await expect(page.locator('[data-verdict="proved"]')).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(" ")}`)).toEqual([]);
  await page.keyboard.press("Escape");

  // The record goes out and comes back; a bent one is refused with the reason.
  const record = await page.request
    .get(`${house.url}/api/tables/${id}/record`)
    .then((answer) => answer.text());
  await page.goto(`${house.url}/replay`);
  const bring = (text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await bring(record.replace(/"secret":"../, '"secret":"zz'));
  await expect(page.locator('[role="alert"]')).toBeVisible();
  await bring(record);
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("[data-result]").click();
  await expect(page.locator("[data-end]")).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
});
