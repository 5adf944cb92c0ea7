import { asksDevice, deviceLine, HAS_DEVICE, isOnDevice, onDevice } from "./device";
import type { Line } from "./match/connection";
import { forgetText, luck, notePromise } from "./promised";
import { settings } from "./settings.svelte";
import type {
  ErrorBody,
  GameInfo,
  Hint,
  JoinTable,
  Me,
  NewTable,
  Reason,
  Replay,
  RulesText,
  SeatBot,
  SeatLevel,
  TableInfo,
  TableList,
  WorkedExample,
} from "./wire/protocol";

/** Why something was not done; the house is out of reach, or this device cannot play. */
export type Hindrance = Reason | { type: "no_line" } | { type: "no_device" };

/** Plain requests to the house, or to the one on this device. */
export class Refusal extends Error {
  constructor(readonly reason: Hindrance) {
    super(reason.type);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  if (asksDevice(path)) return (await onDevice()).ask<T>(path, body);
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        };
  return answered(path, init);
}

async function answered<T>(path: string, init: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, init);
  } catch {
    throw new Refusal({ type: "no_line" });
  }
  if (answer.ok) return answer.status === 204 ? (undefined as T) : answer.json();
  const trouble: ErrorBody | null = await answer.json().catch(() => null);
  throw new Refusal(trouble?.refused ?? { type: "house_trouble" });
}

/** What is given is remembered, so that it can be looked for in the record. */
async function giving(asking: (luck: string) => Promise<TableInfo>): Promise<TableInfo> {
  const text = luck();
  const table = await asking(text);
  notePromise(table, text);
  return table;
}

/** Against computers alone: on this device if it can be, otherwise in the house. */
async function layAlone(table: NewTable): Promise<TableInfo> {
  const filled = { ...table, fill: true };
  if (!HAS_DEVICE || !settings.device) return ask("tables", filled);
  try {
    return await (await onDevice()).ask<TableInfo>("tables", filled);
  } catch (error) {
    if (error instanceof Refusal && error.reason.type !== "no_device") throw error;
    return ask("tables", filled);
  }
}

export const house = {
  me: () => ask<Me>("me"),
  rename: (name: string) => ask<Me>("me", { name }),
  games: async (): Promise<GameInfo[]> => {
    const listed = await ask<GameInfo[] | { games: GameInfo[] }>("games").catch((error) => {
      if (!HAS_DEVICE) throw error;
      return onDevice().then((device) => device.ask<GameInfo[]>("games"));
    });
    return Array.isArray(listed) ? listed : listed.games;
  },
  rules: (game: string, lang: string) => ask<RulesText>(`games/${game}/rules?lang=${lang}`),
  example: (game: string, name: string, set: Record<string, string>) =>
    ask<WorkedExample>(`games/${game}/examples/${name}?${new URLSearchParams(set)}`),
  list: async (list: "open" | "running" | "finished") =>
    (await ask<TableList>(`tables?list=${list}`)).tables,
  mine: async () => (await ask<TableList>("tables/mine")).tables,
  table: (id: string) => ask<TableInfo>(`tables/${id}`),
  /** The house is bound by its promise before this browser gives its text. */
  lay: async ({ play_now, ...table }: NewTable) => {
    const laid = play_now ? await layAlone(table) : await ask<TableInfo>("tables", table);
    notePromise(laid);
    return play_now ? house.start(laid.id) : laid;
  },
  join: (id: string, join: JoinTable = {}) => {
    forgetText(id);
    return giving((luck) => ask<TableInfo>(`tables/${id}/join`, { ...join, luck }));
  },
  leave: (id: string) => {
    forgetText(id);
    return ask<TableInfo>(`tables/${id}/leave`, {});
  },
  seatBot: (id: string, bot: SeatBot) => ask<TableInfo>(`tables/${id}/bot`, bot),
  start: (id: string) => giving((luck) => ask<TableInfo>(`tables/${id}/start`, { luck })),
  remove: (id: string, seat: number) => ask<TableInfo>(`tables/${id}/remove`, { seat }),
  rematch: (id: string, wish: { luck: string; levels: SeatLevel[] }) =>
    ask<TableInfo>(`tables/${id}/rematch`, wish),
  hint: (id: string) => ask<Hint>(`tables/${id}/hint`, {}),
  record: (id: string) => ask<unknown>(`tables/${id}/record`),
  replay: (id: string, eyes: string) => ask<Replay>(`tables/${id}/replay?as=${eyes}`),
  bring: (record: Blob, eyes: string) =>
    answered<Replay>(`records?as=${eyes}`, { method: "POST", body: record }),
};

export function dial(id: string): Line {
  if (isOnDevice(id)) return deviceLine(id);
  const address = new URL(`/ws/tables/${id}?v=1`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address) as unknown as Line;
}
