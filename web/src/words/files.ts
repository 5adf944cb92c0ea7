// For the tests: the files that hold sentences, and what is said in them.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Where the repository begins. */
export const ROOT = join(process.cwd(), "..");

/** Every file of this name below a folder. */
export function files(folder: string, name: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((each) => {
    const path = join(folder, each);
    if (statSync(path).isDirectory()) return files(path, name);
    return each === name ? [path] : [];
  });
}

/** What is said: no ids, comments, names of forms or addresses. */
export function said(path: string): string[] {
  const lines = readFileSync(path, "utf8").replaceAll("\u00a0", " ").split("\n");
  if (path.endsWith(".md"))
    return lines.map((line) => line.replace(/\]\([^)]*\)|\{#[^}]*\}|`[^`]*`/g, "]"));
  return lines
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.replace(/^(\s*\.)?[a-z][\w-]* =|^\s*\*?\[[\w-]+\]/, "").trim())
    .map((line) => line.replace(/\$[\w-]+/g, "$"));
}
