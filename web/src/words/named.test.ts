import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./files";

/** Sentences that once said something wrong, what they must say, and what they must not. */
const NAMED: [path: string, id: string, says: RegExp, not: RegExp][] = [
  ["web/src/games/saba/words/print/en", "saba-print-rebuild-1", /is paid for it/, /is paid, or/],
  ["web/src/games/saba/words/print/fr", "saba-print-rebuild-1", /récompense/, /la touche|fausse/],
  ["web/src/words/en", "game-versailles-pitch", /from place to place/, /round the yard/],
  ["web/src/words/fr", "game-versailles-pitch", /de lieu en lieu/, /autour de la cour/],
  ["games/queens-necklace/words/en", "thief-effect", /If you draw a Musketeer/, /Musketeer there/],
  ["games/queens-necklace/words/fr", "thief-effect", /Si c’est un Mousquetaire/, /s’y trouve un/],
  ["games/queens-necklace/words/en", "king-effect", /unless the Queen’s Necklace/, /You may lay/],
  ["games/queens-necklace/words/fr", "king-effect", /sauf si le Collier/, /^$/],
  [
    "web/src/games/queens-necklace/words/en",
    "page-qn-unknown-cards",
    /one card not known to all/,
    /nobody has seen/,
  ],
  [
    "web/src/games/queens-necklace/words/fr",
    "page-qn-unknown-cards",
    /une carte qui n’est pas connue de tous/,
    /que tous ne connaissent pas/,
  ],
  ["games/versailles/words/en", "event-over", /too few tiles left/, /no tiles left/],
  ["games/versailles/words/fr", "event-over", /pas assez de tuiles/, /plus de tuiles/],
  ["games/versailles/words/en", "event-counted", /\[0\] \{""\}/, /\{ \$total \} points:/],
  ["games/versailles/words/fr", "event-counted", /\[0\] \{""\}/, /\{ \$total \} points.:/],
  ["games/versailles/words/en", "event-built", /builds \{ NAME\(\$tile\) \}/, /build of/],
  [
    "games/queens-necklace/words/en",
    "event-sale-held-sold",
    /\{ \$jewels \} \{ NAME\(\$gem\) \} jewels/,
    /\$jewels \} \{ NAME\(\$gem, form: "many"\)/,
  ],
  [
    "games/queens-necklace/words/fr",
    "event-sale-held-sold",
    /\{ \$jewels \} bijoux \{ NAME\(\$gem, form: "no"\)/,
    /\$jewels \} \{ NAME/,
  ],
  // Offrir is what one does with a present: a card is put up (mettre en vente), a bid is enchérir.
  ["games/saba/words/fr", "action-offer", /Mettre en vente/, /[Oo]ffr/],
  ["games/saba/words/fr", "action-bid", /Enchérir/, /[Oo]ffr/],
];

it.each(NAMED)("%s says %s as it should", (path, id, says, not) => {
  const text = readFileSync(join(ROOT, `${path}.ftl`), "utf8");
  const said = new RegExp(`^${id} = [^]*?(?=^[a-z#]|$(?![^]))`, "m").exec(text)?.[0] ?? "";
  expect(said).toMatch(says);
  expect(said.slice(id.length)).not.toMatch(not);
});

it("nothing is told as a build of tiles, or as gems where jewels are sold", () => {
  const rendered = readFileSync(join(ROOT, "web/src/lib/words/rendered.json"), "utf8");
  expect(rendered).not.toMatch(/build of \d|sells \d+ (Rubies|Emeralds|Diamonds|Ambers)/);
});
