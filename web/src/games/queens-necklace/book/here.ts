import type { Here } from "@/games/game";
import type { Table } from "@/lib/match/table.svelte";
import type { View } from "@/lib/wire/queens-necklace";
import { t, words } from "@/lib/words/current.svelte";
import { BONUS, faceOf, type Gem, gemsIn } from "../cards";
import { ducatsOf, handOf } from "../reading";

/** What the sale means with this hand: the strongest row, if it led. */
function strongest(view: View, hand: readonly string[]): Here[] {
  const bag: Record<string, number> = {};
  for (const card of hand) bag[card] = (bag[card] ?? 0) + 1;
  const gems = gemsIn(bag);
  const [best] = [...view.fashion].filter((gem) => gems[gem] > 0).sort((a, b) => gems[b] - gems[a]);
  if (!best) return [];
  const rings = hand.filter((card) => card === "ring");
  const fashion = BONUS[view.fashion.indexOf(best)] ?? 0;
  const jewels = 1 + rings.length;
  const cards = [...hand.filter((card) => faceOf(card).gem === best), ...rings];
  return [
    {
      text: t("qn-book-here-row", {
        count: gems[best],
        gem: best as Gem,
        rings: rings.length,
        jewels,
        fashion,
        low: jewels * fashion,
        high: jewels * (fashion + 30),
      }),
      picture: `cards/${cards.slice(0, 5).join("/")}`,
    },
  ];
}

function coming(view: View): string {
  const next = view.merchants[0];
  return next && view.sales < 3
    ? t("qn-book-here-merchant", {
        sales: view.sales,
        deck: view.deck,
        from: next.from,
        to: next.to,
      })
    : t("qn-book-here-no-merchant", { sales: view.sales });
}

const fashion = (view: View): string =>
  t("qn-book-here-fashion", {
    list: view.fashion.map((gem, at) => `${words().name(gem)} +${BONUS[at] ?? 0}`).join(", "),
  });

/** An open chapter in the numbers of this table: public facts, and the reader's own hand. */
export function here(table: Table, view: View | null, chapter: string): Here[] {
  if (!view) return [];
  const hand = handOf(view, table.me);
  const ducats = ducatsOf(view);
  switch (chapter) {
    case "setting-up":
      return [{ text: fashion(view) }, { text: coming(view) }];
    case "your-turn": {
      const lines: Here[] = [];
      if (ducats !== null)
        lines.push({
          text: t("qn-book-here-ducats", { seat: view.current, ducats }, table.nameOf),
        });
      return [...lines, { text: coming(view) }];
    }
    case "the-sale":
    case "worked-examples":
      return [{ text: coming(view) }, { text: fashion(view) }, ...strongest(view, hand)];
    case "the-end":
      return [{ text: coming(view) }];
    default:
      return [];
  }
}
