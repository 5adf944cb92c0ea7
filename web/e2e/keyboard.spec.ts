import { expect, test } from "./house";
import { awaited, isOver, listen, luck, playNow, settle } from "./play";

test("a whole game by keyboard alone", async ({ page, house }) => {
  const faults = listen(page);
  await settle(page);
  await playNow(page, house);
  const pick = luck(5);
  const press = (key: string) => page.keyboard.press(key);
  /** How many Tabs away it is by the order of the document; 0 if it has the focus. */
  const distance = (selector: string) =>
    page.evaluate((wanted) => {
      const touched = "a[href], button:enabled, input:enabled, select:enabled, [tabindex='0']";
      const stops = [...document.querySelectorAll(touched)].filter(
        (element) => (element as HTMLElement).tabIndex >= 0 && element.checkVisibility(),
      );
      const from = stops.indexOf(document.activeElement ?? document.body);
      if (stops[from]?.matches(wanted)) return 0;
      const next = stops.findIndex((element, at) => at > from && element.matches(wanted));
      return next > from ? next - from : 1;
    }, selector);
  /** Where Tab leads is for the browser to say: it is asked again before Enter. */
  const tabTo = async (selector: string) => {
    for (let pressed = 0; pressed < 80;) {
      const steps = await distance(selector);
      if (steps === 0) return true;
      for (let step = 0; step < steps; step += 1) await press("Tab");
      pressed += steps;
    }
    return false;
  };
  for (await awaited(page); !(await isOver(page)); await awaited(page)) {
    if (await page.locator("[data-ceremony]").isVisible()) {
      if (await tabTo("[data-ceremony]")) await press("Enter");
    } else if (await page.locator("[data-sure]").isVisible()) {
      if (await tabTo("[data-sure]")) await press("Enter");
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
    }
  }
  expect(faults).toEqual([]);
});
