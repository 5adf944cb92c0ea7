import { t, words } from "./current.svelte";

/** A computer player by the name of its level; others are just computers. */
export function levelOf(bot: string): string {
  const id = `page-level-${bot}`;
  return words().has(id) ? t("page-computer-of", { level: t(id) }) : t("page-computer");
}
