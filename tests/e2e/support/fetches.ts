import type { Page } from 'playwright/test';

/**
 * Counts the calls that a page makes, at the moment that it makes them: what a route counts lags behind, and a
 * test that expects no call would look too early.
 * @param page before it is opened
 * @param path a part of the calls' address
 * @returns asks how many there were
 */
export async function countFetches(page: Page, path: string): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const { fetch } = window;
    Object.assign(window, {
      asked,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => {
        asked.push(input instanceof Request ? input.url : String(input));
        return fetch(input, init);
      },
    });
  });
  return () =>
    page.evaluate(
      (path) =>
        (window as unknown as { asked: string[] }).asked.filter((address) => address.includes(path)).length,
      path,
    );
}
