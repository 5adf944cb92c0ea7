/**
 * Which version of the page this is, and whether a newer one is there. It is taken by loading the
 * page anew: in the lobby or at the end of a game, never in the middle of one.
 */
class Version {
  /** The files of a newer version are on this device. */
  newer = $state(false);
  /** A part of this version could not be fetched: the house may have another one by now. */
  broken = $state(false);
  /** Whether a game is being played on this page. */
  inGame = $state(false);
  private registered: ServiceWorkerRegistration | null = null;

  /** Keeps the page on this device, once it has nothing better to do. */
  keep(): void {
    addEventListener("vite:preloadError", () => {
      this.broken = true;
    });
    const workers = navigator.serviceWorker;
    if (!workers || !document.documentElement.dataset.version) return;
    workers.addEventListener("message", ({ data }) => {
      if (data?.version && data.version !== document.documentElement.dataset.version)
        this.newer = true;
    });
    const register = async () => {
      // Refused storage: then the page needs its house.
      this.registered = await workers.register("/service-worker.js").catch(() => null);
    };
    if (document.readyState === "complete") void register();
    else addEventListener("load", () => setTimeout(register, 1_000));
  }

  /** Looks whether there is a newer one. */
  look(): void {
    this.registered?.update().catch(() => {});
  }

  take(path = location.pathname): void {
    location.assign(path);
  }
}
export const version = new Version();
