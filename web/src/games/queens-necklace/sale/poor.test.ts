import { expect, it } from "vitest";
import type { View } from "@/lib/wire/queens-necklace";
import { emptyDisplay } from "./display";
import { poorTray, wholeHand } from "./poor";

const view = { fashion: ["diamond", "ruby", "emerald", "amber"], sales: 0 } as unknown as View;
const hand = { "diamond-2": 1, "ruby-1": 2, ring: 1 };

it("asks about an empty tray, but not of one who has nothing to show", () => {
  expect(poorTray(emptyDisplay(), hand, view)).not.toBeNull();
  expect(poorTray(emptyDisplay(), { ring: 1, king: 1 }, view)).toBeNull();
});

it("asks about a tray worth less than half of what could be shown", () => {
  const some = { ...emptyDisplay(), gems: { "ruby-1": 1 } };
  expect(poorTray(some, hand, view)).not.toBeNull();
  expect(poorTray(wholeHand(hand, view.fashion), hand, view)).toBeNull();
});

it("in the last sale asks about whatever is kept for nothing", () => {
  const most = { ...wholeHand(hand, view.fashion), gems: { "diamond-2": 1 } };
  expect(poorTray(most, hand, view)).toBeNull();
  expect(poorTray(most, hand, { ...view, sales: 2 } as View)).not.toBeNull();
});
