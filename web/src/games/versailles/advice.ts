import type { Table } from "@/lib/match/table.svelte";
import type { Action, Decoration, Reach, Track, View, Zone } from "@/lib/wire/versailles";
import { t } from "@/lib/words/current.svelte";
import { costWords } from "./costs";
import { factsOf, findTile, playerOf, priceCost, shortOf } from "./reading";
import { givesTold, reachWords } from "./zones";

/** What an action costs and yields, as far as the table knows. */
export function preview(table: Table, view: View, action: Action): string | null {
  switch (action.type) {
    case "move":
    case "move_pair":
    case "jump": {
      const reach = reachOf(view, action);
      return reach ? reachWords(table, reach) : null;
    }
    case "activate":
      return view.here ? givesTold(view.here) : null;
    case "take": {
      const price = view.printed.slots[action.slot - 1];
      const shown = findTile(view, action.tile, table.me);
      const parts = [
        price ? t("ver-takes", { what: costWords(priceCost(price)) }) : "",
        t("ver-points-n", { count: shown.points }),
        t("ver-costs", { what: costWords(shown.cost) }),
        t("ver-fits", { count: shown.places.length }),
      ];
      return parts.filter((part) => part !== "").join(", ");
    }
    case "buy": {
      const facts = view.printed.decorations.find(
        ({ decoration }) => decoration === action.decoration,
      );
      return facts ? t("ver-costs", { what: costWords(priceCost(facts.price)) }) : null;
    }
    case "advance": {
      const step = playerOf(view, table.me)?.technologies[action.track] ?? 0;
      const price = view.printed.tracks.find(({ track }) => track === action.track)?.steps[step];
      const cost = price ? t("ver-costs", { what: costWords(priceCost(price)) }) : "";
      return `${cost}. ${t(`${action.track}-effect-${step + 1}`)}`;
    }
    case "build": {
      const facts = factsOf(view, action.tile);
      if (!facts) return null;
      const cost = costWords({ ...priceCost(facts.price), decorations: facts.decorations });
      return `${t("ver-points-n", { count: facts.points })}, ${t("ver-costs", { what: cost })}`;
    }
    case "recruit":
      return t("ver-costs", {
        what: t("ver-workers-n", { count: view.printed.recruiters[action.line - 1] ?? 0 }),
      });
    case "turn_coins":
    case "remove_one":
      return t("ver-costs", { what: t("ver-workers-n", { count: 1 }) });
    default:
      return null;
  }
}

function reachOf(view: View, action: { type: string; from: Zone; to: Zone }): Reach | undefined {
  return view.reach.find(
    ({ from, to, over, workers }) =>
      from === action.from &&
      to === action.to &&
      (over !== null) === (action.type === "jump") &&
      workers === (action.type === "move_pair" ? 2 : 1),
  );
}

/** Why something cannot be chosen in this moment of the viewer's own turn. */
export function whyNot(table: Table, view: View, thing: string): string | null {
  const rest = (prefix: string) => (thing.startsWith(prefix) ? thing.slice(prefix.length) : null);
  const zone = rest("from-") ?? rest("to-");
  if (zone) return notThere(table, view, zone as Zone);
  const tile = rest("tile-");
  if (tile) return notThisTile(table, view, tile);
  const decoration = rest("decoration-");
  if (decoration) return notBought(table, view, decoration as Decoration);
  const track = rest("track-");
  if (track) return notLearnt(table, view, track as Track);
  const line = rest("recruit-");
  return line ? notRecruited(table, view, Number(line)) : null;
}

function notThere(table: Table, view: View, zone: Zone): string | null {
  if (view.phase.type !== "move") return t("ver-why-moved");
  const player = playerOf(view, table.me);
  if (player?.marker === zone) return t("ver-no-stop");
  if (table.chosen.length > 0) return t("ver-why-no-arrow");
  return (player?.workers[zone] ?? 0) === 0 ? t("ver-why-no-worker") : t("ver-why-stuck");
}

const workingIn = (view: View, zone: Zone) =>
  view.phase.type === "work" && view.phase.zone === zone;
const workersLeft = (view: View) => (view.phase.type === "work" ? view.phase.workers : 0);

function notThisTile(table: Table, view: View, tile: string): string | null {
  const held = playerOf(view, table.me)?.tiles.some((each) => each.tile === tile) ?? false;
  const shown = findTile(view, tile, table.me);
  if (held) {
    if (!workingIn(view, "yard")) return t("ver-why-yard");
    if (shown.places.length === 0) return t("ver-fits", { count: 0 });
    const lacking = shown.lacks ? costWords(shown.lacks) : "";
    return lacking
      ? t("ver-lacks", { what: lacking })
      : t("ver-why-workers", { workers: workersLeft(view) });
  }
  if (!workingIn(view, "architects")) return t("ver-why-guild");
  return t("ver-why-workers", { workers: workersLeft(view) });
}

function notBought(table: Table, view: View, decoration: Decoration): string | null {
  if (!workingIn(view, "workshop")) return t("ver-why-workshop");
  if ((view.stock[decoration] ?? 0) === 0) return t("ver-left-n", { count: 0 });
  const price = view.printed.decorations.find((each) => each.decoration === decoration)?.price;
  return price ? shortWords(table, view, price) : null;
}

function notLearnt(table: Table, view: View, track: Track): string | null {
  if (!workingIn(view, "alchemists")) return t("ver-why-alchemists");
  const step = playerOf(view, table.me)?.technologies[track] ?? 0;
  const price = view.printed.tracks.find((each) => each.track === track)?.steps[step];
  return price ? shortWords(table, view, price) : t("ver-track-done");
}

function notRecruited(table: Table, view: View, line: number): string | null {
  if (!(playerOf(view, table.me)?.waiting.includes(line) ?? false)) return t("ver-why-recruited");
  if (!workingIn(view, "kings-favour")) return t("ver-why-favour");
  return t("ver-why-workers", { workers: workersLeft(view) });
}

function shortWords(table: Table, view: View, price: View["printed"]["slots"][number]): string {
  const lacking = costWords(shortOf(playerOf(view, table.me)?.goods ?? {}, price));
  return lacking
    ? t("ver-lacks", { what: lacking })
    : t("ver-why-workers", { workers: workersLeft(view) });
}
