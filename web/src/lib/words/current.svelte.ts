import commonEn from "@crates/words/common/en.ftl?raw";
import commonFr from "@crates/words/common/fr.ftl?raw";
import pageEn from "../../words/en.ftl?raw";
import pageFr from "../../words/fr.ftl?raw";
import houseEn from "../../words/house/en.ftl?raw";
import houseFr from "../../words/house/fr.ftl?raw";
import { settings } from "../settings.svelte";
import type { Fields } from "./arguments";
import { type Language, type SeatName, Words } from "./words";

/**
 * The words in the guest's language, with those of the game that is on the table: games
 * may use the same ids for different things. Reading them follows the language switch.
 */
type Both = Record<Language, Words>;

const speaking = (en: string[], fr: string[]): Both => ({
  en: new Words("en", [commonEn, pageEn, houseEn, ...en]),
  fr: new Words("fr", [commonFr, pageFr, houseFr, ...fr]),
});

const plainly = speaking([], []);
const games = new Map<string, Both>();
let spoken = $state.raw<Both>(plainly);

/** From now on these are the words of this game; without one, the page's alone. */
export function speakOf(game: { id: string; words: Record<Language, string> } | null): void {
  if (!game) {
    spoken = plainly;
    return;
  }
  const known = games.get(game.id) ?? speaking([game.words.en], [game.words.fr]);
  games.set(game.id, known);
  spoken = known;
}

/** The loader of the language in use. */
export const words = (): Words => spoken[settings.language];

/** A sentence of the page. */
export const t = (id: string, args: Fields = {}, seatName?: SeatName): string =>
  words().text(id, args, seatName);
