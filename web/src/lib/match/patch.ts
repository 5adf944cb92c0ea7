/**
 * How a new view is told by what changed in the last one: like a merge patch (RFC 7386), but
 * lists change by index or splice, and `=` sets anything. docs/protocol.md has the table.
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The patched value; neither argument is changed. */
export function merge(target: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  if (patch["="] !== undefined) return patch["="];
  if (Array.isArray(target)) return mergeList(target, patch);
  const merged: { [key: string]: Json } = isObject(target) ? { ...target } : {};
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete merged[key];
    else merged[key] = merge(merged[key], change);
  }
  return merged;
}

function mergeList(target: Json[], patch: { [key: string]: Json }): Json[] {
  const { splice, ...changes } = patch;
  const merged = [...target];
  for (const [at, change] of Object.entries(changes))
    merged[Number(at)] = merge(merged[Number(at)], change);
  if (Array.isArray(splice)) {
    const [at, gone, ...come] = splice;
    merged.splice(Number(at), Number(gone), ...come);
  }
  return merged;
}
