import type { Page } from "@playwright/test";

export interface Wish {
  game: string;
  seats?: number;
  /** How many decisions the guest takes; without it the game is played to its end. */
  moves?: number;
  /** Stops as soon as the guest is asked something of this kind of action. */
  until?: string;
}

/** A table against computers, played over the wire by the guest of this page with small dice. */
export async function playByWire(page: Page, wish: Wish): Promise<string> {
  return page.evaluate(async ({ game, seats, moves, until }) => {
    await fetch("/api/me");
    const laid = await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ game, play_now: true, level: "beginner", ...(seats && { seats }) }),
    });
    const { id } = (await laid.json()) as { id: string };
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${id}`);
    let ply = 0;
    let sent = 0;
    let seed = 1;
    await new Promise<void>((enough) => {
      socket.onopen = () => socket.send(JSON.stringify({ v: 2, kind: "hello", seen: 0 }));
      socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data);
        const brief = frame.kind === "moved" ? frame : frame.briefing;
        if (frame.kind === "table" && frame.table.stage === "over") return enough();
        if (!brief) return undefined;
        ply = brief.ply ?? ply + 1;
        if (!brief.actions) return undefined;
        const asked: { action: { type: string } }[] = brief.actions;
        if (sent === moves || asked.some(({ action }) => action.type === until)) return enough();
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        const action = asked[(seed >>> 8) % asked.length]?.action;
        sent += 1;
        return socket.send(
          JSON.stringify({ v: 2, kind: "submit", id: `e${sent}`, ply, steps: [action] }),
        );
      };
    });
    socket.close();
    return id;
  }, wish);
}
