import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { together } from "@/lib/printed/origin";
import { rowsOf } from "@/lib/printed/tables";
import { type Block, blocks, type Inline } from "@/lib/ui/rules/markdown";
import { originsIn } from "@/lib/ui/rules/statuses";
import { originOf, STEPS } from "./origins";
import { TRACKS } from "./technologies";

const data = (name: string) => rowsOf(readFileSync(`../games/versailles/data/${name}.csv`, "utf8"));
type Table = Extract<Block, { kind: "table" }>;
const plain = (cell: readonly Inline[] = []) => cell.map((part) => part.text).join("");
const tablesOf = (file: string): Table[] =>
  blocks(readFileSync(`../games/versailles/${file}`, "utf8")).filter(
    (block): block is Table => block.kind === "table",
  );

/** Whom a row of the ledger is about: "2, 3", "1-3", or all. */
function places(text: string, players: number): number[] {
  const span = /^(\d)-(\d)$/.exec(text);
  if (span) return [1, 2, 3, 4, 5].filter((at) => at >= Number(span[1]) && at <= Number(span[2]));
  const named = text.match(/\d/g)?.map(Number);
  return named ?? Array.from({ length: players }, (_, at) => at + 1);
}

describe.each(["RULES.md", "RULES.fr.md"])("the tables of %s", (file) => {
  const [start, steps] = tablesOf(file);

  it("have the workers of the start as the data file has them", () => {
    const shown = (start?.rows ?? []).flatMap(([players, seats, ...rest]) =>
      places(plain(seats), Number(plain(players))).map(
        (seat) => `${plain(players)},${seat},${rest.slice(0, 6).map(plain).join(",")}`,
      ),
    );
    const printed = data("start").map(({ status: _, ...row }) => Object.values(row).join(","));
    expect(shown).toEqual(printed);
  });

  it("have what technologies cost as the data file has it, and say what is ours", () => {
    TRACKS.forEach((track, at) => {
      const row = steps?.rows[at] ?? [];
      const printed = STEPS.filter((step) => step.track === track);
      const numbers = (text: string) => text.match(/\d+/g)?.map(Number);
      printed.forEach(({ workers, wood, marble, gold }, step) => {
        const costs = [workers, wood, marble, gold].map(Number);
        expect(numbers(plain(row[step + 1])), `${track} ${step + 1}`).toEqual(costs);
      });
      const head = steps?.head ?? [];
      const said = together(originsIn({ kind: "table", head, rows: [row] }));
      expect(said).toBe(together(printed.map(originOf)));
    });
  });
});
