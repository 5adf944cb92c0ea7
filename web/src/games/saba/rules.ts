/** The rules that a tooltip on a thing of this table quotes, by the beginning of its name. */
export const RULES: Record<string, readonly string[]> = {
  place: ["SA-R2", "SA-R3"],
  card: ["SA-B5"],
  discard: ["SA-B6"],
  bid: ["SA-A2"],
  pass: ["SA-A4"],
  accept: ["SA-A7"],
  "name-price": ["SA-A5"],
  keep: ["SA-A8"],
  pile: ["SA-A9"],
};

export const rulesOf = (thing: string): readonly string[] =>
  RULES[thing] ?? RULES[thing.split("-")[0] ?? ""] ?? [];
