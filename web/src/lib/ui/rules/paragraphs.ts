import { house } from "@/lib/house";
import { blocks, type Inline } from "./markdown";

const plain = (text: Inline[]) => text.map((part) => part.text).join("");

/** The sentences of a ledger by their ids. */
export function sentencesOf(ledger: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of blocks(ledger))
    if (block.kind === "list")
      for (const { rule, text } of block.items) if (rule) found.set(rule, plain(text));
  return found;
}

const read = new Map<string, Promise<Map<string, string>>>();

/** The paragraphs of these rules, as the ledger of the game has them; it is read once. */
export async function paragraphs(
  game: string,
  language: string,
  ids: readonly string[],
): Promise<string[]> {
  const key = `${game} ${language}`;
  const ledger = read.get(key) ?? house.rules(game, language).then(({ text }) => sentencesOf(text));
  read.set(key, ledger);
  const sentences = await ledger.catch(() => {
    read.delete(key);
    return new Map<string, string>();
  });
  return ids.flatMap((id) => sentences.get(id) ?? []);
}
