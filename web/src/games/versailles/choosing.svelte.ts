import type { Table } from "@/lib/match/table.svelte";
import type { Action, Cell, Reach, View, Zone } from "@/lib/wire/versailles";
import type { Place } from "./layout";
import { arrowsOf, findTile } from "./reading";
import { ACTIVATE, fromThing, REMOVE_THREE, tileThing, toThing } from "./things";
import { towards } from "./towards";
import { buildingTile, buildsIn, type CellShown, cellsShown, turnedFor, turnedOn } from "./yard";
import { chosenMove, movesShown, type ZoneShown, zonesShown } from "./zones";

/** What the viewer points at and picks on this table, on the way to one of the legal actions. */
export class Choosing {
  lookedZone = $state<Zone | null>(null);
  lookedTile = $state<string | null>(null);
  lookedCell = $state<Cell | null>(null);
  /** Coins that a way which is looked at would cost. */
  lookedCoins = $state(0);
  /** How the tile in hand is wanted to lie, in quarter turns. */
  turns = $state(0);
  /** Tiles marked to be removed together. */
  private marked = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private readonly table: () => Table,
    private readonly view: () => View,
  ) {}

  readonly moves = $derived.by((): ReadonlyMap<Zone, Reach> =>
    movesShown(this.table(), this.view(), this.lookedZone),
  );
  readonly zones = $derived.by((): Record<Place, ZoneShown> =>
    zonesShown(this.table(), this.view(), this.moves),
  );
  /** The arrows of the moves that are talked about; of one alone, once its goal is known. */
  readonly litArrows = $derived.by((): ReadonlySet<string> => {
    const { from, to } = chosenMove(this.table());
    const goal = to ?? (from ? this.lookedZone : null);
    const one = goal ? this.moves.get(goal) : undefined;
    return new Set(
      (one ? [one] : [...this.moves.values()].filter((reach) => !reach.coin)).flatMap(arrowsOf),
    );
  });
  readonly spending = $derived.by((): number => {
    const { from } = chosenMove(this.table());
    const far = from && this.lookedZone ? this.moves.get(this.lookedZone)?.coin : false;
    return this.lookedCoins || (far ? 1 : 0);
  });

  private readonly builds = $derived.by(() => buildsIn(this.table().offers));
  readonly building = $derived.by((): string | null =>
    buildingTile(this.table().chosen, this.builds),
  );
  /** In how many ways the tile may lie on the chosen cell. */
  readonly ways = $derived.by((): number => this.spot(this.chosenCell)?.rotations.length ?? 0);
  private readonly chosenCell = $derived.by((): Cell | null => {
    const thing = this.table().chosen[1];
    return thing?.startsWith("cell-") ? (thing.slice("cell-".length) as Cell) : null;
  });

  cells(last: string | null): CellShown[] {
    const tile = this.building ?? this.lookedTile;
    return cellsShown(this.table(), this.view(), tile, this.turns, last);
  }

  /** While three tiles are picked for removal: which are marked and which still could be. */
  readonly removing = $derived.by(
    (): { marked: ReadonlySet<string>; could: ReadonlySet<string> } | null => {
      const table = this.table();
      if (table.chosen[0] !== REMOVE_THREE) return null;
      // Once they are settled, the path itself tells which.
      if (table.chosen.length > 1)
        return {
          marked: new Set(table.chosen.slice(1).map((thing) => thing.slice("tile-".length))),
          could: new Set(),
        };
      const could = new Set(
        this.trios().flatMap((tiles) =>
          [...this.marked].every((tile) => tiles.includes(tile)) ? tiles : [],
        ),
      );
      return { marked: this.marked, could };
    },
  );
  private trios(): string[][] {
    return this.table().offers.flatMap(({ action }) =>
      action.type === "remove_three"
        ? [(action as Extract<Action, { type: "remove_three" }>).tiles]
        : [],
    );
  }

  touchZone(zone: Zone): void {
    const table = this.table();
    const { from, to } = chosenMove(table);
    if (this.zones[zone].goal) {
      // The goal again: the plain way there. Another goal: the first choice is undone.
      if (to && to !== zone) table.touch(toThing(to));
      table.touch(to === zone ? "way-normal" : toThing(zone));
    } else if (from === zone) table.cancel();
    else if (
      this.view().phase.type === "activate" &&
      table.lit.has(ACTIVATE) &&
      this.zones[zone].active
    )
      table.touch(ACTIVATE);
    else table.touch(fromThing(zone));
  }

  touchTile(tile: string): void {
    const table = this.table();
    if (table.chosen[0] === REMOVE_THREE) this.mark(tile);
    else if (table.chosen[0] === tileThing(tile) && table.chosen.length > 1) table.cancel();
    else table.touch(tileThing(tile));
  }

  private mark(tile: string): void {
    const table = this.table();
    if (table.chosen.length > 1) {
      // Something else after all: back to marking, without this one.
      const rest = table.chosen
        .slice(1)
        .map((thing) => thing.slice("tile-".length))
        .filter((each) => each !== tile);
      table.cancel();
      table.touch(REMOVE_THREE);
      this.marked = new Set(rest);
      return;
    }
    const next = new Set(this.marked);
    if (!next.delete(tile)) next.add(tile);
    const offer = table.offers.find(
      ({ action }) =>
        action.type === "remove_three" &&
        sameTiles((action as Extract<Action, { type: "remove_three" }>).tiles, next),
    );
    this.marked = offer ? new Set() : next;
    if (offer) table.choose(offer);
  }
  /** Marks are forgotten when nothing is being removed. */
  forget(): void {
    if (this.table().chosen[0] !== REMOVE_THREE && this.marked.size > 0) this.marked = new Set();
  }

  private spot(cell: Cell | null) {
    if (!this.building || !cell) return undefined;
    return findTile(this.view(), this.building, this.table().me).places.find(
      (place) => place.cell === cell,
    );
  }

  touchCell({ name, chosen, lit }: CellShown): void {
    const spot = this.spot(name);
    if (!spot) return;
    if (chosen) this.turn(1);
    else if (lit) this.put(name, turnedFor(spot, this.turns));
  }

  /** Turns the tile in hand; on a chosen cell, to the next way it may lie there. */
  turn(by: 1 | -1): void {
    const spot = this.spot(this.chosenCell);
    if (!spot) this.turns = (this.turns + by + 4) % 4;
    else if (spot.rotations.length > 1)
      this.put(spot.cell, turnedOn(spot, turnedFor(spot, this.turns), by));
  }

  private put(cell: Cell, turns: number): void {
    const found = this.builds.find(
      ({ build }) =>
        build.tile === this.building && build.cell === cell && build.rotation === turns,
    );
    if (!found) return;
    this.turns = turns;
    this.table().choose(found.offer);
  }

  /** Keys anywhere on the table: R turns a tile, Enter activates. */
  key(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest("input, select, textarea, dialog")) return;
    const table = this.table();
    if (event.key.toLowerCase() === "r" && (this.building || this.lookedTile))
      this.turn(event.shiftKey ? -1 : 1);
    else if (
      event.key === "Enter" &&
      !target.closest("button, a, summary, [role=button]") &&
      table.lit.has(ACTIVATE)
    )
      table.touch(ACTIVATE);
    else return;
    event.preventDefault();
  }

  /** Keys on a place or a cell: Enter touches it, arrows go to the next one that is lit. */
  keyOn(event: KeyboardEvent, at: { zone: Zone } | { cell: CellShown }): void {
    const chosen = "cell" in at ? at.cell.chosen : this.zones[at.zone].chosen;
    if (event.key === "Enter" || event.key === " ") {
      // On what is chosen and settled the key confirms.
      if (chosen && this.table().pick) return;
      event.preventDefault();
      if ("cell" in at) this.touchCell(at.cell);
      else this.touchZone(at.zone);
    } else if (event.key.startsWith("Arrow") && event.currentTarget instanceof Element) {
      event.preventDefault();
      towards(event.currentTarget, event.key)?.focus();
    }
  }
}

const sameTiles = (tiles: readonly string[], marked: ReadonlySet<string>) =>
  tiles.length === marked.size && tiles.every((tile) => marked.has(tile));
