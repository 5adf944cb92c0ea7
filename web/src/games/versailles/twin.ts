import type { Part } from "@/games/game";
import type { Table } from "@/lib/match/table.svelte";
import type { PlayerView, Spot, View, Zone } from "@/lib/wire/versailles";
import { t, words } from "@/lib/words/current.svelte";
import { costWords } from "./costs";
import { ZONES } from "./layout";
import {
  decorationsOf,
  factsOf,
  findTile,
  GOODS,
  priceCost,
  type TileShown,
  workersAt,
} from "./reading";
import { TRACKS } from "./technologies";

/** The table in words, complete: the plan, the tiles, what can be bought, and all stores. */
export function tell(table: Table, view: View): Part[] {
  const say = (id: string, args: Record<string, unknown> = {}) => t(id, args, table.nameOf);
  const mine = table.me === null ? undefined : view.players[table.me];
  return [...hand(), display(), bench(), plan(), yard(), players()];

  function hand(): Part[] {
    if (!mine) return [];
    const tiles = mine.tiles.map(({ tile }) => tileTold(findTile(view, tile, table.me)));
    const lines = [storesOf(mine), ...(tiles.length > 0 ? tiles : [say("ver-no-tiles")])];
    return [{ id: "hand", title: say("ver-told-hand"), lines }];
  }

  function tileTold({ tile, points, cost, lacks, places }: TileShown): string {
    const lacking = lacks ? costWords(lacks) : "";
    return [
      words().name(tile),
      edgesOf(tile),
      say("ver-points-n", { count: points }),
      say("ver-costs", { what: costWords(cost) }),
      places.length === 0
        ? say("ver-fits", { count: 0 })
        : say("ver-told-places", { places: placesTold(places) }),
      table.me === null ? "" : lacking ? say("ver-lacks", { what: lacking }) : say("ver-ready"),
    ]
      .filter((part) => part !== "")
      .join(". ");
  }
  function placesTold(places: readonly Spot[]): string {
    return places.map(({ cell }) => cell).join(", ");
  }
  function side(edges: string): string {
    return [...edges].map((edge) => say(`ver-edge-${edge.toLowerCase()}`)).join(", ");
  }
  function edgesOf(tile: string): string {
    const [north = "", east = "", south = "", west = ""] = factsOf(view, tile)?.edges ?? "";
    return say("ver-told-edges", {
      north: side(north),
      east: side(east),
      south: side(south),
      west: side(west),
    });
  }

  function display(): Part {
    const lines = view.display.map(({ slot, tile }) => {
      const price = view.printed.slots[slot - 1];
      const takes = price ? say("ver-takes", { what: costWords(priceCost(price)) }) : "";
      const what = tile ? `${tileTold(findTile(view, tile, table.me))}. ${takes}` : say("ver-gap");
      return say("ver-told-slot", { slot, what });
    });
    lines.push(
      say("ver-pile", { count: view.pile }),
      say("ver-removed", { count: view.removed.length }),
    );
    return { id: "market", title: say("ver-display"), lines };
  }

  /** Workshop, technologies and recruits. */
  function bench(): Part {
    const lines = [
      ...view.printed.decorations.map(({ decoration, price }) =>
        say("ver-told-decoration", {
          decoration,
          cost: costWords(priceCost(price)),
          left: view.stock[decoration] ?? 0,
        }),
      ),
      ...view.printed.tracks.map(({ track, steps }) => {
        const done = mine?.technologies[track] ?? 0;
        const next = steps[done];
        return next
          ? say("ver-told-track", {
              track,
              step: done + 1,
              cost: costWords(priceCost(next)),
              effect: t(`${track}-effect-${done + 1}`),
            })
          : say("ver-told-track-done", { track });
      }),
      ...view.printed.recruiters.map((workers, at) =>
        say("ver-recruit", { workers, waits: mine?.waiting.includes(at + 1) ?? false }),
      ),
    ];
    return { id: "market", title: say("ver-bench"), lines };
  }

  function plan(): Part {
    const zones: Zone[] = [...ZONES, "yard"];
    const lines = zones.map((zone) => {
      const workers = workersAt(view, zone)
        .flatMap((count, seat) => (count > 0 ? [say("ver-told-workers", { seat, count })] : []))
        .join(", ");
      const markers = view.players.flatMap((player, seat) =>
        player.marker === zone ? [seat] : [],
      );
      const to = view.printed.arrows.filter(({ from }) => from === zone).map((arrow) => arrow.to);
      return [
        words().name(zone, "short"),
        workers || say("ver-nobody-here"),
        markers.length > 0 ? say("ver-marker-of", { seats: markers }) : "",
        say("ver-told-arrows", { zones: to }),
        t(`${zone}-effect`),
      ]
        .filter((part) => part !== "")
        .map((part) => part.replace(/\.$/, ""))
        .join(". ");
    });
    lines.push(say("ver-king-at", { steps: view.king.steps, of: view.king.of }));
    return { id: "board", title: say("ver-told-plan"), lines };
  }

  function yard(): Part {
    const built = view.yard.built.map(({ cell, tile, rotation }) =>
      say("ver-told-built", { cell, tile, turns: rotation }),
    );
    const { north, east, south, west } = view.printed.border;
    const border = { north: side(north), east: side(east), south: side(south), west: side(west) };
    const lines = [
      say("ver-told-free", { count: view.yard.free }),
      ...built,
      say("ver-told-border", border),
    ];
    return { id: "board", title: say("ver-short-yard"), lines };
  }

  function storesOf(player: PlayerView): string {
    const decorations = decorationsOf(player);
    return [
      GOODS.map((good) => say("ver-good-n", { good, count: player.goods[good] ?? 0 })).join(", "),
      decorations.length > 0 ? say("ver-told-decorations", { decorations }) : "",
      say("ver-coins-n", { count: player.coins }),
      TRACKS.map((track) =>
        say("ver-told-steps", { track, steps: player.technologies[track] ?? 0 }),
      ).join(", "),
    ]
      .filter((part) => part !== "")
      .join("; ");
  }

  function players(): Part {
    const lines = view.players.map((player, seat) => {
      const { score, total, tiles } = player;
      const line = say("ver-told-player", { seat, you: seat === table.me, score, total });
      const held =
        tiles.length > 0
          ? `; ${say("ver-told-tiles", { tiles: tiles.map(({ tile }) => tile) })}`
          : "";
      return `${line} ${storesOf(player)}${held}`;
    });
    return { id: "players", title: say("page-players"), lines };
  }
}
