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

/** What the page has learnt to say since it was opened. */
const learnt: Record<Language, string>[] = [];

const speaking = (en: string[], fr: string[]): Both => ({
  en: new Words("en", [commonEn, pageEn, houseEn, ...learnt.map((more) => more.en), ...en]),
  fr: new Words("fr", [commonFr, pageFr, houseFr, ...learnt.map((more) => more.fr), ...fr]),
});

const plainly = speaking([], []);
const games = new Map<string, Both>();
let spoken = $state.raw<Both>(plainly);
let wanted: string | null = null;

/** A game whose words can be fetched. */
interface Spoken {
  id: string;
  words(): Promise<Record<Language, string>>;
}

/** From now on these are the words of this game; without one, the page's alone. */
export async function speakOf(game: Spoken | null): Promise<void> {
  wanted = game?.id ?? null;
  if (!game) {
    spoken = plainly;
    return;
  }
  const known = games.get(game.id) ?? (await learn(game));
  // Somebody may have left for another page meanwhile.
  if (wanted === game.id) spoken = known;
}

async function learn(game: Spoken): Promise<Both> {
  const { en, fr } = await game.words();
  const both = speaking([en], [fr]);
  games.set(game.id, both);
  return both;
}

/** More sentences of a game that is spoken of already, such as those of its rulebook. */
export function speakAlso(game: string, more: Record<Language, string>): void {
  const both = games.get(game);
  both?.en.add(more.en);
  both?.fr.add(more.fr);
}

/** More sentences of the page itself, for a part of it that is fetched when it is needed. */
export function learnAlso(more: Record<Language, string>): void {
  learnt.push(more);
  for (const both of [plainly, ...games.values()]) {
    both.en.add(more.en);
    both.fr.add(more.fr);
  }
}

/** The loader of the language in use. */
export const words = (): Words => spoken[settings.language];

/** A sentence of the page. */
export const t = (id: string, args: Fields = {}, seatName?: SeatName): string =>
  words().text(id, args, seatName);
