import { FluentType, type FluentVariable, type Scope } from "@fluent/bundle";

/**
 * How the fields of an event or action become the arguments of its sentence. The command
 * line's loader follows the same rules, so both say the same.
 */
export type Fields = Record<string, unknown>;

/** Several things at once. A sentence that prints it bare gets each by its name. */
export class Several extends FluentType<readonly (string | number)[]> {
  constructor(
    value: readonly (string | number)[],
    private readonly spoken: (item: string | number) => string,
    private readonly joined: (items: string[]) => string,
  ) {
    super(value);
  }
  override toString(_scope: Scope): string {
    return this.joined(this.value.map(this.spoken));
  }
}

export interface Speaker {
  name(thing: string | number): string;
  list(items: string[]): string;
  /** A message of this id with these fields, for the parts of a list of objects. */
  part(id: string, fields: Fields): string;
}

export const kebab = (name: string) => name.replaceAll("_", "-");

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `{"up": X}` is a card face up: it counts as X. */
function unwrap(value: unknown): unknown {
  return isObject(value) && Object.keys(value).length === 1 && "up" in value ? value.up : value;
}

const isScalar = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

/** The arguments for message `id`, from the fields of what is told. */
export function argumentsOf(id: string, fields: Fields, speaker: Speaker): Record<string, FluentVariable> {
  const args: Record<string, FluentVariable> = {};
  const put = (name: string, raw: unknown): void => {
    const value = unwrap(raw);
    if (value === null || value === undefined) args[name] = "none";
    else if (typeof value === "boolean") args[name] = value ? "yes" : "no";
    else if (isScalar(value)) args[name] = value;
    else if (Array.isArray(value)) args[name] = several(name, value);
    else if (isObject(value)) for (const [sub, inner] of Object.entries(value)) put(`${name}-${sub}`, inner);
  };
  const several = (name: string, raw: unknown[]): FluentVariable => {
    const items = raw.map(unwrap);
    const objects = items.filter(isObject);
    if (objects.length > 0) return objects.map((each) => speaker.part(`${id}-${kebab(name)}`, each)).join("; ");
    return new Several(items.filter(isScalar), speaker.name, speaker.list);
  };
  for (const [name, value] of Object.entries(fields)) if (name !== "type") put(name, value);
  return args;
}
