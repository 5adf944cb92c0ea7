import type { RuleBook } from "@/games/game";
import type { WorkedExample } from "@/lib/wire/protocol";
import type { View } from "@/lib/wire/queens-necklace";
import told from "@/lib/wire/queens-necklace.examples.json";
import sprite from "../art/cards.svg?raw";
import en from "../words/book/en.ftl?raw";
import fr from "../words/book/fr.ftl?raw";
import { examples } from "./examples";
import { here } from "./here";
import { pictures } from "./pictures";
import { place } from "./place";

export const book: RuleBook = {
  text: {
    en: async () => (await import("@games/queens-necklace/book/en.md?raw")).default,
    fr: async () => (await import("@games/queens-necklace/book/fr.md?raw")).default,
  },
  words: { en, fr },
  sprite,
  facts: { players: "2–4", minutes: "30–45" },
  pictures,
  examples,
  told: told as Record<string, WorkedExample>,
  place: (view: View | null) => place(view),
  here: (table, view: View | null, chapter) => here(table, view, chapter),
};
