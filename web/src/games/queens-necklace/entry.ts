import type { Entry } from "../game";

export const queensNecklace: Entry = {
  id: "queens-necklace",
  jewel: "art-necklace",
  words: async () => (await import("./words")).words,
  load: () => import("./look"),
  tally: async () => (await import("./origins")).tally(),
  book: async () => (await import("./book")).book,
  print: async () => (await import("./print")).printed,
};
