/** A cell of the yard as it is shown. */
export interface CellShown {
  name: string;
  column: number;
  row: number;
  label: string;
  thing: string;
  /** What stands here. */
  tile: { id: string; turns: number } | null;
  /** It was built last. */
  last: boolean;
  /** What could stand here, turned like this; in how many ways it could. */
  ghost: { id: string; turns: number; ways: number } | null;
  lit: boolean;
  chosen: boolean;
}
