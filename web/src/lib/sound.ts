import { settings } from "./settings.svelte";

/** Two soft notes for "your turn"; nothing unless the guest wants sound. */
export function chime(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  for (const [at, pitch] of [659.25, 880].entries()) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at * 0.14;
    note.type = "sine";
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.07, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.7);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.75);
  }
  setTimeout(() => void audio.close(), 1500);
}
