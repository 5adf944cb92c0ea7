/** The rows of a printed table of `games/<game>/data`, by the names in its head. */
export function rowsOf(table: string): Record<string, string>[] {
  const [head = "", ...rows] = table
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));
  const names = head.trim().split(",");
  return rows.map((row) =>
    Object.fromEntries(
      row
        .trim()
        .split(",")
        .map((cell, at) => [names[at] ?? "", cell]),
    ),
  );
}
