import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { files, ROOT, said } from "./files";

/** A line with spaces that do not break where French wants one. */
const joined = (line: string): string =>
  line
    .replace(/(?<=\S) (?=[;:!?»](?!-))/g, "\u00a0")
    .replace(/« /g, "«\u00a0")
    .replace(/(?<=(?<![\w-])\d{1,3}) (?=\d{3}(?!\d))/g, "\u00a0");

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

  it("never parts a sign from its word: no line breaks before ; : ! ? » or after «", () => {
    const written = [
      ...all,
      ...files(join(ROOT, "games"), "fr.md"),
      ...files(join(ROOT, "games"), "RULES.fr.md"),
      ...files(join(ROOT, "crates/fixtures"), "fr.ftl"),
    ];
    expect(written.length).toBeGreaterThan(20);
    const wrong = written.flatMap((path) => {
      const text = readFileSync(path, "utf8");
      const mended = text.split("\n").map(joined).join("\n");
      if (process.env.UPDATE && mended !== text) writeFileSync(path, mended);
      return text
        .split("\n")
        .filter((line) => !process.env.UPDATE && joined(line) !== line)
        .map((line) => `${path.slice(ROOT.length + 1)}: ${line.trim()}`);
    });
    expect(wrong, "UPDATE=1 npx vitest run src/words/french.test.ts mends them").toEqual([]);
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
