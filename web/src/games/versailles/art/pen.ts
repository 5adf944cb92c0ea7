import { type Corner, type Point, spin } from "./shapes";

const short = (value: number) => String(Number(value.toFixed(2)));
const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/**
 * Draws one tile, turned point by point and never as a picture: light and shadow keep
 * their side whatever the rotation. What it draws is markup of SVG.
 */
export class Pen {
  constructor(readonly turns: number) {}

  at(x: number, y: number): Point {
    return spin(x, y, this.turns);
  }

  outline(corners: readonly Corner[]): string {
    const steps = corners.map(([x, y, radius], at) => {
      const to = pair(this.at(x, y));
      if (at === 0) return `M${to}`;
      return radius ? `A${radius} ${radius} 0 0 0 ${to}` : `L${to}`;
    });
    return `${steps.join("")}Z`;
  }

  area(corners: readonly Corner[], kind: string): string {
    return `<path class="t-${kind}" d="${this.outline(corners)}"/>`;
  }

  line(points: readonly Point[], kind: string): string {
    return `<path class="t-${kind}" d="M${points.map(([x, y]) => pair(this.at(x, y))).join("L")}"/>`;
  }

  /** A curve that turns with the tile, given around a middle; mirrored if asked. */
  curve(x: number, y: number, d: string, kind: string, mirrored = false, more = 0): string {
    const flip = mirrored ? " scale(-1 1)" : "";
    return `<path class="t-${kind}" transform="translate(${pair(this.at(x, y))}) rotate(${this.turns * 90 + more})${flip}" d="${d}"/>`;
  }

  dot(x: number, y: number, radius: number, kind: string): string {
    const [cx, cy] = this.at(x, y);
    return `<circle class="t-${kind}" cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}"/>`;
  }

  /** A box that turns with the tile, by its middle and its size before turning. */
  box(x: number, y: number, width: number, height: number, kind: string): string {
    const [cx, cy] = this.at(x, y);
    const [w, h] = this.turns % 2 === 1 ? [height, width] : [width, height];
    return `<rect class="t-${kind}" x="${short(cx - w / 2)}" y="${short(cy - h / 2)}" width="${short(w)}" height="${short(h)}"/>`;
  }

  oval(x: number, y: number, rx: number, ry: number, kind: string): string {
    const [cx, cy] = this.at(x, y);
    const [a, b] = this.turns % 2 === 1 ? [ry, rx] : [rx, ry];
    return `<ellipse class="t-${kind}" cx="${short(cx)}" cy="${short(cy)}" rx="${a}" ry="${b}"/>`;
  }

  /** Something upright out of the sprite, 26 units wide at size one. */
  thing(name: string, x: number, y: number, size: number): string {
    const [cx, cy] = this.at(x, y);
    const wide = 26 * size;
    return `<use href="#ver-${name}" x="${short(cx - wide / 2)}" y="${short(cy - wide / 2)}" width="${short(wide)}" height="${short(wide)}"/>`;
  }

  tree(x: number, y: number, radius: number): string {
    const [cx, cy] = this.at(x, y);
    const r = radius;
    const ball = (dx: number, dy: number, size: number, kind: string) =>
      `<circle class="t-${kind}" cx="${short(cx + dx * r)}" cy="${short(cy + dy * r)}" r="${short(size * r)}"/>`;
    return (
      ball(0.35, 0.4, 1, "shade") + ball(0, 0, 1, "tree") + ball(-0.28, -0.3, 0.5, "tree-light")
    );
  }

  each(points: readonly Point[], draw: (x: number, y: number) => string): string {
    return points.map(([x, y]) => draw(x, y)).join("");
  }
}
