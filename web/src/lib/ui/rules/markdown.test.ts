import { describe, expect, it } from "vitest";
import { blocks, inlines } from "./markdown";

describe("the ledger's Markdown", () => {
  it("reads headings, sentences with their rule ids, and tables", () => {
    const read = blocks(`# A game

2-4 players,
one hour.

## Setting up
- QN-S1 Tiles lie left to right.
- Plain \`Decision\` text
  that goes on.

| card | prices |
| --- | --- |
| Ring | 9 7 |
`);
    expect(read.map((block) => block.kind)).toEqual([
      "heading",
      "paragraph",
      "heading",
      "list",
      "table",
    ]);
    expect(read[1]).toEqual({
      kind: "paragraph",
      text: [{ kind: "text", text: "2-4 players, one hour." }],
      refs: [],
    });
    expect(read[3]).toMatchObject({ items: [{ rule: "QN-S1" }, { rule: null }] });
    expect(read[4]).toMatchObject({ rows: [[[{ text: "Ring" }], [{ text: "9 7" }]]] });
  });

  it("reads marks inside a line", () => {
    expect(inlines("a **b** `c` *d* [e](f)").map((part) => part.kind)).toEqual([
      "text",
      "strong",
      "text",
      "code",
      "text",
      "em",
      "text",
      "link",
    ]);
  });

  it("reads the addresses, references, pictures and examples of a rulebook", () => {
    const read = blocks(`## The sale {#the-sale}
Lay them *in rows*.
Twice. [QN-V2] [QN-V3]
1. First [QN-V1]
2. Second
![Two cards](picture:cards/ring/king)
![A sale](example:sale)
`);
    expect(read[0]).toMatchObject({ kind: "heading", id: "the-sale" });
    expect(read[1]).toMatchObject({ kind: "paragraph", refs: ["QN-V2", "QN-V3"] });
    expect(read[2]).toMatchObject({
      kind: "list",
      ordered: true,
      items: [{ refs: ["QN-V1"] }, { refs: [] }],
    });
    expect(read[3]).toEqual({
      kind: "picture",
      alt: "Two cards",
      name: "cards",
      args: ["ring", "king"],
    });
    expect(read[4]).toEqual({ kind: "example", alt: "A sale", name: "sale" });
  });
});
