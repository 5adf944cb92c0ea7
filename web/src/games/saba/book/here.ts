import type { Here } from "@/games/game";
import type { Table } from "@/lib/match/table.svelte";
import type { View } from "@/lib/wire/saba";
import { t } from "@/lib/words/current.svelte";
import {
  auctioneerOf,
  bestReward,
  handOf,
  kindOf,
  kindsIn,
  namedIn,
  onCushion,
  timesIn,
} from "../reading";

/** The card on the cushion: what it may earn, and what the bidding has come to. */
function auction(table: Table, view: View): Here[] {
  const { phase } = view;
  const card = onCushion(phase);
  const seller = auctioneerOf(phase);
  if (card === null || seller === null) return pile(table, view);
  const kind = kindOf(view, card);
  const lines = [
    t("saba-told-cushion", { card, seat: seller }, table.nameOf),
    t("saba-promise", {
      places: kind?.places.length ?? 0,
      fake: kind?.fake ?? false,
      best: timesIn(phase) * bestReward(view, card),
    }),
  ];
  const named = namedIn(phase);
  if (named !== null) lines.push(t("saba-named", { seat: seller, price: named }, table.nameOf));
  return [{ text: lines.join(" "), picture: `cards/${card}` }, ...purse(table, view)];
}

function purse(table: Table, view: View): Here[] {
  const mine = table.me === null ? undefined : view.players[table.me];
  return mine ? [{ text: t("saba-book-here-cash", { k: mine.cash }) }] : [];
}

function pile(table: Table, view: View): Here[] {
  const seat = auctioneerOf(view.phase);
  const forced =
    view.must_draw && seat !== null
      ? [{ text: t("saba-must-draw", { seat, you: seat === table.me }, table.nameOf) }]
      : [];
  return [{ text: t("saba-told-pile", { count: view.pile }) }, ...forced];
}

/** The reader's own cards, each with its fate. */
function hand(table: Table, view: View): Here[] {
  return kindsIn(handOf(view, table.me)).map(({ card, count }) => {
    const kind = kindOf(view, card);
    const places = kind?.places.length ?? 0;
    const state = kind?.fake ? "fake" : places === 0 ? "waits" : "fits";
    const best = bestReward(view, card);
    return {
      text: t("saba-hand-card", { card, count, state, places, best }),
      picture: `cards/${state === "fake" ? "x" : ""}${card}`,
    };
  });
}

function necklace(view: View): Here {
  return {
    text: t("saba-book-here-necklace", {
      filled: view.filled.length,
      left: view.necklaces_left,
    }),
  };
}

function fakes(view: View): Here {
  const cards = view.put_aside;
  return {
    text:
      cards.length === 0
        ? t("saba-told-no-fakes")
        : t("saba-told-fakes", { cards, count: cards.length }),
  };
}

/** An open chapter in the numbers of this table: public facts, and the reader's own hand. */
export function here(table: Table, view: View | null, chapter: string): Here[] {
  if (!view) return [];
  switch (chapter) {
    case "setting-up":
      return [...pile(table, view), necklace(view)];
    case "your-turn":
      return [...pile(table, view), ...purse(table, view)];
    case "the-auction":
    case "worked-examples":
      return auction(table, view);
    case "building":
      return [necklace(view), ...hand(table, view)];
    case "rewards":
    case "rebuilding":
      return hand(table, view);
    case "fakes-and-jokers":
      return [fakes(view), ...hand(table, view).filter((_, at) => at < 3)];
    case "the-end":
      return [necklace(view), fakes(view)];
    case "variants":
      return [{ text: t(`option-jokers-${view.options.jokers}`) }];
    default:
      return [];
  }
}
