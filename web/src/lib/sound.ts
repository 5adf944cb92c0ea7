import { settings } from "./settings.svelte";

/** One note: when it begins, how high, how loud, how long it rings. */
interface Note {
  at: number;
  pitch: number;
  volume: number;
  length: number;
  shape: OscillatorType;
}

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
    loud.gain.linearRampToValueAtTime(volume, start + 0.012);
    loud.gain.exponentialRampToValueAtTime(0.0005, start + length);
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

/** Two soft notes for "your turn". */
export const chime = (): void => play([bell(0, 659.25), bell(0.14, 880)]);

/** A piece laid on velvet: a short, low tap for each, at most three. */
export const tap = (pieces: number): void =>
  play(
    Array.from({ length: Math.min(3, pieces) }, (_, at) => ({
      at: at * 0.07,
      pitch: 196 + at * 24,
      volume: 0.05,
      length: 0.09,
      shape: "triangle" as const,
    })),
  );

/** A scene begins: a small fanfare. */
export const fanfare = (): void =>
  play([523.25, 659.25, 783.99, 1046.5].map((pitch, at) => bell(at * 0.11, pitch, 0.055)));
