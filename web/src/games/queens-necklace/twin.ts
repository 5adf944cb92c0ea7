import type { Part } from "@/games/game";
import type { Table } from "@/lib/match/table.svelte";
import type { View } from "@/lib/wire/queens-necklace";
import { t } from "@/lib/words/current.svelte";
import { type Bag, type Card, cardsIn, faceOf, sizeOf } from "./cards";
import { ducatsOf, handOf, knownOf, unseenGems } from "./reading";
import { estimate, fromTold } from "./sale/display";

/** The table in words, complete: what the board, the trays and the panels show. */
export function tell(table: Table, view: View): Part[] {
  const say = (id: string, args: Record<string, unknown> = {}) => t(id, args, table.nameOf);
  return [...hand(), ...sale(), market(), court(), players()];

  function hand(): Part[] {
    if (table.me === null) return [];
    const bag = handBag(view, table.me);
    const kinds = (Object.entries(bag) as [Card, number][]).map(([card, count]) =>
      say("page-qn-held", { card, count }),
    );
    const count = say("page-qn-cards-in-hand", { count: handOf(view, table.me).length });
    const lines = kinds.length > 0 ? [count, ...kinds] : [say("page-qn-empty-hand")];
    return [{ id: "hand", title: say("page-your-hand"), lines }];
  }

  function market(): Part {
    const { stage } = view;
    const ducats = stage.type === "purchase" && view.current === table.me ? stage.ducats : null;
    const lines = view.market.map((place, at) => {
      if (place.type === "gap")
        return say("qn-told-place", { at: at + 1, what: say("page-qn-empty-place") });
      const { card, price, step } = place;
      const what = say("page-qn-stall", {
        card,
        kind: say(`page-qn-kind-${faceOf(card).niche}`),
        price,
        step: step + 1,
        note: noteOf(price, ducats) ?? "none",
      });
      return say("qn-told-place", { at: at + 1, what });
    });
    const purse = ducatsOf(view);
    if (purse !== null && view.current === table.me)
      lines.unshift(say("qn-told-purse", { ducats: purse }));
    return { id: "market", title: say("page-qn-market"), lines };
  }

  /** Fashion, the piles and the sales. */
  function court(): Part {
    const { fashion, deck, gone, sales, waiting, turn, current } = view;
    const lines = [
      say("qn-told-turn", { turn, seat: current }),
      say("qn-told-fashion", { fashion }),
      say("page-qn-sales-held", { sales }),
      say("qn-told-deck", { deck, gone: sizeOf(gone) }),
    ];
    if (sizeOf(gone) > 0) lines.push(say("qn-told-gone", { cards: cardsIn(gone) }));
    if (waiting.length > 0) lines.push(say("qn-told-waiting", { seats: waiting }));
    if (table.hall.ways.memory_aids) lines.push(say("qn-told-unseen", unseenGems(view)));
    return { id: "board", title: say("page-qn-fashion-and-rarity"), lines };
  }

  function players(): Part {
    const lines = view.players.flatMap((player, seat) => {
      const { score, cards, necklace } = player;
      const line = say("qn-told-player", { seat, you: seat === table.me, score, cards, necklace });
      const known = seat === table.me || !table.hall.ways.memory_aids ? [] : knownOf(view, seat);
      return known.length > 0 ? [line, say("qn-told-known", { seat, cards: known })] : [line];
    });
    return { id: "players", title: say("page-players"), lines };
  }

  /** The viewer's tray while it is laid out, or all displays once they are open. */
  function sale(): Part[] {
    const { stage } = view;
    if (stage.type === "alchemist") {
      const lines = stage.displays.map((shown) =>
        say("event-displays-shown-displays", { ...shown }),
      );
      return [{ id: "board", title: say("page-qn-all-shown"), lines }];
    }
    if (stage.type !== "sale") return [];
    const choosing = stage.asked.filter((seat) => !stage.sealed.includes(seat));
    const lines = [
      say("page-qn-still-choosing", {
        choosing: choosing.filter((seat) => seat !== table.me).length,
      }),
    ];
    if (stage.mine && table.me !== null) {
      const display = fromTold(stage.mine);
      const { rings, ...rest } = display;
      const shown = { ...rest, seat: table.me, rings: Object.values(rings) };
      lines.push(say("event-displays-shown-displays", shown));
      lines.push(say("qn-told-estimate", { pounds: estimate(display, view.fashion).total }));
    }
    return [{ id: "board", title: say("page-qn-sale"), lines }];
  }
}

function handBag(view: View, seat: number): Bag {
  const hand = view.players[seat]?.hand ?? "down";
  return hand === "down" ? {} : hand.up;
}

/** What buying would leave, or how much is missing. */
export function noteOf(price: number, ducats: number | null): string | null {
  if (ducats === null) return null;
  return price <= ducats
    ? t("page-qn-leaves", { left: ducats - price })
    : t("page-qn-short", { short: price - ducats });
}
