import { speech, type Topic } from "@/lib/match/speech";
import type { Table } from "@/lib/match/table.svelte";

/** The keys that make the table speak. */
export const SPEAKING: Record<string, Topic> = {
  h: "hand",
  m: "market",
  b: "board",
  p: "players",
  c: "changed",
  s: "status",
};

/** The keys of every table. They do nothing while somebody types, reads the rules or a sheet is open. */
export function tableKeys(table: Table): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof HTMLElement ? event.target : document.body;
    if (target.closest("input, select, textarea, dialog, [data-own-keys]")) return;
    if (act(table, event.key, target)) event.preventDefault();
  };
}

function act(table: Table, key: string, target: HTMLElement): boolean {
  const onButton = target.closest("button, a, summary") !== null;
  const topic = SPEAKING[key.toLowerCase()];
  if (topic) {
    table.spoken = speech(table, topic);
    return true;
  }
  if (key === "?") {
    table.keysOpen = !table.keysOpen;
    return true;
  }
  if (key.toLowerCase() === "i" && table.canHint) {
    void table.askHint();
    return true;
  }
  if (key === "Escape") {
    if (table.doubt) table.doubt = null;
    else if (table.spoken) table.spoken = null;
    else if (table.hint) table.hint = null;
    else if (table.chosen.length > 0) table.cancel();
    else if (table.listOpen) table.listOpen = false;
    else return false;
    return true;
  }
  if (key === "Enter" || key === " ") {
    // On something already chosen the key confirms; on any other button it is that button's.
    if (table.doubt || (onButton && !target.closest("[data-chosen]"))) return false;
    return key === "Enter" || table.pick ? confirm(table) : pass(table);
  }
  if (/^[0-9]$/.test(key)) {
    const offer = table.left[key === "0" ? 9 : Number(key) - 1];
    if (!offer) return false;
    if (table.listOpen) table.choose(offer);
    else table.listOpen = true;
    return true;
  }
  if (key !== "ArrowLeft" || !table.onlook) return false;
  // One step back from now.
  table.onlook(0);
  return true;
}

/** Enter confirms what is chosen and never ends a turn; that is Space's. */
function confirm(table: Table): boolean {
  if (!table.pick) return false;
  table.confirm();
  return true;
}

function pass(table: Table): boolean {
  const offer = table.pass;
  if (!offer) return false;
  table.choose(offer);
  return true;
}
