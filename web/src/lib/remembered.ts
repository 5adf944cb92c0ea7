/** Small things this device remembers about tables; of old tables nothing. */
const MOST = 60;

export class Remembered<T> {
  constructor(private readonly key: string) {}

  of(table: string): T | null {
    return this.read()[table] ?? null;
  }

  keep(table: string, what: T): void {
    const { [table]: _, ...others } = this.read();
    const newest = [...Object.entries(others), [table, what] as const].slice(-MOST);
    try {
      localStorage.setItem(this.key, JSON.stringify(Object.fromEntries(newest)));
    } catch {
      // Then it is forgotten with the page.
    }
  }

  private read(): Record<string, T> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "{}") ?? {};
    } catch {
      return {};
    }
  }
}
