import type { Table } from "@/lib/match/table.svelte";
import type { Action, View, Zone } from "@/lib/wire/versailles";
import { t } from "@/lib/words/current.svelte";
import { costWords } from "./costs";
import { factsOf, isSharing, priceCost } from "./reading";
import { REMOVE_THREE, TAKE } from "./things";
import { chosenMove, givesTold } from "./zones";

/** The status line: a lead, and a sentence that says what the viewer must do. */
export interface Status {
  lead: string;
  sentence: string;
  confirm: string | null;
}

export function statusOf(table: Table, view: View, building: string | null, ways: number): Status {
  const { phase } = view;
  const say = (id: string, args: Record<string, unknown> = {}) => t(id, args, table.nameOf);
  if (phase.type === "over")
    return { lead: "", sentence: say(`ver-${phase.ending}`), confirm: null };
  if (!table.myTurn) return { lead: "", sentence: waiting(), confirm: null };
  const pick = table.pick?.action as Action | undefined;
  const lead = isSharing(phase) ? say("ver-you-share") : say(`ver-your-${phase.type}`);
  return {
    lead,
    sentence: (pick && settled(pick)) ?? asking(),
    confirm: pick ? confirmed(pick) : null,
  };

  function waiting(): string {
    if (table.sending) return say("ver-sending");
    return say(`wait-${phase.type}`, { ...phase });
  }
  function asking(): string {
    switch (phase.type) {
      case "move": {
        const { from, to } = chosenMove(table);
        if (!from) return say("ver-ask-move");
        return to ? say("ver-ask-way", { zone: to }) : say("ver-ask-goal", { zone: from });
      }
      case "activate":
        return table.forced
          ? say("ver-nothing-here", { zone: phase.zone })
          : say("ver-ask-activate", { zone: phase.zone, brings: bringsOf(phase.zone) });
      case "work":
        return working(phase.zone, phase.workers, phase.of);
      case "discard":
        return say("ver-ask-discard");
      case "over":
        return "";
    }
  }
  /** With how many workers, and what the place moved into would yield. */
  function bringsOf(zone: Zone): string {
    const standing = table.me === null ? 0 : (view.players[table.me]?.workers[zone] ?? 0);
    const workers = say("ver-with-workers", { count: standing });
    return view.here ? `${workers} (${givesTold(view.here)})` : workers;
  }
  function working(zone: Zone, workers: number, of: number): string {
    const left = say("ver-workers-left", { workers, of });
    const has = (type: Action["type"]) =>
      table.offers.some((offer) => (offer.action as Action).type === type);
    if (table.offers.length === 1 && has("end")) return say("ver-all-served", { zone });
    if (table.chosen[0] === REMOVE_THREE) return say("ver-ask-three");
    if (table.lit.has(TAKE)) return say("ver-ask-take");
    if (zone === "yard" && building && table.chosen.length > 0)
      return say("ver-ask-cell", { tile: building });
    const open = { take: has("take"), remove: has("remove_one"), coin: has("turn_coins") };
    return `${left} ${say(`ver-ask-${zone}`, { ...open, recruit: has("recruit") })}`;
  }
  function settled(action: Action): string | null {
    switch (action.type) {
      case "build": {
        const facts = factsOf(view, action.tile);
        const cost = facts ? costWords(priceCost(facts.price)) : "";
        return say("ver-build-it", {
          tile: action.tile,
          cell: action.cell,
          points: facts?.points ?? 0,
          cost,
          ways,
        });
      }
      case "discard":
        return say("ver-discard-it", { tile: action.tile });
      case "remove_three":
        return say("ver-remove-them", { tiles: action.tiles });
      default:
        return null;
    }
  }
  function confirmed(action: Action): string | null {
    if (action.type === "build") return say("ver-build");
    if (action.type === "discard") return say("ver-give-up");
    return action.type === "remove_three" ? say("ver-remove") : null;
  }
}
