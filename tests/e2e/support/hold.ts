import type { Page } from 'playwright/test';

/**
 * Holds a file back until the returned function is called.
 * @param file its address, as a glob
 */
export async function hold(page: Page, file: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await held;
    await route.fallback();
  });
  return () => release();
}
