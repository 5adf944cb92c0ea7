/**
 * As much Markdown as rule ledgers and rulebooks use, read into blocks that the page draws
 * itself. A rulebook also has headings with an address (`## The sale {#the-sale}`), rules that
 * a paragraph rests on (`[QN-V6]` at its end), and lines that are a picture or an example.
 */
export type Inline =
  | { kind: "text" | "code" | "strong" | "em"; text: string }
  | { kind: "link"; text: string; href: string };
export type Block =
  | { kind: "heading"; level: number; text: Inline[]; id: string }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "paragraph"; text: Inline[]; refs: string[] }
  | { kind: "picture"; alt: string; name: string; args: string[] }
  | { kind: "example"; alt: string; name: string };
/** A sentence of the ledger, `rule` being its id, e.g. QN-P1; or of a book, with what it rests on. */
export interface Item {
  rule: string | null;
  text: Inline[];
  refs: string[];
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
const RULE = /^([A-Z]{2}-[A-Z]+\d+)\s+/;
const REFS = /(?:\s*\[[A-Z]{2}-[A-Z]+\d+\])+\s*$/;
const ITEM = /^(?:[-*]|\d+\.)\s+/;
const DRAWN = /^!\[([^\]]*)\]\((picture|example):([^)\s]+)\)\s*$/;
const SLUG = /\s*\{#([a-z0-9-]+)\}\s*$/;

export function inlines(source: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of source.matchAll(INLINE)) {
    if (match.index > at) found.push({ kind: "text", text: source.slice(at, match.index) });
    const [whole, code, strong, em, label, href] = match;
    if (code !== undefined) found.push({ kind: "code", text: code });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else if (label !== undefined && href !== undefined)
      found.push({ kind: "link", text: label, href });
    at = match.index + whole.length;
  }
  if (at < source.length) found.push({ kind: "text", text: source.slice(at) });
  return found;
}

/** A text, and the ids of rules at its end. */
function referred(source: string): { text: Inline[]; refs: string[] } {
  const end = REFS.exec(source)?.[0] ?? "";
  const refs = [...end.matchAll(/\[([^\]]+)\]/g)].map(([, id = ""]) => id);
  return { text: inlines(source.slice(0, source.length - end.length)), refs };
}

/** What is read, without the marks in it. */
export const plainText = (text: readonly Inline[]): string =>
  text.map((part) => part.text).join("");

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inlines(cell.trim()));

const slug = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

export function blocks(source: string): Block[] {
  const lines = source.replaceAll("\r", "").split("\n");
  const found: Block[] = [];
  let at = 0;
  const line = () => lines[at] ?? "";
  while (at < lines.length) {
    const heading = /^(#{1,6})\s+(.*)$/.exec(line());
    if (line().trim() === "" || /^---+$/.test(line())) at += 1;
    else if (heading) {
      const [, marks = "", line = ""] = heading;
      const text = line.replace(SLUG, "");
      const id = SLUG.exec(line)?.[1] ?? slug(text);
      found.push({ kind: "heading", level: marks.length, text: inlines(text), id });
      at += 1;
    } else if (DRAWN.test(line())) {
      const [, alt = "", kind, named = ""] = DRAWN.exec(line()) ?? [];
      const [name = "", ...args] = named.split("/");
      found.push(
        kind === "picture" ? { kind: "picture", alt, name, args } : { kind: "example", alt, name },
      );
      at += 1;
    } else if (ITEM.test(line())) {
      const items: Item[] = [];
      const ordered = /^\d/.test(line());
      while (ITEM.test(line())) {
        let text = line().replace(ITEM, "");
        at += 1;
        while (/^\s+\S/.test(line())) {
          text += ` ${line().trim()}`;
          at += 1;
        }
        const rule = RULE.exec(text)?.[1] ?? null;
        items.push({ rule, ...referred(rule ? text.replace(RULE, "") : text) });
      }
      found.push({ kind: "list", ordered, items });
    } else if (line().startsWith("|")) {
      const head = cells(line());
      at += 2;
      const rows: Inline[][][] = [];
      while (line().startsWith("|")) {
        rows.push(cells(line()));
        at += 1;
      }
      found.push({ kind: "table", head, rows });
    } else {
      let text = line().trim();
      at += 1;
      while (
        at < lines.length &&
        line().trim() !== "" &&
        !/^(#|[-*]\s|\d+\.\s|\||!\[)/.test(line())
      ) {
        text += ` ${line().trim()}`;
        at += 1;
      }
      found.push({ kind: "paragraph", ...referred(text) });
    }
  }
  return found;
}
