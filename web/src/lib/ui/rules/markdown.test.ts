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
});
