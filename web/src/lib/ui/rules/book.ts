import { type Block, blocks, type Inline, plainText } from "./markdown";

/** A stretch of a chapter under a heading of its own; the first may have none. */
export interface Section {
  heading: { text: Inline[]; slug: string } | null;
  blocks: Block[];
}
export interface Chapter {
  slug: string;
  title: Inline[];
  sections: Section[];
}
/** A rulebook as it is read: a title, then chapters. */
export interface BookText {
  title: string;
  chapters: Chapter[];
}

export function readBook(source: string): BookText {
  const book: BookText = { title: "", chapters: [] };
  for (const block of blocks(source)) {
    if (block.kind !== "heading") {
      book.chapters.at(-1)?.sections.at(-1)?.blocks.push(block);
      continue;
    }
    const { level, text, id } = block;
    if (level === 1) book.title = plainText(text);
    else if (level === 2)
      book.chapters.push({
        slug: id,
        title: text,
        sections: [{ heading: null, blocks: [] }],
      });
    else book.chapters.at(-1)?.sections.push({ heading: { text, slug: id }, blocks: [] });
  }
  return book;
}

/** What is read of a block: pictures and examples by what they show. */
export function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return [plainText(block.text)];
    case "list":
      return block.items.map(({ text }) => plainText(text));
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(" · "));
    case "picture":
    case "example":
      return [block.alt];
  }
}

/** The rules a block rests on. */
export function refsOf(block: Block): string[] {
  if (block.kind === "paragraph") return block.refs;
  return block.kind === "list" ? block.items.flatMap(({ refs }) => refs) : [];
}

/** Everything of a book that has an address, in order. */
export const slugsOf = (book: BookText): string[] =>
  book.chapters.flatMap(({ slug, sections }) => [
    slug,
    ...sections.flatMap(({ heading }) => (heading ? [heading.slug] : [])),
  ]);

/** The chapter an address belongs to. */
export const chapterOf = (book: BookText, slug: string): Chapter | undefined =>
  book.chapters.find(
    (chapter) =>
      chapter.slug === slug || chapter.sections.some(({ heading }) => heading?.slug === slug),
  );

/** Letters as they are looked for: small, without accents, apostrophes alike. */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’‘]/g, "'")
    .replaceAll("œ", "oe")
    .replaceAll("Œ", "oe")
    .toLowerCase();

export interface Hit {
  slug: string;
  /** The chapter, and the heading in it if there is one. */
  where: string[];
  /** The sentence around what was found. */
  excerpt: string;
}

/** Where all these words stand together. Headings come first, then the order of the book. */
export function find(book: BookText, query: string, most = 12): Hit[] {
  const wanted = folded(query)
    .split(/[\s-]+/)
    .filter((word) => word !== "");
  if (wanted.length === 0) return [];
  const has = (text: string) => {
    const there = folded(text);
    return wanted.every((word) => there.includes(word));
  };
  const inHeadings: Hit[] = [];
  const inTexts: Hit[] = [];
  for (const chapter of book.chapters)
    for (const { heading, blocks } of chapter.sections) {
      const slug = heading?.slug ?? chapter.slug;
      const own = plainText(heading?.text ?? chapter.title);
      const where = heading ? [plainText(chapter.title), own] : [own];
      const texts = blocks.flatMap((block) =>
        textsOf(block).map((text) => ({ text, refs: refsOf(block) })),
      );
      if (has(own)) inHeadings.push({ slug, where, excerpt: texts[0]?.text ?? "" });
      const found = texts.find(({ text, refs }) => has(`${own} ${text} ${refs.join(" ")}`));
      if (found && !has(own)) inTexts.push({ slug, where, excerpt: around(found.text, wanted) });
    }
  return [...inHeadings, ...inTexts].slice(0, most);
}

const LONGEST = 130;

/** As much of a text as fits in two lines, with the first word that was found in it. */
function around(text: string, wanted: readonly string[]): string {
  if (text.length <= LONGEST) return text;
  const places = wanted.map((word) => folded(text).indexOf(word)).filter((place) => place >= 0);
  const from = Math.max(0, Math.min(...places, text.length) - 40);
  const start = from === 0 ? 0 : text.indexOf(" ", from) + 1;
  const part = text.slice(start, start + LONGEST);
  return `${start > 0 ? "… " : ""}${part.slice(0, part.lastIndexOf(" "))} …`;
}
