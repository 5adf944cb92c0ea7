import type { Table } from "@/lib/match/table.svelte";
import type { Offer } from "@/lib/wire/protocol";

type Say = (id: string) => string;

/** More than this is a list, not a word. */
const MOST = 4;

/** What can be said about a thing on the table: what it brings if it is lit, or why it is not. */
export function adviceOn(
  table: Table,
  thing: string,
  say: Say,
  sentence: (action: unknown) => string,
): { lines: string[]; no: boolean } | null {
  if (thing === "" || table.view === null || table.isOver) return null;
  if (table.lit.has(thing) || table.chosen.includes(thing)) {
    const lines = brings(table, thing, sentence);
    return lines.length > 0 ? { lines, no: false } : null;
  }
  const why = whyNot(table, thing, say);
  return why ? { lines: [why], no: true } : null;
}

/** The actions the thing is part of, each with what it brings; none if they are too many. */
function brings(table: Table, thing: string, sentence: (action: unknown) => string): string[] {
  const leading = table.left.filter((offer) => offer.path.includes(thing));
  const offers =
    leading.length > 0 ? leading : table.offers.filter((offer) => offer.path[0] === thing);
  if (offers.length === 0 || offers.length > MOST) return [];
  const preview = (offer: Offer) =>
    table.look.preview(table, table.view as never, offer.action as never);
  return offers.flatMap((offer) => {
    const brought = preview(offer);
    return brought === null ? [] : [`${sentence(offer.action)}: ${brought}`];
  });
}

function whyNot(table: Table, thing: string, say: Say): string | null {
  if (table.replaying) return say("page-why-looking");
  if (table.me === null) return null;
  if (table.busy || table.sending) return null;
  if (!table.myTurn) return say("page-why-not-your-turn");
  return table.look.whyNot(table, table.view as never, thing);
}
