import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rowsOf } from "../lib/printed/tables";
import { files, ROOT, said } from "./files";

const GAMES = readdirSync(join(ROOT, "games"));
const LANGUAGES = ["en", "fr"] as const;

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
