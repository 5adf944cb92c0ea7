import type { Put, Summary } from "./messages";

/** Where tables of this device are kept. */
export interface Keeper {
  read(table: string): Promise<string | null>;
  /** All of it or nothing: `taken` if something else was written meanwhile. */
  write(puts: readonly Put[], removes: readonly string[]): Promise<"done" | "taken">;
  list(): Promise<Summary[]>;
}

interface Kept {
  table: string;
  revision: string;
  saved: string;
}

const DATABASE = "parure";
const TABLES = "tables";
const SUMMARIES = "summaries";

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((good, bad) => {
    request.onsuccess = () => good(request.result);
    request.onerror = () => bad(request.error);
  });

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((good, bad) => {
    transaction.oncomplete = () => good();
    transaction.onabort = () => bad(transaction.error ?? new Error("aborted"));
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: "table" });
    request.result.createObjectStore(SUMMARIES, { keyPath: "id" });
  };
  return done(request);
}

/** Tables in the browser's own database: what was acknowledged survives the tab. */
export class Database implements Keeper {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Database> {
    return new Database(await open());
  }

  async read(table: string): Promise<string | null> {
    const store = this.database.transaction(TABLES).objectStore(TABLES);
    const kept: Kept | undefined = await done(store.get(table));
    return kept?.saved ?? null;
  }

  async write(puts: readonly Put[], removes: readonly string[]): Promise<"done" | "taken"> {
    const transaction = this.database.transaction([TABLES, SUMMARIES], "readwrite", {
      durability: "strict",
    });
    const tables = transaction.objectStore(TABLES);
    const summaries = transaction.objectStore(SUMMARIES);
    const end = ended(transaction);
    const before: (Kept | undefined)[] = await Promise.all(
      puts.map(({ table }) => done(tables.get(table))),
    );
    if (puts.some((put, at) => (before[at]?.revision ?? null) !== put.based_on)) {
      transaction.abort();
      await end.catch(() => {});
      return "taken";
    }
    for (const { table, revision, saved, summary } of puts) {
      tables.put({ table, revision, saved } satisfies Kept);
      summaries.put(summary);
    }
    for (const table of removes) {
      tables.delete(table);
      summaries.delete(table);
    }
    await end;
    return "done";
  }

  async list(): Promise<Summary[]> {
    const store = this.database.transaction(SUMMARIES).objectStore(SUMMARIES);
    const listed: Summary[] = await done(store.getAll());
    return listed.sort((a, b) => b.touched - a.touched);
  }

  close(): void {
    this.database.close();
  }
}

/** Where the browser keeps nothing: the game lives as long as its page. */
export class Memory implements Keeper {
  private readonly tables = new Map<string, Put>();

  read(table: string): Promise<string | null> {
    return Promise.resolve(this.tables.get(table)?.saved ?? null);
  }
  write(puts: readonly Put[], removes: readonly string[]): Promise<"done" | "taken"> {
    const isStale = (put: Put) => (this.tables.get(put.table)?.revision ?? null) !== put.based_on;
    if (puts.some(isStale)) return Promise.resolve("taken");
    for (const put of puts) this.tables.set(put.table, put);
    for (const table of removes) this.tables.delete(table);
    return Promise.resolve("done");
  }
  list(): Promise<Summary[]> {
    return Promise.resolve([...this.tables.values()].map(({ summary }) => summary));
  }
}
