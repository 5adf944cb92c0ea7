import type { Entry } from "./game";
import { queensNecklace } from "./queens-necklace/entry";
import { saba } from "./saba/entry";
import { versailles } from "./versailles/entry";

/** The games this page can draw, one line each. */
export const games: Entry[] = [queensNecklace, saba, versailles];

export const gameOf = (id: string): Entry | undefined => games.find((game) => game.id === id);
