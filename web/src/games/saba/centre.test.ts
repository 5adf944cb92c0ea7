import { expect, it } from "vitest";
import { middle } from "./centre";

it("places that fit are all shown, else the first", () => {
  const near = [
    { from: 100, to: 150 },
    { from: 250, to: 300 },
  ];
  expect(middle(near, 360)).toBe(200);
  expect(middle([...near, { from: 900, to: 950 }], 360)).toBe(125);
  expect(middle([], 360)).toBe(null);
});
