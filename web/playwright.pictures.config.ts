import { defineConfig } from "@playwright/test";
import browser from "./playwright.config";

const { projects: _, ...alike } = browser;

/** Pictures of every page and table, to be looked at: `make pictures`. */
export default defineConfig({
  ...alike,
  testDir: "e2e/pictures",
  testMatch: "*.pictures.ts",
  retries: 0,
});
