import type { Entry } from "../game";

export const saba: Entry = {
  id: "saba",
  jewel: "art-saba",
  words: async () => (await import("./words")).words,
  load: () => import("./look"),
  tally: async () => (await import("./origins")).tally(),
  book: async () => (await import("./book")).book,
  print: async () => (await import("./print")).printed,
};
