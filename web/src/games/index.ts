import type { Entry } from "./game";
import { queensNecklace } from "./queens-necklace/entry";
import { saba } from "./saba/entry";

/** The games this page can draw, one line each. */
export const games: Entry[] = [queensNecklace, saba];

/** Jewels on the tray whose tables are still being made. */
export const coming = [{ id: "versailles", jewel: "art-versailles" }];

export const gameOf = (id: string): Entry | undefined => games.find((game) => game.id === id);
