import type { Zone } from "@/lib/wire/versailles";

/** What each zone does, in the words of the rules. */
export const OF_ZONE: Record<Zone, readonly string[]> = {
  quarry: ["VE-H1"],
  sawmill: ["VE-H2"],
  mine: ["VE-H3"],
  architects: ["VE-G1"],
  workshop: ["VE-W1"],
  alchemists: ["VE-L1"],
  yard: ["VE-Y1"],
  "kings-favour": ["VE-K1", "VE-K2"],
};
/** The rules of other things, by the beginning of their names. */
export const RULES: Record<string, readonly string[]> = {
  decoration: ["VE-W1"],
  track: ["VE-L1"],
  recruit: ["VE-K1"],
  coins: ["VE-K2"],
  tile: ["VE-G1"],
  remove: ["VE-G2"],
  cell: ["VE-Y2"],
  way: ["VE-M3"],
  activate: ["VE-A1"],
};

/** The rules that a tooltip on a thing of this table quotes. */
export function rulesOf(thing: string): readonly string[] {
  const zone = /^(?:from|to)-(.+)$/.exec(thing)?.[1];
  return (zone ? OF_ZONE[zone as Zone] : RULES[thing.split("-")[0] ?? ""]) ?? [];
}
