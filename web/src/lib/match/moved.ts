import type { Brief, FromHouse, Line } from "../wire/protocol";
import { type Json, merge } from "./patch";

type Moved = Extract<FromHouse, { kind: "moved" }>;

/** The briefing as it is after a move. */
export function briefAfter(before: Brief, frame: Moved): Brief {
  const { ply, asked, patch, actions, can_take_back } = frame;
  return {
    ply: ply ?? before.ply + 1,
    asked: asked ?? before.asked,
    view: patch === undefined ? before.view : merge(before.view as Json, patch as Json),
    ...(actions && { actions }),
    ...(can_take_back && { can_take_back }),
  };
}

/** What a move told, numbered on from the last entry heard. */
export function linesIn(frame: Moved, lastHeard: number): Line[] {
  const told = (frame.events ?? []).map((event, at): Line => ({
    n: lastHeard + 1 + at,
    type: "event",
    event,
  }));
  return [...told, ...(frame.entries ?? [])];
}
