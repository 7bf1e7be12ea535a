import type { BrowserContext, Page, TestInfo } from 'playwright/test';

/**
 * Counts how often the tabs of a test open a page, and times the first page if it is bare, for the budgets in
 * tools/budgets/test-budgets.ts.
 * @param bare whether the test's pages are bare
 * @returns a function to call at the test's end, which reports both
 */
export function countLoads(context: BrowserContext, { annotations }: TestInfo, bare = false): () => void {
  let loads = 0;
  let begin: number | undefined;
  let ms: number | undefined;
  const listen = (page: Page) => {
    page.on('request', (request) => {
      if (request.isNavigationRequest()) begin ??= performance.now();
    });
    page.on('domcontentloaded', () => {
      loads += 1;
      if (begin !== undefined) ms ??= performance.now() - begin;
    });
  };
  for (const page of context.pages()) listen(page);
  context.on('page', listen);
  return () => {
    annotations.push({ type: 'page loads', description: String(loads) });
    if (bare && ms !== undefined)
      annotations.push({ type: 'bare load', description: String(Math.round(ms)) });
  };
}
