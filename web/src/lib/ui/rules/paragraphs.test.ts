import french from "@games/queens-necklace/RULES.fr.md?raw";
import ledger from "@games/queens-necklace/RULES.md?raw";
import { expect, it } from "vitest";
import { RULES_OF, TIPS } from "@/games/queens-necklace/rules";
import { sentencesOf } from "./paragraphs";

it("every rule a tooltip names has its paragraph in both languages", () => {
  for (const text of [ledger, french]) {
    const sentences = sentencesOf(text);
    const named = [...Object.values(RULES_OF), ...Object.values(TIPS)].flat();
    expect(named.filter((id) => !sentences.get(id))).toEqual([]);
  }
});
