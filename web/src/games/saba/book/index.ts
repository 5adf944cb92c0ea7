import type { RuleBook } from "@/games/game";
import type { WorkedExample } from "@/lib/wire/protocol";
import type { View } from "@/lib/wire/saba";
import told from "@/lib/wire/saba.examples.json";
import sprite from "../art/jewels.svg?raw";
import en from "../words/book/en.ftl?raw";
import fr from "../words/book/fr.ftl?raw";
import { examples } from "./examples";
import { here } from "./here";
import { pictures } from "./pictures";
import { place } from "./place";

export const book: RuleBook = {
  text: {
    en: async () => (await import("@games/saba/book/en.md?raw")).default,
    fr: async () => (await import("@games/saba/book/fr.md?raw")).default,
  },
  words: { en, fr },
  sprite,
  facts: { players: "3–7", minutes: "60", ours: true },
  pictures,
  examples,
  told: told as Record<string, WorkedExample>,
  reference: { "SA-C4": { picture: "coordinates/xy", title: "saba-book-coordinates" } },
  place: (view: View | null) => place(view),
  here: (table, view: View | null, chapter) => here(table, view, chapter),
};
