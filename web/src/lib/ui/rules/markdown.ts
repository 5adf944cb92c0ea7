/** As much Markdown as a rule ledger uses, read into blocks that the page draws itself. */
export type Inline =
  | { kind: "text" | "code" | "strong" | "em"; text: string }
  | { kind: "link"; text: string; href: string };
export type Block =
  | { kind: "heading"; level: number; text: Inline[]; id: string }
  | { kind: "list"; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  | { kind: "paragraph"; text: Inline[] };
/** One sentence of the ledger; `rule` is its id, e.g. QN-P1. */
export interface Item {
  rule: string | null;
  text: Inline[];
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)\s]+)\)/g;
const RULE = /^([A-Z]{2}-[A-Z]+\d+)\s+/;

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

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inlines(cell.trim()));

const slug = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFD")
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
      const [, marks = "", text = ""] = heading;
      found.push({ kind: "heading", level: marks.length, text: inlines(text), id: slug(text) });
      at += 1;
    } else if (/^[-*]\s+/.test(line())) {
      const items: Item[] = [];
      while (/^[-*]\s+/.test(line())) {
        let text = line().replace(/^[-*]\s+/, "");
        at += 1;
        while (/^\s+\S/.test(line())) {
          text += ` ${line().trim()}`;
          at += 1;
        }
        const rule = RULE.exec(text)?.[1] ?? null;
        items.push({ rule, text: inlines(rule ? text.replace(RULE, "") : text) });
      }
      found.push({ kind: "list", items });
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
      while (at < lines.length && line().trim() !== "" && !/^(#|[-*]\s|\|)/.test(line())) {
        text += ` ${line().trim()}`;
        at += 1;
      }
      found.push({ kind: "paragraph", text: inlines(text) });
    }
  }
  return found;
}
