import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

/** What the compositor moves by itself; anything else would lay out or paint at every step. */
const LIGHT = ["transform", "translate", "scale", "rotate", "opacity", "none"];
const SOURCE = join(process.cwd(), "src");

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|css)$/.test(name) ? [path] : [];
  });
}

const styles = files(SOURCE).map((path) => ({ path, text: readFileSync(path, "utf8") }));

describe("motion", () => {
  it("changes only transform and opacity in transitions", () => {
    const found = styles.flatMap(({ path, text }) =>
      [...text.matchAll(/[;{\s]transition:\s*([^;}]+)/g)].flatMap(([, list = ""]) =>
        list
          .replace(/\([^)]*\)/g, "")
          .split(",")
          .map((part) => part.trim().split(/\s+/)[0] ?? "")
          .filter((property) => !LIGHT.includes(property))
          .map((property) => `${path.slice(SOURCE.length)}: ${property}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it("changes only transform and opacity in animations", () => {
    const frames = styles.flatMap(({ path, text }) =>
      [...text.matchAll(/@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)/g)].map(
        ([, body = ""]) => ({
          path,
          body,
        }),
      ),
    );
    expect(frames.length).toBeGreaterThan(8);
    const found = frames.flatMap(({ path, body }) =>
      [...body.matchAll(/([a-z-]+)\s*:/g)]
        .map(([, property = ""]) => property)
        .filter((property) => !LIGHT.includes(property))
        .map((property) => `${path.slice(SOURCE.length)}: ${property}`),
    );
    expect(found).toEqual([]);
  });
});
