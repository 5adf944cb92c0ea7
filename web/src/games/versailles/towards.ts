/** The nearest thing on the plan that can be touched, in the direction of an arrow key. */
export function towards(from: Element, key: string): SVGElement | null {
  const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const plan = from.closest("svg.plan");
  if (!step || !plan) return null;
  const [dx = 0, dy = 0] = step;
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [x, y] = middle(from);
  let best: SVGElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const there of plan.querySelectorAll<SVGElement>("[role=button]")) {
    const [tx, ty] = middle(there);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const far = ahead + aside * 2;
    if (there === from || ahead < 4 || far >= least) continue;
    least = far;
    best = there;
  }
  return best;
}
