import { paceWords } from "./ways";
import type { TableInfo, Ways } from "./wire/protocol";
import { t, words } from "./words/current.svelte";
import { levelOf } from "./words/levels";

/** The words of one chosen option: what it is called, and a sentence that explains it. */
export interface Variant {
  name: string;
  more: string;
}

function variantOf([name, value]: [string, unknown]): Variant {
  const id = `option-${name.replaceAll("_", "-")}`;
  const named = typeof value === "string" ? `${id}-${value}` : id;
  const more = `${named}-more`;
  return {
    name: t(named, { value }),
    more: words().has(more) ? t(more, { value }) : "",
  };
}

/** All options of a table in words. */
export const variantsOf = (options: unknown): Variant[] =>
  Object.entries((options ?? {}) as Record<string, unknown>).map(variantOf);

/** What differs from the usual way; nothing if it is that. */
export const unusual = (options: unknown, usual: unknown): Variant[] =>
  Object.entries((options ?? {}) as Record<string, unknown>)
    .filter(([name, value]) => value !== (usual as Record<string, unknown> | undefined)?.[name])
    .map(variantOf);

/** How much time there is, in a sentence. */
export function paceMore(pace: Ways["pace"]): string {
  const [id, numbers] = paceWords(pace);
  return t(`${id}-more`, numbers);
}

function whoSits({ open, guests }: Ways): string {
  if (guests && guests.length > 0) return t("page-agreed-named", { names: guests.join(", ") });
  return t(open ? "page-agreed-open" : "page-agreed-link");
}

/** What matters to one who is invited: the game's own choices and the clock. */
export function termsOf(info: TableInfo): string[] {
  const variants = variantsOf(info.options);
  return [
    ...variants.map(({ name, more }) => (more ? `${name}. ${more}` : name)),
    `${t(...paceWords(info.ways.pace))}. ${paceMore(info.ways.pace)}`,
  ];
}

/** Everything that was agreed for a table, one sentence each. */
export function agreedOf(info: TableInfo): string[] {
  const { ways } = info;
  return [
    ...termsOf(info),
    t(`page-undo-${ways.undo}-more`),
    ...(ways.window ? [t("page-agreed-window", { seconds: ways.window })] : []),
    t(`page-watch-${ways.watch}-more`),
    t(`page-agreed-hints-${ways.hints}`),
    t("page-agreed-aids", { on: ways.memory_aids }),
    ...(ways.stand_in ? [t("page-agreed-stand-in", { level: levelOf(ways.stand_in) })] : []),
    whoSits(ways),
  ];
}
