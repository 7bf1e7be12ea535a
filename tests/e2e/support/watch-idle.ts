import { expect, type Page, type Request } from 'playwright/test';

/**
 * Tracks the requests of a page.
 * @param page the page, before it is opened
 * @returns a function that waits until the page has loaded, every answer has arrived, and its idle work is done, twice:
 * by then an unwanted call or dialog would have happened. `networkidle` waits half a second for the same.
 */
export function watchIdle(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    // Pending requests of the previous page may never be reported.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    // A stream never ends.
    if (request.resourceType() !== 'eventsource') pending.add(request);
  });
  const remove = (request: Request) => pending.delete(request);
  page.on('requestfinished', remove);
  page.on('requestfailed', remove);
  return async () => {
    await page.waitForLoadState('load');
    for (let rounds = 0; rounds < 2; rounds = pending.size > 0 ? 0 : rounds + 1) {
      await expect.poll(() => pending.size, { intervals: [20], message: 'pending requests' }).toBe(0);
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve), { timeout: 1_000 })),
      );
    }
  };
}
