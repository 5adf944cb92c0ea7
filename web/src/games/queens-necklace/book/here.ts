import type { Here } from "@/games/game";
import type { Table } from "@/lib/match/table.svelte";
import type { View } from "@/lib/wire/queens-necklace";
import { t, words } from "@/lib/words/current.svelte";
import { type Bag, BONUS, type Card, faceOf, gemsIn } from "../cards";
import { ducatsOf, handOf } from "../reading";

/** The row a hand is strongest in, and what it would bring if it led. */
function strongest(view: View, hand: readonly Card[]): Here[] {
  const bag: Bag = {};
  for (const card of hand) bag[card] = (bag[card] ?? 0) + 1;
  const gems = gemsIn(bag);
  const [best] = view.fashion.filter((gem) => gems[gem] > 0).sort((a, b) => gems[b] - gems[a]);
  if (!best) return [];
  const rings = hand.filter((card) => card === "ring");
  const fashion = BONUS[view.fashion.indexOf(best)] ?? 0;
  const jewels = 1 + rings.length;
  const cards = [...hand.filter((card) => faceOf(card).gem === best), ...rings];
  const sum = { jewels, fashion, low: jewels * fashion, high: jewels * (fashion + 30) };
  return [
    {
      text: t("qn-book-here-row", { count: gems[best], gem: best, rings: rings.length, ...sum }),
      picture: `cards/${cards.slice(0, 5).join("/")}`,
    },
  ];
}

/** QN-S4 Where the next Merchant may lie, as everybody can count. */
function coming(view: View): Here {
  const { sales, deck } = view;
  const next = view.merchants[0];
  const text = next
    ? t("qn-book-here-merchant", { sales, deck, from: next.from, to: next.to })
    : t("qn-book-here-no-merchant", { sales });
  return { text };
}

const fashion = (view: View): Here => ({
  text: t("qn-book-here-fashion", {
    list: view.fashion.map((gem, at) => `${words().name(gem)} +${BONUS[at] ?? 0}`).join(", "),
  }),
});

/** What the ducats of this turn would still pay for. */
function within(table: Table, view: View): Here[] {
  const ducats = ducatsOf(view);
  if (ducats === null) return [];
  const cards = view.market.flatMap((place) =>
    place.type === "offer" && place.price <= ducats
      ? [t("qn-book-here-stall", { card: place.card, price: place.price })]
      : [],
  );
  const said = { seat: view.current, ducats, count: cards.length, cards: cards.join(", ") };
  return [{ text: t("qn-book-here-ducats", said, table.nameOf) }];
}

/** The cards whose ring is on the last price: unbought, they go. */
function last(view: View): Here[] {
  const cards = view.market.flatMap((place) =>
    place.type === "offer" && place.step === 3 ? [place.card] : [],
  );
  return cards.length > 0
    ? [{ text: t("qn-book-here-last", { cards }), picture: `cards/${cards.join("/")}` }]
    : [];
}

/** A chapter or heading in the numbers of this table: public facts, and the reader's own hand. */
export function here(table: Table, view: View | null, slug: string): Here[] {
  if (!view) return [];
  const hand = handOf(view, table.me);
  switch (slug) {
    case "setting-up":
      return [fashion(view)];
    case "merchants":
    case "the-end":
      return [coming(view)];
    case "influence": {
      const blue = hand.filter((card) => faceOf(card).niche === "blue");
      return blue.length > 0
        ? [{ text: t("qn-book-here-blue"), picture: `cards/${blue.slice(0, 5).join("/")}` }]
        : [];
    }
    case "purchase":
      return within(table, view);
    case "prices-fall":
      return last(view);
    case "the-sale":
      return [coming(view), fashion(view), ...strongest(view, hand)];
    default:
      return [];
  }
}
