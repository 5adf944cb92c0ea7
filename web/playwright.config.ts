import { defineConfig } from "@playwright/test";

const MEASURED = "budget.spec.ts";

/**
 * The page in Debian's Chromium. Tests run side by side, two on two cores; each worker has a
 * house of its own with its own data, so that one can be killed without the others noticing.
 */
export default defineConfig({
  testDir: "e2e",
  timeout: 480_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: Number(process.env.WORKERS ?? 2),
  // A busy machine may starve a browser once; what needed a second try is named as flaky.
  retries: 1,
  reporter: [["list"]],
  // What is measured by the clock is measured alone, when nothing else is running.
  projects: [
    { name: "played", testIgnore: MEASURED },
    { name: "measured", testMatch: MEASURED, fullyParallel: false, dependencies: ["played"] },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    // Keeping the page is tried where it is asked for; elsewhere it would be fetched whole each time.
    serviceWorkers: "block",
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
    screenshot: "only-on-failure",
  },
});
