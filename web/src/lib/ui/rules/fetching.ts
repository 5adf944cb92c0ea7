import { gameOf } from "@/games";
import type { RuleBook } from "@/games/game";
import { speakAlso, speakOf } from "@/lib/words/current.svelte";
import en from "@/words/book/en.ftl?raw";
import fr from "@/words/book/fr.ftl?raw";

/** A rulebook with its words learnt; beside a table the game is spoken of already. */
export async function fetchBook(game: string, beside = false): Promise<RuleBook | null> {
  const found = gameOf(game);
  const book = await found?.book?.();
  if (!found || !book) return null;
  if (!beside) await speakOf(found);
  speakAlso(game, {
    en: `${en}\n${book.words.en}`,
    fr: `${fr}\n${book.words.fr}`,
  });
  return book;
}
