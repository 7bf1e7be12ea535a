import { expect, type Page } from 'playwright/test';

/**
 * Turns the wheel at the pointer, until that has an effect: a page that is still being laid out may ignore an event.
 * @param by distance in px in each direction
 * @param hasMoved returns whether it had its effect
 */
export async function turnWheel(
  page: Page,
  { x = 0, y = 0 }: { x?: number; y?: number },
  hasMoved: () => Promise<boolean>,
): Promise<void> {
  await expect(async () => {
    // An event that was only late counts.
    if (await hasMoved()) return;
    await page.mouse.wheel(x, y);
    await expect.poll(hasMoved, { timeout: 1_000 }).toBe(true);
  }).toPass();
}

/**
 * Scrolls the page synchronously, without an input event: for tests about elements that scroll into view. The browser
 * handles an input event only once it paints a frame, which may take long on a busy machine.
 * @param by distance in px downwards
 */
export async function scrollBy(page: Page, by: number): Promise<void> {
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
}
