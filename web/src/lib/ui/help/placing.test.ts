import { expect, it } from "vitest";
import { bestPlace, lineTo } from "./placing";

const room = { width: 400, height: 800 };
const size = { width: 300, height: 120 };

it("stands beside its thing and hides nothing that matters", () => {
  const target = { left: 20, top: 300, width: 360, height: 100 };
  const buttons = { left: 0, top: 410, width: 400, height: 200 };
  const place = bestPlace(
    size,
    target,
    [
      { box: target, weight: 100 },
      { box: buttons, weight: 100 },
    ],
    room,
  );
  expect(place.hides).toBe(0);
  expect(place.top + size.height).toBeLessThanOrEqual(target.top);
});

it("says how much it hides where there is no room", () => {
  const everything = { left: 0, top: 0, width: 400, height: 800 };
  expect(bestPlace(size, null, [{ box: everything, weight: 1 }], room).hides).toBeGreaterThan(0);
});

it("draws its line from edge to edge", () => {
  const guide = { left: 0, top: 0, width: 100, height: 50 };
  const below = { left: 10, top: 200, width: 40, height: 40 };
  const down = lineTo(guide, below);
  expect(down.from[1]).toBe(50);
  expect(down.to[1]).toBe(200);
  const beside = { left: 300, top: 10, width: 40, height: 40 };
  const across = lineTo(guide, beside);
  expect(across.from[0]).toBe(100);
  expect(across.to[0]).toBe(300);
});
