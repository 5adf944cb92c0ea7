import { FluentType, type FluentVariable, type Scope } from "@fluent/bundle";

/**
 * How the fields of an event or action become the arguments of its sentence. The loader
 * in `crates/words` follows the same rules, so that page and command line say the same.
 */
export type Fields = Record<string, unknown>;

type Scalar = string | number;

/** Several things at once. A sentence that prints it bare gets each by its name. */
export class Several extends FluentType<readonly Scalar[]> {
  constructor(
    value: readonly Scalar[],
    private readonly speaker: Speaker,
  ) {
    super(value);
  }
  override toString(_scope: Scope): string {
    return this.speaker.list(this.value.map((item) => this.speaker.name(item)));
  }
}

export interface Speaker {
  name(thing: Scalar): string;
  list(items: string[]): string;
  /** A message of this id with these fields, for the parts of a list of objects. */
  part(id: string, fields: Fields): string;
  /** What stands between the parts of a list of objects. */
  between(): string;
  /** Whether there is a message with this id. */
  knows(id: string): boolean;
}

export const kebab = (name: string) => name.replaceAll("_", "-");

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `{"up": X}` is a card face up: it counts as X. */
function faceUp(value: unknown): unknown {
  return isObject(value) && Object.keys(value).length === 1 && "up" in value ? value.up : value;
}

/** What is no list and no object, as it is said; undefined for those. */
function scalar(value: unknown): Scalar | undefined {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" || typeof value === "number" ? value : undefined;
}

/** The arguments for message `id`: every field but `type`. */
export function argumentsOf(
  id: string,
  fields: Fields,
  speaker: Speaker,
): Record<string, FluentVariable> {
  const args: Record<string, FluentVariable> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (field !== "type") put(args, id, kebab(field), value, speaker);
  }
  return args;
}

function put(
  args: Record<string, FluentVariable>,
  id: string,
  name: string,
  raw: unknown,
  speaker: Speaker,
): void {
  const value = faceUp(raw);
  const plain = scalar(value);
  if (plain !== undefined) args[name] = plain;
  else if (Array.isArray(value)) putList(args, id, name, value.map(faceUp), speaker);
  else if (isObject(value)) {
    for (const [field, inner] of Object.entries(value))
      put(args, id, `${name}-${kebab(field)}`, inner, speaker);
    if (speaker.knows(`${id}-${name}`)) args[name] = counts(`${id}-${name}`, value, speaker);
  }
}

/** A list also gives its length (`-count`) and, if plain, each of its items (`-1`, `-2`). */
function putList(
  args: Record<string, FluentVariable>,
  id: string,
  name: string,
  items: unknown[],
  speaker: Speaker,
) {
  args[`${name}-count`] = items.length;
  const plain = items.map(scalar).filter((item) => item !== undefined);
  if (items.length === 0) args[name] = "none";
  else if (plain.length === items.length) {
    plain.forEach((item, at) => {
      args[`${name}-${at + 1}`] = item;
    });
    args[name] = new Several(plain, speaker);
  } else
    args[name] = items
      .map((item) => speaker.part(`${id}-${name}`, partOf(item)))
      .join(speaker.between());
}

/** How many of what: `{"ring": 2, "king": 1}`. */
function counts(id: string, counted: Fields, speaker: Speaker): string {
  const told = Object.entries(counted).map(([item, count]) => speaker.part(id, { item, count }));
  return told.length === 0 ? "none" : told.join(", ");
}

function partOf(item: unknown): Fields {
  if (isObject(item)) return item;
  if (Array.isArray(item))
    return Object.fromEntries(item.map((inner, at) => [`item-${at + 1}`, inner]));
  return { item };
}
