import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readBook, refsOf, slugsOf, textsOf } from "@/lib/ui/rules/book";
import { blocks } from "@/lib/ui/rules/markdown";
import { LANGUAGES } from "@/lib/words/words";
import { games } from ".";

/** In this order; a game may have more between them. */
const CHAPTERS = [
  "five-sentences",
  "setting-up",
  "your-turn",
  "worked-examples",
  "the-end",
  "questions",
  "variants",
  "for-judges",
];
const FEWEST = 1500;
const MOST = 2500;

const source = (game: string, lang: string) =>
  readFileSync(`../games/${game}/book/${lang}.md`, "utf8");
const ledger = (game: string) =>
  blocks(readFileSync(`../games/${game}/RULES.md`, "utf8")).flatMap((block) =>
    block.kind === "list" ? block.items.flatMap(({ rule }) => rule ?? []) : [],
  );

/** What both languages must agree in: addresses, pictures, examples and rules, in order. */
const bones = (text: string) =>
  blocks(text).flatMap((block) => {
    if (block.kind === "heading") return block.level === 1 ? [] : [`#${block.id}`];
    if (block.kind === "picture") return [[block.name, ...block.args].join("/")];
    return block.kind === "example" ? [`example ${block.name}`] : refsOf(block);
  });

const written = games.filter((game) => game.book);

/** A book brings its pictures along, which takes a while where many tests run at once. */
const PATIENT = 60_000;

describe.each(written)("the rulebook of $id", { timeout: PATIENT }, (game) => {
  const en = source(game.id, "en");

  it("has the same bones in every language", () => {
    for (const lang of LANGUAGES) expect(bones(source(game.id, lang)), lang).toEqual(bones(en));
  });

  it("has every address once, and the chapters in their order", () => {
    const slugs = slugsOf(readBook(en));
    expect(new Set(slugs).size).toBe(slugs.length);
    const chapters = readBook(en).chapters.map(({ slug }) => slug);
    expect(chapters.filter((slug) => CHAPTERS.includes(slug))).toEqual(CHAPTERS);
    const gallery = chapters.filter((slug) => slug.startsWith("all-the-"));
    expect(gallery).toHaveLength(1);
  });

  it("cites rules that are there, and leaves none out", () => {
    const rules = ledger(game.id);
    const cited = new Set(blocks(en).flatMap(refsOf));
    expect([...cited].filter((id) => !rules.includes(id))).toEqual([]);
    expect(rules.filter((id) => !cited.has(id))).toEqual([]);
  });

  it("draws what it names, and says what it shows", async () => {
    const book = await game.book?.();
    for (const block of blocks(en)) {
      if (block.kind === "picture") expect(book?.pictures, block.name).toHaveProperty(block.name);
      if (block.kind === "example") expect(book?.examples, block.name).toHaveProperty(block.name);
      if (block.kind === "picture" || block.kind === "example")
        expect(block.alt, block.name).not.toBe("");
    }
    const examples = blocks(en).filter(({ kind }) => kind === "example");
    expect(examples.length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(book?.examples ?? {}).sort()).toEqual(Object.keys(book?.told ?? {}).sort());
  });

  it("sets only switches that the examples have", async () => {
    const book = await game.book?.();
    for (const [name, { cases }] of Object.entries(book?.examples ?? {}))
      for (const { set } of cases ?? [])
        for (const [id, position] of Object.entries(set)) {
          const found = book?.told[name]?.switches.find((each) => each.name === id);
          expect(found?.positions, `${name} ${id}`).toContain(position);
        }
  });

  it.each(LANGUAGES)("is neither too short nor too long in %s", (lang) => {
    const read = blocks(source(game.id, lang))
      .filter(({ kind }) => kind !== "picture" && kind !== "example")
      .flatMap(textsOf)
      .join(" ");
    const words = read.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(FEWEST);
    expect(words).toBeLessThanOrEqual(MOST);
  });
});
