import type { Snippet } from "svelte";
import type { Replaying } from "@/lib/match/replay.svelte";

/** A look at the past: the game, through whose eyes it is seen, and what else can be done. */
export interface Looking {
  past: Replaying;
  /** Through whose eyes it may be seen. */
  eyes: { value: string; label: string }[];
  seen: string;
  onlook: (eyes: string) => void;
  /** Back to the table, if the game goes on. */
  onback?: () => void;
  more?: Snippet;
}
