import type { Page } from 'playwright/test';

interface Asked {
  readonly address: string;
  /** By the page's clock, ms. */
  readonly at: number;
}

/**
 * Notes when a page makes its calls, by the page's own clock: what a route counts lags behind, and a test that expects
 * no call would look too early.
 * @param page before it is opened
 * @param path a part of the calls' address
 * @returns asks for the times so far, in ms
 */
export async function watchFetches(page: Page, path: string): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const asked: Asked[] = [];
    const { fetch } = window;
    Object.assign(window, {
      asked,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => {
        asked.push({ address: input instanceof Request ? input.url : String(input), at: Date.now() });
        return fetch(input, init);
      },
    });
  });
  return () =>
    page.evaluate(
      (path) =>
        (window as unknown as { asked: Asked[] }).asked
          .filter(({ address }) => address.includes(path))
          .map(({ at }) => at),
      path,
    );
}

/** Counts the calls of a page as {@link watchFetches} notes them. */
export async function countFetches(page: Page, path: string): Promise<() => Promise<number>> {
  const times = await watchFetches(page, path);
  return async () => (await times()).length;
}
