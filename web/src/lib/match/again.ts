import { type Hindrance, house, Refusal } from "../house";
import { noteRematch, rematchText } from "../promised";
import { go } from "../router.svelte";
import type { SeatLevel, TableInfo } from "../wire/protocol";

/** Once more where some computers play otherwise: asked beside the line. Says why not. */
export async function againWith(info: TableInfo, levels: SeatLevel[]): Promise<Hindrance | null> {
  try {
    const next = await house.rematch(info.id, { luck: rematchText(info), levels });
    noteRematch(info.id, next);
    go(`/tables/${next.id}`);
  } catch (error) {
    if (error instanceof Refusal && error.reason.type !== "no_line") return error.reason;
  }
  return null;
}
