import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rowsOf } from "../lib/printed/tables";

const ROOT = join(process.cwd(), "..");
const GAMES = readdirSync(join(ROOT, "games"));
const LANGUAGES = ["en", "fr"] as const;

function files(folder: string, name: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((each) => {
    const path = join(folder, each);
    if (statSync(path).isDirectory()) return files(path, name);
    return each === name ? [path] : [];
  });
}

/** What is said: no ids, comments, names of forms or addresses. */
function said(path: string): string[] {
  const lines = readFileSync(path, "utf8").replaceAll("\u00a0", " ").split("\n");
  if (path.endsWith(".md"))
    return lines.map((line) => line.replace(/\]\([^)]*\)|\{#[^}]*\}|`[^`]*`/g, "]"));
  return lines
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.replace(/^(\s*\.)?[a-z][\w-]* =|^\s*\*?\[[\w-]+\]/, "").trim())
    .map((line) => line.replace(/\$[\w-]+/g, "$"));
}

/** Every file of a game that speaks this language. */
const filesOf = (game: string, language: string): string[] => [
  ...files(join(ROOT, "games", game, "words"), `${language}.ftl`),
  ...files(join(ROOT, "web/src/games", game, "words"), `${language}.ftl`),
  ...files(join(ROOT, "games", game, "book"), `${language}.md`),
  join(ROOT, "games", game, language === "fr" ? "RULES.fr.md" : "RULES.md"),
];

/** The rows of a game's glossary; the last column may hold commas. */
const glossary = (game: string) =>
  rowsOf(readFileSync(join(ROOT, "games", game, "words/glossary.csv"), "utf8"));

describe.each(GAMES)("the words of %s", (game) => {
  it("have one glossary, with terms that do not forbid each other", () => {
    const rows = glossary(game);
    expect(rows.length).toBeGreaterThan(8);
    for (const { lang, term, not } of rows) {
      expect(LANGUAGES).toContain(lang);
      expect(term && not, JSON.stringify({ term, not })).toBeTruthy();
      const wrong = forbidden(rows, lang ?? "").filter(({ pattern }) => pattern.test(term ?? ""));
      expect(wrong.map((each) => each.term)).toEqual([]);
    }
  });

  it.each(LANGUAGES)("say one thing in one word in %s", (language) => {
    const rows = forbidden(glossary(game), language);
    const found = filesOf(game, language).flatMap((path) =>
      said(path).flatMap((line) =>
        rows
          .filter(({ pattern }) => pattern.test(line))
          .map(({ term, pattern }) => {
            const what = pattern.exec(line)?.[0];
            return `${path.slice(ROOT.length + 1)}: "${what}" (say ${term}): ${line.slice(0, 90)}`;
          }),
      ),
    );
    expect(found).toEqual([]);
  });
});

function forbidden(rows: Record<string, string>[], language: string) {
  return rows
    .filter(({ lang }) => lang === language)
    .flatMap(({ term = "", not = "" }) =>
      alternatives(not).map((word) => ({
        term,
        pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${word})(?![\\p{L}\\p{N}])`, "iu"),
      })),
    );
}

/** Parted by bars that stand in no bracket. */
function alternatives(not: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of not) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

describe("French", () => {
  const all = [
    ...files(join(ROOT, "games"), "fr.ftl"),
    ...files(join(ROOT, "web/src"), "fr.ftl"),
    join(ROOT, "crates/words/common/fr.ftl"),
  ];

  it("elides before every player's name", () => {
    const wrong = all.flatMap((path) =>
      said(path)
        .filter((line) => /(?<![\p{L}’])(?:de|que|lorsque|puisque) \{ SEAT\(/iu.test(line))
        .map((line) => `${path}: ${line}`),
    );
    expect(wrong).toEqual([]);
  });

  it("calls none not one: a plural that names no number has a word for 0 or stands for 1", () => {
    const wrong = all.flatMap((path) => {
      const lines = readFileSync(path, "utf8").split("\n");
      return lines.flatMap((line, at) => {
        const one = /^(\s*)\[one\] (.*)$/.exec(line);
        if (!one) return [];
        const before = lines.slice(0, at);
        const start = before.findLastIndex((each) => each.trimEnd().endsWith("->"));
        const [, variable = ""] = /\{ \$([\w-]+) ->\s*$/.exec(lines[start] ?? "") ?? [];
        const zero = before.slice(start).some((each) => each.startsWith(`${one[1]}[0]`));
        return zero || one[2]?.includes(`{ $${variable} }`) ? [] : [`${path}: ${line.trim()}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it("never leaves points without their plural", () => {
    const wrong = all.flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => /\{ \$(points|score|total) \} points/.test(line))
        .filter((line) => !/^\s*\*?\[(other|[2-9])\]/.test(line))
        .map((line) => `${path}: ${line}`),
    );
    expect(wrong).toEqual([]);
  });
});
