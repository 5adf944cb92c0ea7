import type { Part } from "@/games/game";
import { storyOf } from "@/lib/match/story";
import type { Table } from "@/lib/match/table.svelte";
import type { Event, View } from "@/lib/wire/saba";
import { t, words } from "@/lib/words/current.svelte";
import {
  auctioneerOf,
  bestReward,
  biddersIn,
  handOf,
  kindOf,
  kindsIn,
  mayLie,
  namedIn,
  onCushion,
  timesIn,
} from "./reading";

/** The table in words, complete: the necklace place by place, the auction, hands and purses. */
export function tell(table: Table, view: View): Part[] {
  const { phase } = view;
  const say = (id: string, args: Record<string, unknown> = {}) => t(id, args, table.nameOf);
  return [...hand(), cushion(), necklace(), players()];

  function hand(): Part[] {
    if (table.me === null) return [];
    const cards = handOf(view, table.me);
    const lines = kindsIn(cards).map(({ card, count }) => {
      const kind = kindOf(view, card);
      const places = kind?.places ?? [];
      const state = kind?.fake ? "fake" : places.length === 0 ? "waits" : "fits";
      const best = bestReward(view, card);
      const line = say("saba-hand-card", { card, count, state, places: places.length, best });
      return places.length > 0 ? `${line} (${places.join(", ")})` : line;
    });
    const none = [say("saba-hand-empty")];
    const counted = [say("saba-cards", { count: cards.length }), ...lines];
    return [{ id: "hand", title: say("page-your-hand"), lines: lines.length > 0 ? counted : none }];
  }

  /** What is on the cushion and how the bidding stands; else what lies in the piles. */
  function cushion(): Part {
    const card = onCushion(phase);
    const seller = auctioneerOf(phase);
    const lines: string[] = [];
    if (card !== null && seller !== null) {
      const kind = kindOf(view, card);
      lines.push(say("saba-told-cushion", { card, seat: seller }));
      lines.push(
        say("saba-promise", {
          places: kind?.places.length ?? 0,
          fake: kind?.fake ?? false,
          best: timesIn(phase) * bestReward(view, card),
        }),
      );
      const named = namedIn(phase);
      if (named !== null) lines.push(say("saba-named", { seat: seller, price: named }));
      const story = storyOf<Event>(table.entries);
      for (const { seat, bid, state } of biddersIn(view, story))
        lines.push(
          say("saba-told-bidder", { seat, bid: bid ?? "none", state: say(`saba-bidder-${state}`) }),
        );
    } else lines.push(say("saba-cushion-empty"));
    lines.push(say("saba-told-pile", { count: view.pile }));
    const aside = view.put_aside;
    lines.push(
      aside.length === 0
        ? say("saba-told-no-fakes")
        : say("saba-told-fakes", { cards: aside, count: aside.length }),
    );
    if (view.must_draw)
      lines.push(say("saba-must-draw", { seat: seller, you: seller === table.me }));
    return { id: "market", title: say("saba-auction"), lines };
  }

  function necklace(): Part {
    const may = mayLie(view);
    const filled = view.filled.map(({ place, card, stands_for }) =>
      card === "joker"
        ? say("saba-place-joker", { place, card: stands_for })
        : say("saba-place-filled", { place, card }),
    );
    const empty = view.empty.map(({ place, kept, reward }) => {
      const names = (may.get(place) ?? []).map((card) => words().name(card)).join(say("saba-or"));
      return kept || names === ""
        ? say("saba-place-kept", { place, earns: reward })
        : say("saba-place-empty", { place, may: names, earns: reward });
    });
    const lines = [...filled, ...empty].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    return { id: "board", title: say("saba-necklace", { filled: view.filled.length }), lines };
  }

  function players(): Part {
    const lines = view.players.flatMap(({ cash, hand_size, known }, seat) => {
      const line = say("saba-told-player", {
        seat,
        you: seat === table.me,
        cash,
        cards: hand_size,
      });
      const aid = seat !== table.me && table.hall.ways.memory_aids && known.length > 0;
      return aid ? [line, say("saba-told-known", { cards: known })] : [line];
    });
    return { id: "players", title: say("page-players"), lines };
  }
}
