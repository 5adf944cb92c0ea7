import { describe, expect, it } from "vitest";
import { ATTACK, type Note, SILENCE, SOUNDS } from "./sound";

const RATE = 48_000;

/** The samples of a sound, as the browser's oscillators and gains make them. */
function samples(notes: readonly Note[]): Float64Array {
  const end = Math.max(...notes.map(({ at, length }) => at + length));
  const all = new Float64Array(Math.ceil(end * RATE));
  for (const { at, pitch, volume, length, shape } of notes)
    for (let n = 0; n < Math.floor(length * RATE); n += 1) {
      const time = n / RATE;
      const gain =
        time < ATTACK
          ? (volume * time) / ATTACK
          : volume * (SILENCE / volume) ** ((time - ATTACK) / (length - ATTACK));
      const turn = 2 * Math.PI * pitch * time;
      const wave = shape === "sine" ? Math.sin(turn) : (2 / Math.PI) * Math.asin(Math.sin(turn));
      const place = Math.floor(at * RATE) + n;
      all[place] = (all[place] ?? 0) + gain * wave;
    }
  return all;
}

/** Peak and mean level in decibels below full scale, seconds, and the first and last sample. */
function measure(notes: readonly Note[]) {
  const all = samples(notes);
  const peak = all.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  const power = all.reduce((sum, each) => sum + each * each, 0) / all.length;
  const level = (value: number) => Math.round(20 * Math.log10(value) * 10) / 10;
  return {
    peak: level(peak),
    mean: level(Math.sqrt(power)),
    seconds: Math.round((all.length / RATE) * 100) / 100,
    ends: [Math.abs(all[0] ?? 0), Math.abs(all.at(-1) ?? 0)],
  };
}

describe("every sound, measured on its samples", () => {
  const heard: [string, Note[]][] = [
    ["chime", SOUNDS.chime()],
    ["one tap", SOUNDS.tap(1)],
    ["three taps", SOUNDS.tap(9)],
    ["fanfare", SOUNDS.fanfare()],
  ];
  it.each(heard)("%s is soft, short and does not click", (_name, notes) => {
    const { peak, mean, seconds, ends } = measure(notes);
    expect(peak, "no clipping, far from it").toBeLessThan(-12);
    expect(peak, "to be heard").toBeGreaterThan(-32);
    expect(mean).toBeLessThan(peak);
    expect(seconds).toBeGreaterThan(0.05);
    expect(seconds).toBeLessThan(1.5);
    expect(Math.max(...ends), "begins and ends in silence").toBeLessThan(0.001);
  });

  it("is as its description says", () => {
    const told = heard.map(([, notes]) => [
      Math.round(measure(notes).peak),
      measure(notes).seconds,
    ]);
    expect(told).toEqual([
      [-21, 0.84],
      [-26, 0.09],
      [-26, 0.23],
      [-21, 1.03],
    ]);
  });
});
