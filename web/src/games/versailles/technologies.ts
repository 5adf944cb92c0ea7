/** The technology tracks, and what each step is about: a good, or a place. */
export const TRACKS = ["yield", "harvest", "specialists"] as const;
export type Track = (typeof TRACKS)[number];
export const SIGNS: Record<Track, readonly [string, string, string]> = {
  yield: ["wood", "marble", "gold"],
  harvest: ["sawmill", "quarry", "mine"],
  specialists: ["architects", "workshop", "yard"],
};
