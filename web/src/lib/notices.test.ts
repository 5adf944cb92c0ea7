import { afterEach, expect, it, vi } from "vitest";
import { noticeTurn, withdrawNotice } from "./notices";
import { settings } from "./settings.svelte";

afterEach(() => vi.unstubAllGlobals());

it("a notice comes only to a hidden page, and goes when it is stale", () => {
  const close = vi.fn();
  const made = vi.fn();
  class Fake {
    static permission = "granted";
    onclick = null;
    close = close;
    constructor(title: string) {
      made(title);
    }
  }
  vi.stubGlobal("Notification", Fake);
  const seen = vi.spyOn(document, "visibilityState", "get");
  settings.change({ notify: true });
  seen.mockReturnValue("visible");
  noticeTurn("Your turn", "");
  expect(made).not.toHaveBeenCalled();
  seen.mockReturnValue("hidden");
  noticeTurn("Your turn", "");
  expect(made).toHaveBeenCalledOnce();
  withdrawNotice();
  expect(close).toHaveBeenCalledOnce();
  noticeTurn("Your turn", "");
  seen.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(close, "she is back").toHaveBeenCalledTimes(2);
  seen.mockReturnValue("hidden");
  made.mockClear();
  settings.change({ notify: false });
  noticeTurn("Your turn", "");
  expect(made).not.toHaveBeenCalled();
});
