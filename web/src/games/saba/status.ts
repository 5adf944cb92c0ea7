import type { Table } from "@/lib/match/table.svelte";
import type { Action, View } from "@/lib/wire/saba";
import { t } from "@/lib/words/current.svelte";
import { bestReward, emptyAt, kindOf, timesIn } from "./reading";

/** The status line: a lead, and a sentence that says what the viewer must do. */
export interface Status {
  lead: string;
  sentence: string;
  confirm: string | null;
}

export function statusOf(table: Table, view: View): Status {
  const { phase } = view;
  const say = (id: string, args: Record<string, unknown> = {}) => t(id, args, table.nameOf);
  if (phase.type === "over") return { lead: "", sentence: say("ask-over"), confirm: null };
  if (!table.myTurn) return { lead: "", sentence: waiting(), confirm: null };
  const pick = table.pick?.action as Action | undefined;
  const sentence =
    (pick ? settled(pick) : choosing()) ?? onlyOne() ?? say(`ask-${phase.type}`, { ...phase });
  return { lead: say(`saba-your-${phase.type}`), sentence, confirm: pick ? confirmed(pick) : null };

  function waiting(): string {
    if (table.sending) return say("saba-sending");
    return say(`wait-${phase.type}`, { ...phase });
  }
  /** What is said where there is nothing to choose, or less than usual. */
  function onlyOne(): string | null {
    const types = new Set(table.offers.map((offer) => (offer.action as Action).type));
    const only = table.offers.length === 1 ? [...types][0] : undefined;
    if (phase.type === "rebuild" && types.size === 1)
      return say(types.has("discard") ? "saba-only-discard" : "saba-only-place");
    return only ? say("saba-only", { type: only.replaceAll("_", "-") }) : null;
  }
  function choosing(): string | null {
    return table.chosen.length > 0 ? say("saba-choose-place") : null;
  }
  function settled(action: Action): string | null {
    if (action.type === "offer") {
      const kind = kindOf(view, action.card);
      const state = kind?.fake ? "fake" : (kind?.places.length ?? 0) === 0 ? "waits" : "fits";
      return say("saba-offer-it", {
        card: action.card,
        state,
        places: kind?.places.length ?? 0,
        best: 2 * bestReward(view, action.card),
      });
    }
    if (action.type === "discard") return say("saba-discard-it", { card: action.card });
    if (action.type === "place") {
      const earns = (emptyAt(view, action.place)?.reward ?? 0) * timesIn(phase);
      return say("saba-place-it", { card: action.card, place: action.place, earns });
    }
    return null;
  }
  function confirmed(action: Action): string | null {
    if (action.type === "offer") return say("saba-offer");
    if (action.type === "place") return say("saba-lay-it");
    return action.type === "discard" ? say("saba-put-aside") : null;
  }
}
