import { readFileSync } from "node:fs";
import { join as path } from "node:path";
import { describe, expect, it } from "vitest";
import { commitment, hex, madeUp, pick, prove, seed, unhex, words } from "./luck";

interface Case {
  number?: number;
  secret: string;
  made_up: string[];
  commitment: string;
  game: string;
  contributions: string[];
  seed: string;
  words: number[];
  bounds: number[];
  picks: number[];
  next_word: number;
}
const file = path(process.cwd(), "../docs/fair-luck-vectors.json");
const cases = (JSON.parse(readFileSync(file, "utf8")) as { cases: Case[] }).cases;

describe("the luck done again", () => {
  it.each(cases)("fits the test vector of $game$number", (vector) => {
    if (vector.number === undefined) {
      expect(commitment(unhex(vector.secret))).toBe(vector.commitment);
      const texts = vector.made_up.map((_, seat) => madeUp(unhex(vector.secret), seat));
      expect(texts).toEqual(vector.made_up);
      expect(hex(seed(unhex(vector.secret), vector.game, vector.contributions))).toBe(vector.seed);
    }
    const first = words(unhex(vector.seed));
    expect(vector.words.map(() => first.next().value)).toEqual(vector.words);
    const stream = words(unhex(vector.seed));
    expect(vector.bounds.map((of) => pick(stream, of))).toEqual(vector.picks);
    expect(stream.next().value).toBe(vector.next_word);
  });

  it("finds what was bent", () => {
    const vector = cases.find((one) => one.number === undefined) as Case;
    const drawn = vector.picks.map((value, at) => ({
      moment: at,
      pick: value,
      of: vector.bounds[at] ?? 1,
    }));
    const proved = { type: "proved", picks: drawn.length, shown: false, mine: false };
    expect(prove(vector.game, vector, drawn)).toEqual(proved);
    const bent = drawn.map((one, at) => (at === 1 ? { ...one, pick: one.pick + 1 } : one));
    expect(prove(vector.game, vector, bent)).toMatchObject({ type: "other-pick", moment: 1 });
    const other = { ...vector, secret: "00".repeat(32) };
    expect(prove(vector.game, other, drawn)).toEqual({ type: "other-secret" });
  });

  it("finds a promise that was not the one shown, and a text that was left out", () => {
    const vector = cases.find((one) => one.contributions?.length > 0) as Case;
    const [text = ""] = vector.contributions;
    const known = { commitment: vector.commitment, text };
    expect(prove(vector.game, vector, [], known)).toMatchObject({
      type: "proved",
      shown: true,
      mine: true,
    });
    const mute = { ...known, text: null };
    expect(prove(vector.game, vector, [], mute)).toMatchObject({
      type: "proved",
      shown: true,
      mine: false,
    });
    const other = { ...known, commitment: "00".repeat(32) };
    expect(prove(vector.game, vector, [], other)).toEqual({ type: "other-promise" });
    expect(prove(vector.game, vector, [], { ...known, text: "another" })).toEqual({
      type: "other-text",
    });
  });
});
