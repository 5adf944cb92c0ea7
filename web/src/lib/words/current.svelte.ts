import commonEn from "@crates/words/common/en.ftl?raw";
import commonFr from "@crates/words/common/fr.ftl?raw";
import pageEn from "../../words/en.ftl?raw";
import pageFr from "../../words/fr.ftl?raw";
import { settings } from "../settings.svelte";
import type { Fields } from "./arguments";
import { type Language, type SeatName, Words } from "./words";

/** The words in the guest's language. Reading them follows the language switch. */
const all: Record<Language, Words> = {
  en: new Words("en", [commonEn, pageEn]),
  fr: new Words("fr", [commonFr, pageFr]),
};
const known = new Set<string>();

export function teach(game: string, sources: Record<Language, string>): void {
  if (known.has(game)) return;
  known.add(game);
  all.en.add(sources.en);
  all.fr.add(sources.fr);
}

/** The loader of the language in use. */
export const words = (): Words => all[settings.language];

/** A sentence of the page. */
export const t = (id: string, args: Fields = {}, seatName?: SeatName): string =>
  words().text(id, args, seatName);
