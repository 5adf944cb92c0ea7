import type { FromHouse } from "../wire/protocol";
import type { Line } from "./connection";

/** An open line that the house has taken to another table, and what was heard there since. */
export interface Handed {
  id: string;
  line: Line;
  frames: FromHouse[];
}

let handed: Handed | null = null;

/** Leaves the line to the page of its new table, which may take a moment to come. */
export function leaveLine(id: string, line: Line, welcome: FromHouse): void {
  const frames = [welcome];
  line.onmessage = ({ data }) => frames.push(JSON.parse(String(data)));
  line.onclose = null;
  handed = { id, line, frames };
}

/** The line that was left for this table; one for another table is no longer wanted by anybody. */
export function takeLine(id: string): Handed | null {
  const left = handed;
  handed = null;
  if (left?.id === id) return left;
  left?.line.close();
  return null;
}
