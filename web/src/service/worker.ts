// The page without a network: every file of this version is kept when it is first met. The page
// itself is asked for first and taken from here if the house does not answer; files whose name
// changes with their content are kept for ever; what the house says is never kept.

/** What a service worker is given; the page's own types do not know it. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  location: Location;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  addEventListener(type: "install" | "activate", heard: (event: Lasting) => void): void;
  addEventListener(type: "fetch", heard: (event: Fetching) => void): void;
}
const scope = self as unknown as Scope;

/** Written by the build: the name of this version, and all of its files. */
declare const __VERSION__: string;
declare const __FILES__: readonly string[];

const VERSION = __VERSION__;
const FILES = __FILES__;
const PREFIX = "parure-";
const CACHE = PREFIX + VERSION;
const PAGE = "/";
/** How long a network that says nothing is waited for. */
const PATIENCE = 4_000;

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  // Files of the version before are not fetched again; the page always is.
  const fetched = FILES.map(async (path) => {
    const known = path.startsWith("/assets/") ? await caches.match(path) : undefined;
    const file = known ?? (await fetch(path, { cache: "no-cache" }));
    if (!file.ok) throw new Error(`${path}: ${file.status}`);
    await cache.put(path, file);
  });
  await Promise.all(fetched);
}

/** The version before stays: a page that is still open may want its files. */
async function forgetOlder(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** Open pages decide for themselves when to take a new version. */
async function tellVersion(): Promise<void> {
  for (const client of await scope.clients.matchAll()) client.postMessage({ version: VERSION });
}

/** The house's answer, or what is kept if there is none, if it is a proxy's, or if it takes too long. */
async function networkFirst(request: Request, kept: string): Promise<Response> {
  const answer = fetch(request).then((response) => {
    if (response.status >= 500) throw new Error(`${response.status}`);
    return response;
  });
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error("late")), PATIENCE));
  try {
    return await Promise.race([answer, late]);
  } catch {
    return (await (await caches.open(CACHE)).match(kept)) ?? (await answer);
  }
}

async function cacheFirst(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

scope.addEventListener("install", (event) => {
  // Nothing waits: an open page goes on with its own files, which are kept.
  event.waitUntil(fill().then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(
    forgetOlder()
      .then(() => scope.clients.claim())
      .then(tellVersion),
  );
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(cacheFirst(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/"))
    event.respondWith(networkFirst(request, PAGE));
  else if (FILES.includes(pathname)) event.respondWith(networkFirst(request, pathname));
});

export {};
