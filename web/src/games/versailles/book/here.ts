import type { Here } from "@/games/game";
import type { Table } from "@/lib/match/table.svelte";
import type { PlayerView, View } from "@/lib/wire/versailles";
import { t } from "@/lib/words/current.svelte";
import { costWords } from "../costs";
import { findTile, GOODS, MOST_TILES, priceCost } from "../reading";
import { TRACKS } from "../technologies";

const king = (view: View): Here => ({
  text: t("ver-book-here-king", { steps: view.king.steps, left: view.king.of - view.king.steps }),
});

/** Her marker, her coins, and how many moves that leaves. */
function moving(player: PlayerView): Here[] {
  return [
    {
      text: player.marker
        ? t("ver-book-here-marker", { zone: player.marker })
        : t("ver-book-here-no-marker"),
    },
    { text: t("ver-book-here-coins", { count: player.coins }) },
  ];
}

/** Each tile in front of her: ready, or what it lacks. */
function building(table: Table, view: View, player: PlayerView): Here[] {
  const held = player.tiles.map(({ tile }) => {
    const { points, lacks, places } = findTile(view, tile, table.me);
    const lacking = lacks ? costWords(lacks) : "";
    const state = places.length === 0 ? "nowhere" : lacking ? "lacks" : "ready";
    return {
      text: t("ver-book-here-tile", {
        tile,
        points,
        state,
        lacking,
        places: places.length,
      }),
      picture: `plain/${tile}`,
    };
  });
  return held.length > 0 ? held : [{ text: t("ver-book-here-no-tile") }];
}

/** The next step on each track, and what it costs. */
const learning = (view: View, player: PlayerView): Here[] =>
  TRACKS.map((track) => {
    const done = player.technologies[track] ?? 0;
    const price = view.printed.tracks.find((each) => each.track === track)?.steps[done];
    const cost = price ? costWords(priceCost(price)) : "";
    return { text: t("ver-book-here-step", { track, step: done + 1, done: !price, cost }) };
  });

function count(player: PlayerView): Here {
  const goods = GOODS.map((good) => t("ver-good-n", { good, count: player.goods[good] ?? 0 }));
  return {
    text: t("ver-book-here-count", {
      goods: goods.join(", "),
      built: player.score,
      total: player.total,
    }),
  };
}

const pile = (view: View): Here => ({
  text: t("ver-book-here-pile", { count: view.pile, removed: view.removed.length }),
});
const held = (player: PlayerView): Here => ({
  text: t("ver-book-here-held", {
    count: player.tiles.length,
    room: MOST_TILES - player.tiles.length,
  }),
});
const waiting = (player: PlayerView): Here => ({
  text: t("ver-book-here-waiting", { count: player.waiting.length }),
});

/** The decorations her tiles still ask for. */
function decorations(player: PlayerView): Here {
  const lacking = [...new Set(player.tiles.flatMap(({ missing }) => missing.decorations))];
  return {
    text: t("ver-book-here-decorations", { count: lacking.length, decorations: lacking }),
  };
}

/** An open chapter or heading in the numbers of this table. All of it lies open to everybody. */
export function here(table: Table, view: View | null, chapter: string): Here[] {
  if (!view) return [];
  const player = table.me === null ? undefined : view.players[table.me];
  switch (chapter) {
    case "setting-up":
      return [{ text: t("ver-book-here-first", { seat: view.first }, table.nameOf) }];
    case "moving":
      return player ? moving(player) : [];
    case "harvest":
      return player ? [count(player)] : [];
    case "architects":
      return [...(player ? [held(player)] : []), pile(view)];
    case "workshop":
      return player ? [decorations(player)] : [];
    case "kings-favour":
      return [...(player ? [waiting(player)] : []), king(view)];
    case "technologies":
      return player ? learning(view, player) : [];
    case "building":
      return player ? building(table, view, player) : [];
    case "the-king":
      return [king(view)];
    case "the-end":
      return [
        { text: t("ver-book-here-free", { count: view.yard.free }) },
        king(view),
        pile(view),
        ...(player ? [count(player)] : []),
      ];
    default:
      return [];
  }
}
