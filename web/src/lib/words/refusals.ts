import type { Hindrance } from "../house";
import { kebab } from "./arguments";
import { t, words } from "./current.svelte";

/** Why the house said no, in words. */
export function refused(reason: Hindrance): string {
  const id = `refused-${kebab(reason.type)}`;
  return words().has(id) ? t(id, reason) : t("page-refused", { reason: reason.type });
}
