/** How the things on the board are laid out, by the room there is. */
export type Shape = "roomy" | "close" | "tall" | "low" | "phone";

/** Below this the display and the bench do not both fit beside the plan. */
const BOTH = 620;

export function shapeOf(upright: boolean, low: boolean, width: number, height: number): Shape {
  if (upright) return "phone";
  if (low) return "low";
  if (width > 0 && width < height * 1.08) return "tall";
  return height > 0 && height < BOTH ? "close" : "roomy";
}
