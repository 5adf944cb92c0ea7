import type { Table } from "@/lib/match/table.svelte";
import type { Action, Display as Told, View } from "@/lib/wire/queens-necklace";
import { t } from "@/lib/words/current.svelte";
import { type Card, faceOf, GEM_CARDS, GEMS } from "./cards";
import { ducatsOf } from "./reading";
import { estimate, fromTold } from "./sale/display";
import { noteOf } from "./twin";

/** What an action costs and yields, as far as the table knows. */
export function preview(_table: Table, view: View, action: Action): string | null {
  const ducats = ducatsOf(view) ?? 0;
  switch (action.type) {
    case "buy": {
      const effect = action.card === "astrologer" ? ` ${t("astrologer-effect")}` : "";
      return `${noteOf(action.price, ducats)}.${effect}`;
    }
    case "courtier":
      return t("qn-brings-ducats", { ducats: ducats + 3 });
    case "favorite":
      return t("qn-brings-fashion", {
        fashion: [action.gem, ...view.fashion.filter((gem) => gem !== action.gem)],
      });
    case "end_influence":
      return t("qn-brings-purchase", { ducats });
    case "end_purchase":
      return t("qn-brings-loss", { ducats });
    case "confessor":
    case "forger":
    case "thief":
    case "cardinal":
    case "queen":
      return t(`${action.type}-effect`);
    case "musketeers":
    case "parry":
      return t("musketeer-effect");
    case "transmute":
      return t("alchemist-effect");
    case "show":
    case "rings":
    case "king":
    case "necklace":
    case "bankers":
      return ifAlone(view, action);
    default:
      return null;
  }
}

/** What the tray would earn with this step if nobody else showed anything. */
function ifAlone(view: View, action: Action): string | null {
  const mine = view.stage.type === "sale" ? view.stage.mine : null;
  if (!mine) return null;
  const { total } = estimate(fromTold(told(mine, action)), view.fashion);
  return t("qn-told-estimate", { pounds: total });
}

function told(mine: Told, action: Action): Told {
  switch (action.type) {
    case "show": {
      const gems = mine.gems.map((count, at) =>
        GEM_CARDS[at] === action.card ? action.count : count,
      );
      return { ...mine, gems: gems as Told["gems"] };
    }
    case "rings": {
      const rings = mine.rings.map((count, at) => (GEMS[at] === action.gem ? action.count : count));
      return { ...mine, rings: rings as Told["rings"] };
    }
    case "king":
      return { ...mine, king: action.row };
    case "necklace":
      return { ...mine, necklace: action.row };
    case "bankers":
      return { ...mine, bankers: action.count };
    default:
      return mine;
  }
}

/** Why a card cannot be bought or played in this moment of the viewer's own turn. */
export function whyNot(_table: Table, view: View, thing: string): string | null {
  const [, stall, price] = /^market-(.+)-(\d+)$/.exec(thing) ?? [];
  if (stall) return notBought(view, Number(price));
  const [, card] = /^card-(.+)$/.exec(thing) ?? [];
  return card ? notPlayed(view, card as Card) : null;
}

function notBought(view: View, price: number): string | null {
  const { stage } = view;
  if (stage.type === "influence") return t("qn-why-influence-first");
  if (stage.type !== "purchase") return t("qn-why-only-purchase");
  return price > stage.ducats ? t("page-qn-short", { short: price - stage.ducats }) : null;
}

function notPlayed(view: View, card: Card): string {
  const { niche } = faceOf(card);
  if (niche === "gray") return t("qn-why-for-sale");
  if (niche === "purple") return `${t("qn-why-waits")} ${t(`${card}-effect`)}`;
  if (view.stage.type !== "influence") return t("qn-why-influence-over");
  const playable = view.playable === "down" ? {} : view.playable.up;
  return t((playable[card] ?? 0) > 0 ? "qn-why-nobody" : "qn-why-just-come");
}
