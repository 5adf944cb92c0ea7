import type { Table } from "@/lib/match/table.svelte";
import type { Action, View } from "@/lib/wire/queens-necklace";
import { t } from "@/lib/words/current.svelte";
import { ducatsOf } from "./reading";

/** The status line: a lead, and a sentence that says what the viewer must do. */
export interface Status {
  lead: string;
  sentence: string;
  confirm: string | null;
}

export function statusOf(table: Table, view: View): Status {
  const say = (id: string, args: Record<string, unknown> = {}) =>
    t(`page-qn-${id}`, args, table.nameOf);
  const line = (lead: string, sentence: string, confirm: string | null = null): Status => ({
    lead,
    sentence,
    confirm,
  });
  const { stage, current } = view;
  if (stage.type === "over") return line(say("over"), say("over-more"));
  if (!table.myTurn) return line("", waiting(table, view, say));
  const chosen = choosing(table, view, say);
  // Who has nothing to answer with is asked all the same, and told why.
  const formal = table.offers.length === 1 ? say("formal") : null;
  const actions = table.offers.map((offer) => offer.action as Action);
  const counted = (type: Action["type"]) => actions.filter((each) => each.type === type).length;
  switch (stage.type) {
    case "influence":
      return line(
        say("your-influence"),
        chosen ?? say(actions.length > 1 ? "your-influence-more" : "no-influence"),
        confirmOf(table, say),
      );
    case "purchase": {
      const more = counted("buy");
      const must = counted("end_purchase") === 0;
      const id = more === 0 ? "buy-none" : must ? (more > 1 ? "buy-one" : "buy-only") : "buy-more";
      return line(say("your-purchase"), chosen ?? say(id), confirmOf(table, say));
    }
    case "obey": {
      const discards = counted("discard");
      const parry = counted("parry") > 0;
      const id = parry ? "forged-more" : discards > 1 ? "forged-which" : "forged-only";
      return line(
        say("forged", { seat: current, gem: stage.gem }),
        chosen ?? say(discards === 0 && !parry ? "forged-none" : id, { gem: stage.gem }),
      );
    }
    case "cardinal":
      return line(
        say("merchant-came"),
        chosen ?? formal ?? say(stage.by === null ? "cardinal-ask" : "cardinal-add", stage),
      );
    case "queen":
      return line(say("gem-drawn", { card: stage.card }), chosen ?? formal ?? say("queen-ask"));
    case "sale":
      return line(say("sale-title", { sale: view.sales + 1 }), chosen ?? say("lay-out"));
    case "alchemist":
      return line(say("all-shown"), chosen ?? formal ?? say("alchemist-ask"));
  }
}

type Say = (id: string, args?: Record<string, unknown>) => string;

function waiting(table: Table, view: View, say: Say): string {
  const { stage, current } = view;
  if (table.sending) return say("sending");
  switch (stage.type) {
    case "influence":
    case "purchase":
      return say(current === table.me && !table.replaying ? "a-moment" : `wait-${stage.type}`, {
        seat: current,
      });
    case "obey":
      return say("wait-obey", { seat: stage.target, gem: stage.gem });
    case "cardinal":
      return say("wait-cardinal", { seat: stage.asked });
    case "queen":
      return say("wait-queen", { card: stage.card });
    case "sale":
      return say("wait-sale", { choosing: stage.asked.length - stage.sealed.length });
    case "alchemist":
      return say("wait-alchemist");
    case "over":
      return say("over");
  }
}

/** What to do next once something is chosen. */
function choosing(table: Table, view: View, say: Say): string | null {
  if (table.chosen.length === 0) return null;
  const pick = table.pick?.action as Action | undefined;
  const ducats = ducatsOf(view) ?? 0;
  if (pick?.type === "buy")
    return say("take-it", { card: pick.card, price: pick.price, left: ducats - pick.price });
  if (pick) return say("confirm-it");
  const next = [...table.lit][0] ?? "";
  const kind = /^(seat|gem|row|count|shown|market|card)-/.exec(next)?.[1];
  return kind ? say(`choose-${kind}`) : null;
}

function confirmOf(table: Table, say: Say): string | null {
  const pick = table.pick?.action as Action | undefined;
  return pick?.type === "buy" ? say("buy-for", { price: pick.price }) : null;
}
