import necklaceFr from "@games/queens-necklace/RULES.fr.md?raw";
import necklace from "@games/queens-necklace/RULES.md?raw";
import sabaFr from "@games/saba/RULES.fr.md?raw";
import saba from "@games/saba/RULES.md?raw";
import versaillesFr from "@games/versailles/RULES.fr.md?raw";
import versailles from "@games/versailles/RULES.md?raw";
import { expect, it } from "vitest";
import { RULES_OF, TIPS } from "@/games/queens-necklace/rules";
import { RULES as IN_SABA } from "@/games/saba/rules";
import { RULES as IN_VERSAILLES, OF_ZONE, rulesOf } from "@/games/versailles/rules";
import { sentencesOf } from "./paragraphs";

const all = (...named: Record<string, readonly string[]>[]) =>
  named.flatMap((each) => Object.values(each).flat());

it.each([
  ["Queen's Necklace", [necklace, necklaceFr], all(RULES_OF, TIPS)],
  ["Saba", [saba, sabaFr], all(IN_SABA)],
  ["Versailles", [versailles, versaillesFr], all(OF_ZONE, IN_VERSAILLES)],
])("%s: every rule a tooltip quotes has its paragraph in both languages", (_, ledgers, ids) => {
  expect(ids.length).toBeGreaterThan(5);
  for (const ledger of ledgers) {
    const sentences = sentencesOf(ledger);
    expect(ids.filter((id) => !sentences.get(id))).toEqual([]);
  }
});

it("a place of Versailles has the rule of its zone", () => {
  expect(rulesOf("to-kings-favour")).toEqual(["VE-K1", "VE-K2"]);
  expect(rulesOf("nothing")).toEqual([]);
});
