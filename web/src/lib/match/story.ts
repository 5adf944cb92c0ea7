import type { Line } from "../wire/protocol";

/** The story as it stands: without what was taken back. */
export function storyOf<Event>(lines: readonly Line[]): Event[] {
  const struck = new Set<number>();
  for (const line of lines) {
    if (line.type === "event") continue;
    for (const n of line.struck) struck.add(n);
    if (line.type === "rewound") for (const n of line.restored) struck.delete(n);
  }
  return lines.flatMap((line) =>
    line.type === "event" && !struck.has(line.n) ? [line.event as Event] : [],
  );
}
