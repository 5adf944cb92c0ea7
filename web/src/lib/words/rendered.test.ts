import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import rendered from "./rendered.json";
import { LANGUAGES, type Language, Words } from "./words";

/** What the command line's loader said, for every kind of event and action of every game. */
interface Rendered {
  game: string;
  lang: string;
  prefix: string;
  fact: { type: string };
  names: string[];
  text: string;
}

const root = join(process.cwd(), "..");
function loader(game: string, language: Language): Words {
  const folders = [join(root, "games", game, "words"), join(root, "crates/fixtures/words", game)];
  const folder = folders.find((each) => existsSync(each)) ?? "";
  const read = (path: string) => readFileSync(join(path, `${language}.ftl`), "utf8");
  return new Words(language, [read(join(root, "crates/words/common")), read(folder)], true);
}

describe("both loaders say the same", () => {
  const all = rendered as Rendered[];
  for (const game of new Set(all.map((each) => each.game))) {
    for (const language of LANGUAGES) {
      it(`${game} in ${language}`, () => {
        const words = loader(game, language);
        for (const { prefix, fact, names, text } of all.filter(
          (each) => each.game === game && each.lang === language,
        )) {
          const nameOf = (seat: number) =>
            names[seat] ?? words.text("seat-unnamed", { number: seat + 1 });
          const said =
            prefix === "event"
              ? words.event(fact, nameOf)
              : words.rich(`${prefix}-${fact.type.replaceAll("_", "-")}`, fact, nameOf);
          expect(said.map((part) => part.text).join("")).toBe(text);
        }
      });
    }
  }
});
