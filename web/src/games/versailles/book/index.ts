import type { RuleBook } from "@/games/game";
import type { WorkedExample } from "@/lib/wire/protocol";
import type { View } from "@/lib/wire/versailles";
import told from "@/lib/wire/versailles.examples.json";
import sprite from "../art/palace.svg?raw";
import en from "../words/book/en.ftl?raw";
import fr from "../words/book/fr.ftl?raw";
import { examples } from "./examples";
import { here } from "./here";
import { pictures } from "./pictures";
import { place } from "./place";

export const book: RuleBook = {
  text: {
    en: async () => (await import("@games/versailles/book/en.md?raw")).default,
    fr: async () => (await import("@games/versailles/book/fr.md?raw")).default,
  },
  words: { en, fr },
  sprite,
  facts: { players: "2–5", minutes: "60–90", ours: true },
  pictures,
  read: ["decorations", "ledger", "slots", "start", "tile", "tiles", "tracks", "yields"],
  reference: {
    "VE-C1": { picture: "ledger", title: "ver-book-ledger-tiles" },
    "VE-Y2": { picture: "yard", title: "ver-book-ledger-yard" },
  },
  examples,
  told: told as Record<string, WorkedExample>,
  place: (view: View | null) => place(view),
  here: (table, view: View | null, chapter) => here(table, view, chapter),
};
