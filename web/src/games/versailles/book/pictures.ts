import type { Component } from "svelte";
import "../art/palace.css";
import BoardPicture from "./BoardPicture.svelte";
import DecorationsPicture from "./DecorationsPicture.svelte";
import EdgesPicture from "./EdgesPicture.svelte";
import KingPicture from "./KingPicture.svelte";
import LedgerPicture from "./LedgerPicture.svelte";
import MovePicture from "./MovePicture.svelte";
import PlainPicture from "./PlainPicture.svelte";
import SlotsPicture from "./SlotsPicture.svelte";
import StartPicture from "./StartPicture.svelte";
import TilePicture from "./TilePicture.svelte";
import TilesPicture from "./TilesPicture.svelte";
import TracksPicture from "./TracksPicture.svelte";
import YardPicture from "./YardPicture.svelte";
import YieldsPicture from "./YieldsPicture.svelte";

/** The pictures of the rulebook, by the names its text calls them. */
export const pictures: Record<string, Component<{ args: string[] }>> = {
  board: BoardPicture,
  decorations: DecorationsPicture,
  edges: EdgesPicture,
  king: KingPicture,
  ledger: LedgerPicture,
  move: MovePicture,
  plain: PlainPicture,
  slots: SlotsPicture,
  start: StartPicture,
  tile: TilePicture,
  tiles: TilesPicture,
  tracks: TracksPicture,
  yard: YardPicture,
  yields: YieldsPicture,
};
