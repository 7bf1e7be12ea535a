import type { Page } from 'playwright/test';

/** Clears the browser's cache: cached files load too early to move anything. */
export async function forgetFiles(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
