/** The middle of some spans, if all of them fit; else the middle of the first. */
export function middle(
  spans: readonly { from: number; to: number }[],
  room: number,
): number | null {
  const [first] = spans;
  if (!first) return null;
  const from = Math.min(...spans.map((each) => each.from));
  const to = Math.max(...spans.map((each) => each.to));
  return to - from <= room ? (from + to) / 2 : (first.from + first.to) / 2;
}

/** Scrolls the enlarged necklace so that the places to choose from are in view. */
export function showLit(scene: HTMLElement): void {
  const box = scene.getBoundingClientRect();
  const lit = [...scene.querySelectorAll(".lit")].map((each) => each.getBoundingClientRect());
  const spans = lit.map(({ left, right }) => ({ from: left, to: right }));
  const rows = lit.map(({ top, bottom }) => ({ from: top, to: bottom }));
  const [x, y] = [middle(spans, box.width), middle(rows, box.height)];
  scene.scrollLeft += x === null ? 0 : x - (box.left + box.right) / 2;
  scene.scrollTop += y === null ? 0 : y - (box.top + box.bottom) / 2;
}
