import type { BrowserContext, Page, TestInfo } from 'playwright/test';

/**
 * Counts how often the tabs of a test open a page. The budgets of tools/budgets/test-budgets.ts are of these.
 * @returns a function to call at the test's end, which reports the number
 */
export function countLoads(context: BrowserContext, { annotations }: TestInfo): () => void {
  let loads = 0;
  const listen = (page: Page) => page.on('domcontentloaded', () => (loads += 1));
  for (const page of context.pages()) listen(page);
  context.on('page', listen);
  return () => annotations.push({ type: 'page loads', description: String(loads) });
}
