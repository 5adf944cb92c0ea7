import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { kebab } from "../lib/words/arguments";
import { Words } from "../lib/words/words";

const SOURCE = join(process.cwd(), "src");
const read = (path: string) => readFileSync(join(SOURCE, path), "utf8");
const GAMES = readdirSync(join(SOURCE, "games")).filter((name) => !name.includes("."));
/** The page's own files, and those of each game's table. */
const places = [
  "words",
  "words/house",
  "words/device",
  "words/book",
  ...GAMES.flatMap((game) =>
    ["", "/aids", "/print", "/book"].map((part) => `games/${game}/words${part}`),
  ),
].filter((place) => existsSync(join(SOURCE, place)));
const sourceOf = (language: string) =>
  places.map((place) => read(`${place}/${language}.ftl`)).join("\n");
const sources = { en: sourceOf("en"), fr: sourceOf("fr") };
const ids = (source: string) =>
  [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "").sort();

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts") ? [path] : [];
  });
}

describe("the page's sentences", () => {
  it.each(places)("are the same in both languages in %s", (place) => {
    expect(ids(read(`${place}/fr.ftl`))).toEqual(ids(read(`${place}/en.ftl`)));
  });

  it.each(["en", "fr"] as const)("parse without a fault in %s", (language) => {
    expect(() => new Words(language, [sources[language]], true)).not.toThrow();
  });

  it("are all there: every id the page asks for", () => {
    const known = new Set(ids(sources.en));
    const asked = files(SOURCE).flatMap((file) =>
      [
        ...readFileSync(file, "utf8").matchAll(
          /"((?:page|refused|effect|game|book|example|qn|saba|ver)-[a-z-]*[a-z])"/g,
        ),
      ].map(([, id]) => id ?? ""),
    );
    expect(asked.length).toBeGreaterThan(80);
    expect([...new Set(asked)].filter((id) => id !== "page-head" && !known.has(id))).toEqual([]);
  });

  it("answer every sentence of the status line", () => {
    const known = new Set(ids(sources.en));
    const status = readFileSync(join(SOURCE, "games/queens-necklace/status.ts"), "utf8");
    const asked = [...status.matchAll(/say\("([a-z-]+)"/g)].map(([, id]) => `page-qn-${id}`);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
  });

  it("explain every step of a first game", () => {
    const known = new Set(ids(sources.en));
    const tips = GAMES.flatMap((game) =>
      [...read(`games/${game}/guide.ts`).matchAll(/tip\("([a-z-]+)"/g)].map(([, id]) => id ?? ""),
    );
    expect(tips.length).toBeGreaterThan(30);
    expect(tips.filter((id) => !known.has(id))).toEqual([]);
  });

  it("turn a refusal's name into its sentence's id", () => {
    expect(kebab("house_trouble")).toBe("house-trouble");
  });
});
