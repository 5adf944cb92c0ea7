import { settings } from "./settings.svelte";

/** One note: when it begins, how high, how loud, how long it rings. */
export interface Note {
  at: number;
  pitch: number;
  volume: number;
  length: number;
  shape: OscillatorType;
}

/** Seconds until a note is at its loudest, and the gain at which it has faded. */
export const ATTACK = 0.012;
export const SILENCE = 0.0005;

/** Our own sounds, made on the spot; nothing unless the guest wants sound. */
function play(notes: readonly Note[]): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  let end = 0;
  for (const { at, pitch, volume, length, shape } of notes) {
    const note = audio.createOscillator();
    const loud = audio.createGain();
    const start = audio.currentTime + at;
    note.type = shape;
    note.frequency.value = pitch;
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(volume, start + ATTACK);
    loud.gain.exponentialRampToValueAtTime(SILENCE, start + length);
    note.connect(loud).connect(audio.destination);
    note.start(start);
    note.stop(start + length + 0.05);
    end = Math.max(end, at + length);
  }
  setTimeout(() => void audio.close(), end * 1000 + 400);
}

const bell = (at: number, pitch: number, volume = 0.07): Note => ({
  at,
  pitch,
  volume,
  length: 0.7,
  shape: "sine",
});

/**
 * Every sound, described as it is heard; level and length are measured by `sound.test.ts` on
 * the same notes, sample by sample: none clips, none startles, none drags on.
 */
export const SOUNDS = {
  /** Your turn: two soft bells, a fourth apart and rising; 0.84 s, peak −21 dB. */
  chime: () => [bell(0, 659.25), bell(0.14, 880)],
  /** Pieces laid on velvet: a dull low knock for each, at most three, quick; 0.09 to 0.23 s, peak −26 dB. */
  tap: (pieces: number) =>
    Array.from({ length: Math.min(3, pieces) }, (_, at) => ({
      at: at * 0.07,
      pitch: 196 + at * 24,
      volume: 0.05,
      length: 0.09,
      shape: "triangle" as const,
    })),
  /** A scene begins: four bells run up a bright chord and ring out together; 1.03 s, peak −21 dB. */
  fanfare: () => [523.25, 659.25, 783.99, 1046.5].map((pitch, at) => bell(at * 0.11, pitch, 0.055)),
} satisfies Record<string, (pieces: number) => Note[]>;

export const chime = (): void => play(SOUNDS.chime());
export const tap = (pieces: number): void => play(SOUNDS.tap(pieces));
export const fanfare = (): void => play(SOUNDS.fanfare());
