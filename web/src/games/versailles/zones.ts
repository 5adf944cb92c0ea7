/** A place as it is shown; the board makes it from the view and from what is chosen. */
export interface ZoneShown {
  name: string;
  /** Read aloud, and shown on hover. */
  label: string;
  /** What it usually gives, or what it would give now. */
  gives: string;
  /** The same as pictures, for a small plan: how many of what. */
  signs: readonly { sign: string; count: number }[];
  workers: readonly number[];
  /** Whose activation marker stands here. */
  markers: readonly number[];
  thing: string;
  /** The viewer's workers may leave from here. */
  lit: boolean;
  chosen: boolean;
  /** The chosen workers may come here; far means for a coin. */
  goal: boolean;
  far: boolean;
  /** It is being activated. */
  active: boolean;
}
