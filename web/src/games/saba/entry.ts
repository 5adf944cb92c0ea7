import type { Entry } from "../game";

export const saba: Entry = {
  id: "saba",
  jewel: "art-saba",
  words: async () => (await import("./words")).words,
  load: () => import("./look"),
  print: async () => (await import("./print")).printed,
};
