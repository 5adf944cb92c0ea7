import { defineConfig } from "@playwright/test";
import browser from "./playwright.config";

/** Pictures of every page and table, to be looked at: `make pictures`. */
export default defineConfig({ ...browser, testDir: "e2e/pictures", testMatch: "*.pictures.ts", retries: 0 });
