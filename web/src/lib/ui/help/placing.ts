/** Where the guide stands: beside the thing it explains, over nothing that matters. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** Something the guide should not lie over, and how much that would hurt. */
export interface InTheWay {
  box: Box;
  weight: number;
}

const STEP = 12;
const EDGE = 8;

const overlap = (a: Box, b: Box): number => {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
};

/** How far apart two boxes are, edge to edge. */
function gap(a: Box, b: Box): number {
  const across = Math.max(0, b.left - a.left - a.width, a.left - b.left - b.width);
  const down = Math.max(0, b.top - a.top - a.height, a.top - b.top - b.height);
  return Math.hypot(across, down);
}

/** The place in the window that hides least, and of those the one nearest to its thing. */
export function bestPlace(
  size: { width: number; height: number },
  target: Box | null,
  inTheWay: readonly InTheWay[],
  room: { width: number; height: number },
): { left: number; top: number; hides: number } {
  const right = Math.max(EDGE, room.width - size.width - EDGE);
  const bottom = Math.max(EDGE, room.height - size.height - EDGE);
  let best = { left: right, top: bottom, hides: 0 };
  let least = Number.POSITIVE_INFINITY;
  for (let top = EDGE; ; top = Math.min(top + STEP, bottom)) {
    for (let left = EDGE; ; left = Math.min(left + STEP, right)) {
      const box = { left, top, ...size };
      let hides = 0;
      for (const { box: other, weight } of inTheWay) hides += weight * overlap(box, other);
      const away = target ? gap(box, target) : bottom - top;
      const cost = hides * 10 + away + (away < 14 ? 60 : 0);
      if (cost < least) {
        least = cost;
        best = { left, top, hides };
      }
      if (left >= right) break;
    }
    if (top >= bottom) break;
  }
  return best;
}

/** A line from the guide to its thing: from edge to edge, the short way. */
export function lineTo(guide: Box, target: Box): { from: [number, number]; to: [number, number] } {
  const near = (low: number, size: number, wanted: number) =>
    Math.min(Math.max(wanted, low + Math.min(20, size / 2)), low + size - Math.min(20, size / 2));
  const edge = (box: Box, [x, y]: [number, number]): [number, number] => {
    const inside = [near(box.left, box.width, x), near(box.top, box.height, y)] as const;
    const beside = x < box.left || x > box.left + box.width;
    const across = Math.max(box.left - x, x - box.left - box.width);
    const down = Math.max(box.top - y, y - box.top - box.height);
    return beside && across >= down
      ? [x < box.left ? box.left : box.left + box.width, inside[1]]
      : [inside[0], y < box.top ? box.top : box.top + box.height];
  };
  const middle = (box: Box): [number, number] => [
    box.left + box.width / 2,
    box.top + box.height / 2,
  ];
  const to = edge(target, middle(guide));
  const from = edge(guide, to);
  return { from, to };
}
