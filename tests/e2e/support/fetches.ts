import type { Page } from 'playwright/test';

interface Asked {
  readonly address: string;
  /** Time by the page's clock, in ms. */
  readonly at: number;
}

/**
 * Records when a page makes its calls, by the page's own clock: the count of a route lags behind, and a test that
 * expects no call would check too early.
 * @param page the page, before it is opened
 * @param path a part of the calls' address
 * @returns a function that returns the times so far, in ms
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

/** Counts the calls of a page, as recorded by {@link watchFetches}. */
export async function countFetches(page: Page, path: string): Promise<() => Promise<number>> {
  const times = await watchFetches(page, path);
  return async () => (await times()).length;
}
