import type { Component } from "svelte";
import Cards from "./Cards.svelte";
import Columns from "./Columns.svelte";
import Coordinates from "./Coordinates.svelte";
import Finished from "./Finished.svelte";
import Laid from "./Laid.svelte";
import Most from "./Most.svelte";
import OnCushion from "./OnCushion.svelte";

/** The pictures of the rulebook, by the names its text calls them. */
export const pictures: Record<string, Component<{ args: string[] }>> = {
  cards: Cards,
  cushion: OnCushion,
  laid: Laid,
  columns: Columns,
  finished: Finished,
  most: Most,
  coordinates: Coordinates,
};
