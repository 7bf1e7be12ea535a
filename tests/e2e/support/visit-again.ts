import type { Page } from 'playwright/test';

/**
 * Opens a page with a list of news again, for a reader who visited it the day before yesterday.
 * @param path the page's path
 * @param seen time up to which the reader saw the news
 */
export async function visitAgain(page: Page, path: string, seen: Date): Promise<void> {
  await page.evaluate(
    ([name, seen]) => {
      const value = { of: '', pages: [{ page: name, seen, at: Date.now() - 86_400_000 }] };
      localStorage.setItem('nmt_visits_anonymous', JSON.stringify({ value, savedAt: Date.now() }));
    },
    [`index:${path}`, seen.getTime()] as const,
  );
  await page.reload();
}
