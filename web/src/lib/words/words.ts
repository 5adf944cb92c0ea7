import {
  FluentBundle,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import { argumentsOf, type Fields, kebab, Several, type Speaker } from "./arguments";
import { markSeat, markThing, plain, type Segment, segments } from "./segments";

export const LANGUAGES = ["en", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is told: an event or an action, tagged by its type. */
export type Told = { type: string } & Fields;
export type SeatName = (seat: number) => string;

const VOWELS = "aàáâãäåæeèéêëiìíîïoòóôõöøœuùúûü";
/** Whether a word before this name loses its vowel: d’Anne, d’Hélène, d’Yves, but de Yann. */
function elides(name: string): boolean {
  const [first = "", next = ""] = name.toLowerCase();
  if (first === "y") return /^\p{L}$/u.test(next) && !VOWELS.includes(next);
  return first !== "" && (first === "h" || VOWELS.includes(first));
}

/** All sentences of one language: the common ones, the page's and those of the games. */
export class Words {
  /** Message ids that were asked for and are not there. Tests want this empty. */
  readonly missing = new Set<string>();
  private readonly bundle: FluentBundle;
  private seatName: SeatName = (seat) => String(seat + 1);

  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly strict = false,
  ) {
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        SEAT: ([seat], { form }) =>
          this.each(seat, (one) => this.seat(one, form ? String(form) : undefined)),
        NAME: ([thing], { form }) => this.named(thing, form ? String(form) : undefined),
      },
    });
    for (const source of sources) this.add(source);
  }

  add(source: string): void {
    const errors = this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    if (this.strict && errors.length > 0) throw new Error(errors.map(String).join("\n"));
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A sentence of the page itself. */
  text(id: string, args: Fields = {}, seatName?: SeatName): string {
    return plain(this.marks(id, args, seatName));
  }

  rich(id: string, args: Fields = {}, seatName?: SeatName): Segment[] {
    return segments(this.marks(id, args, seatName));
  }

  /** The name of a card, gem or other thing, in the form a sentence needs. */
  name(thing: string | number, form?: string): string {
    return plain(this.marked(thing, form));
  }

  event(told: Told, seatName: SeatName): Segment[] {
    return this.rich(`event-${kebab(told.type)}`, told, seatName);
  }

  /** One entry of the story: an event, or that something was taken back. */
  heard(line: { type: string; event?: Told } & Fields, seatName: SeatName): Segment[] {
    return line.event
      ? this.event(line.event, seatName)
      : this.rich(`heard-${kebab(line.type)}`, line, seatName);
  }

  action(told: Told, seatName: SeatName): string {
    return this.text(`action-${kebab(told.type)}`, told, seatName);
  }

  private marks(id: string, fields: Fields, seatName?: SeatName): string {
    if (seatName) this.seatName = seatName;
    const message = this.bundle.getMessage(id);
    if (!message?.value) return this.absent(id);
    return this.format(message.value, argumentsOf(id, fields, this.speaker));
  }

  private format(
    pattern: Parameters<FluentBundle["formatPattern"]>[0],
    args: Record<string, FluentVariable>,
  ): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    const absent = errors
      .map((e) => /^Unknown variable: \$(.+)$/.exec(e.message)?.[1])
      .filter((n) => n !== undefined);
    if (absent.length > 0) {
      // A field that was left out of the JSON counts as "none".
      return this.format(pattern, {
        ...args,
        ...Object.fromEntries(absent.map((name) => [name, "none"])),
      });
    }
    if (this.strict && errors.length > 0)
      throw new Error(`${text}: ${errors.map(String).join("; ")}`);
    return text;
  }

  private marked(thing: string | number, form?: string): string {
    const id = kebab(String(thing));
    if (id !== "" && !Number.isNaN(Number(id))) return id;
    const message = this.bundle.getMessage(id);
    const pattern = (form ? message?.attributes[form] : undefined) ?? message?.value;
    return markThing(id, pattern ? this.format(pattern, {}) : this.absent(id));
  }

  /** With the form "a", equal things of a list are counted where the first stands: "2 Rings". */
  private named(things: FluentValue | undefined, form?: string): string {
    if (form !== "a" || !(things instanceof Several))
      return this.each(things, (one) => this.marked(one, form));
    const counted = new Map<string | number, number>();
    for (const thing of things.value) counted.set(thing, (counted.get(thing) ?? 0) + 1);
    return this.join(
      [...counted].map(([thing, count]) =>
        count === 1 ? this.marked(thing, "a") : `${count} ${this.marked(thing, "many")}`,
      ),
    );
  }

  private seat(seat: string | number, form?: string): string {
    const nobody = seat === "none";
    const name = nobody ? this.marks("nobody", {}) : this.seatName(Number(seat));
    const named = nobody ? name : markSeat(Number(seat), name);
    return form ? this.before(`seat-${form}`, elides(name)) + named : named;
  }

  /** The word before a name: "de Bert", "d’Anne". */
  private before(id: string, elided: boolean): string {
    const message = this.bundle.getMessage(id);
    const pattern = (elided ? message?.attributes.elided : undefined) ?? message?.value;
    return pattern ? this.format(pattern, {}) : this.absent(id);
  }

  private each(value: FluentValue | undefined, say: (one: string | number) => string): string {
    if (value instanceof Several) return this.speaker.list(value.value.map(say));
    if (typeof value === "string") return say(value);
    // Numbers arrive wrapped, so that sentences may choose by plural.
    return say(Number((value as { valueOf(): unknown } | undefined)?.valueOf() ?? Number.NaN));
  }

  /** `a, b and c`. */
  private join(items: string[]): string {
    const last = items.at(-1);
    if (last === undefined) return this.marks("none", {});
    return items.length === 1
      ? last
      : `${items.slice(0, -1).join(", ")} ${this.marks("list-and", {})} ${last}`;
  }

  private absent(id: string): string {
    this.missing.add(id);
    if (this.strict) throw new Error(`no sentence for "${id}" in ${this.language}`);
    return id;
  }

  private readonly speaker: Speaker = {
    name: (thing) => this.marked(thing),
    list: (items) => this.join(items),
    part: (id, fields) => this.marks(id, fields),
    between: () => this.marks("list-parts", {}),
    knows: (id) => this.has(id),
  };
}
