import { expect, test } from "./house";
import { isOver, listen, luck, playNow, settle } from "./play";

test("a whole game by keyboard alone", async ({ page, house }) => {
  const faults = listen(page);
  await settle(page);
  await playNow(page, house);
  const pick = luck(5);
  const press = (key: string) => page.keyboard.press(key);
  const onFocus = (selector: string) =>
    page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector);
  const tabTo = async (selector: string) => {
    for (let at = 0; at < 80; at += 1) {
      if (await onFocus(selector)) return true;
      await press("Tab");
    }
    return false;
  };
  let idle = 0;
  while (!(await isOver(page))) {
    const before = idle;
    if (await page.locator("[data-ceremony]").isVisible()) {
      if (await tabTo("[data-ceremony]")) await press("Enter");
    } else if (await page.locator("[data-seal]:enabled").isVisible()) {
      const cards = await page.locator("[data-tray][data-lit]").count();
      if (cards > 0 && pick(4) > 0 && (await tabTo("[data-tray][data-lit]"))) {
        await press("Enter");
        if ((await page.locator("[data-row]").count()) > 0 && (await tabTo("[data-row]")))
          await press("Enter");
      } else if (await tabTo("[data-seal]")) await press("Enter");
    } else if (await page.locator("[data-confirm]").isVisible()) {
      if (await tabTo("[data-confirm]")) await press("Enter");
    } else {
      const sentences = await page.locator("[data-sentence]").count();
      const lit = await page.locator("[data-lit]").count();
      if (sentences > 0) await press(String(1 + pick(Math.min(9, sentences))));
      else if (lit > 0) await press("1");
      else idle += 1;
    }
    if (idle === before) idle = 0;
    expect(idle, "nothing to do for too long").toBeLessThan(600);
    await page.waitForTimeout(30);
  }
  expect(faults).toEqual([]);
});
