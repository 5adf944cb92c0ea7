import en from "@games/queens-necklace/words/en.ftl?raw";
import fr from "@games/queens-necklace/words/fr.ftl?raw";
import type { Entry } from "../game";

export const queensNecklace: Entry = {
  id: "queens-necklace",
  jewel: "art-necklace",
  words: { en, fr },
  load: () => import("./look"),
};
