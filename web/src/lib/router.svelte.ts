import { version } from "./version.svelte";

/** Where in the page we are. Plain addresses, so that links can be shared and reloaded. */
class Place {
  path = $state(location.pathname);
}
const place = new Place();

export function startRouting(): void {
  addEventListener("popstate", () => {
    place.path = location.pathname;
  });
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.origin !== location.origin || link.hash) return;
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    go(link.pathname);
  });
}

export function go(path: string): void {
  if (path === location.pathname) return;
  // Between two games is the moment for a newer version of the page.
  if (version.newer && !version.inGame) {
    version.take(path);
    return;
  }
  history.pushState(null, "", path);
  place.path = path;
  scrollTo(0, 0);
}

/** Another address for what is shown already. */
export function replace(path: string): void {
  if (path !== location.pathname) history.replaceState(null, "", path);
}

export type Route =
  | { page: "replay"; id: string | null; move: number; eyes: string }
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "rules"; game: string; reference: boolean }
  | { page: "print"; game: string }
  | { page: "account" | "operator" | "tables" };

export function route(): Route {
  const [, first, second, third, fourth] = place.path.split("/");
  if (first === "replay")
    return {
      page: "replay",
      id: second || null,
      move: Number(third) || 0,
      eyes: fourth || "spectator",
    };
  if (first === "tables" && second) return { page: "table", id: second };
  if (first === "rules" && second)
    return { page: "rules", game: second, reference: third === "reference" };
  if (first === "print" && second) return { page: "print", game: second };
  if (first === "account" || first === "operator") return { page: first };
  if (first === "tables") return { page: "tables" };
  return { page: "home" };
}
