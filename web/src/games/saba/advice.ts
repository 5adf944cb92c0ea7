import type { Table } from "@/lib/match/table.svelte";
import type { Action, Card, View } from "@/lib/wire/saba";
import { t, words } from "@/lib/words/current.svelte";
import { bestReward, emptyAt, kindOf, mayLie, onCushion, timesIn } from "./reading";

/** What an action costs and yields, as far as the table knows. */
export function preview(table: Table, view: View, action: Action): string | null {
  const cash = table.me === null ? 0 : (view.players[table.me]?.cash ?? 0);
  const { phase } = view;
  switch (action.type) {
    case "offer":
      return promise(view, action.card, 2);
    case "bid":
      return t("saba-brings-left", { k: cash - action.price });
    case "accept": {
      const price =
        "highest" in phase
          ? (phase.highest?.price ?? 0)
          : "named" in phase
            ? (phase.named ?? 0)
            : 0;
      return phase.type === "answer"
        ? t("saba-brings-cash", { k: cash + price })
        : t("saba-brings-left", { k: cash - price });
    }
    case "name_price":
      return t("saba-brings-price", { k: action.price });
    case "place": {
      const empty = emptyAt(view, action.place);
      const earns = (empty?.reward ?? 0) * timesIn(phase);
      return t("saba-brings-earns", { k: earns, lines: empty?.lines.length ?? 0 });
    }
    case "keep": {
      const card = onCushion(phase);
      return card ? promise(view, card, 1) : null;
    }
    case "draw":
      return t("saba-brings-left", { k: cash - 2 });
    default:
      return null;
  }
}

/** What a card may bring, laid as soon as it is bought or later. */
function promise(view: View, card: Card, times: number): string {
  const kind = kindOf(view, card);
  return t("saba-brings-card", {
    places: kind?.places.length ?? 0,
    fake: kind?.fake ?? false,
    best: times * bestReward(view, card),
  });
}

/** Why a card or a setting cannot be chosen in this moment of the viewer's own turn. */
export function whyNot(table: Table, view: View, thing: string): string | null {
  const { phase } = view;
  const [, card] = /^card-(.+)$/.exec(thing) ?? [];
  if (card) return notThisCard(view, card as Card);
  const [, place] = /^place-(.+)$/.exec(thing) ?? [];
  if (!place) return null;
  if (!emptyAt(view, place)) return t("saba-why-filled");
  if (phase.type !== "bought" && phase.type !== "unsold" && phase.type !== "rebuild")
    return t("saba-why-not-laying");
  const coming = onCushion(phase) ?? table.chosen[0]?.replace("card-", "") ?? null;
  if (phase.type === "rebuild" && coming === null) return t("saba-why-choose-card");
  const may = mayLie(view).get(place) ?? [];
  if (may.length === 0) return t("saba-why-joker-only");
  return t("saba-why-other-card", {
    may: may.map((each) => words().name(each)).join(t("saba-or")),
  });
}

function notThisCard(view: View, card: Card): string | null {
  const { phase } = view;
  if (phase.type === "offer") return null;
  if (phase.type !== "rebuild") return t("saba-why-auction");
  const kind = kindOf(view, card);
  if (!kind || kind.fake || kind.places.length > 0) return null;
  return t("saba-why-waits");
}
