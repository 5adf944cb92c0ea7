import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What would keep somebody from using this page: serious and critical faults, in words. */
export async function serious(page: Page, { without = [] as string[] } = {}): Promise<string[]> {
  const axe = without.reduce((all, each) => all.exclude(each), new AxeBuilder({ page }));
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
}
