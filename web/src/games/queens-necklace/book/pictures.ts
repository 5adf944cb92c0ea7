import type { Component } from "svelte";
import Buying from "./Buying.svelte";
import CardEntry from "./CardEntry.svelte";
import Deck from "./Deck.svelte";
import Falling from "./Falling.svelte";
import Fan from "./Fan.svelte";
import FourGems from "./FourGems.svelte";
import Legend from "./Legend.svelte";
import Setup from "./Setup.svelte";
import Sum from "./Sum.svelte";
import Tiles from "./Tiles.svelte";

/** What the rulebook may draw, by name. */
export const pictures: Record<string, Component<{ args: string[] }>> = {
  buying: Buying,
  card: CardEntry,
  cards: Fan,
  deck: Deck,
  falling: Falling,
  gems: FourGems,
  legend: Legend,
  setup: Setup,
  sum: Sum,
  tiles: Tiles,
};
