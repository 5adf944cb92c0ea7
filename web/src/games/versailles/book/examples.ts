import type { ExampleDrawing } from "@/games/game";
import type { WorkedExample } from "@/lib/wire/protocol";
import { t } from "@/lib/words/current.svelte";
import WorkedBuilding from "./WorkedBuilding.svelte";
import WorkedEnd from "./WorkedEnd.svelte";
import WorkedGuild from "./WorkedGuild.svelte";
import WorkedHarvest from "./WorkedHarvest.svelte";
import WorkedMove from "./WorkedMove.svelte";
import { at, buildRefused, eventsIn, moveRefused, nameOf, told, wished } from "./worked";

function saidOfMove(answer: WorkedExample): string {
  const why = moveRefused(answer);
  return why ? t("ver-book-move-refused", { why, zone: wished(answer).to }) : told(answer);
}

function saidOfBuilding(answer: WorkedExample): string {
  const why = buildRefused(answer);
  const [tile, cell] = [at(answer, "tile"), at(answer, "cell")];
  return why ? t("ver-book-build-refused", { why, tile, cell }) : told(answer);
}

function saidOfEnd(answer: WorkedExample): string {
  const [one, two] = eventsIn(answer, "counted");
  const winners = eventsIn(answer, "ended")[0]?.winners ?? [];
  return t("ver-book-end-said", { one: one?.total ?? 0, two: two?.total ?? 0, winners }, nameOf);
}

export const examples: Record<string, ExampleDrawing> = {
  "from-the-quarry": {
    Drawing: WorkedMove,
    say: saidOfMove,
    cases: [
      { id: "ver-book-case-mine", set: { goes: "move-mine" } },
      { id: "ver-book-case-pair", set: { goes: "pair-yard" } },
      { id: "ver-book-case-no-coin", set: { coins: "0" } },
    ],
  },
  harvest: {
    Drawing: WorkedHarvest,
    say: told,
    cases: [
      { id: "ver-book-case-one-miner", set: { place: "mine", workers: "1" } },
      { id: "ver-book-case-gold", set: { place: "mine", workers: "1", yield: "3" } },
      { id: "ver-book-case-shared", set: { neighbour: "pair-taught" } },
    ],
  },
  "four-workers": {
    Drawing: WorkedGuild,
    say: told,
    cases: [
      { id: "ver-book-case-no-gold", set: { gold: "0" } },
      { id: "ver-book-case-sweep", set: { plan: "sweep", gold: "0" } },
    ],
  },
  building: {
    Drawing: WorkedBuilding,
    say: saidOfBuilding,
    cases: [
      { id: "ver-book-case-turned", set: { turns: "1" } },
      { id: "ver-book-case-middle", set: { cell: "c2" } },
      { id: "ver-book-case-one-worker", set: { workers: "1" } },
    ],
  },
  "the-end": {
    Drawing: WorkedEnd,
    say: saidOfEnd,
    cases: [
      { id: "ver-book-case-statue-used", set: { decorations: "0" } },
      { id: "ver-book-case-equal", set: { tiles: "0" } },
    ],
  },
};
