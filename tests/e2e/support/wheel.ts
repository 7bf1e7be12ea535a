import { expect, type Page } from 'playwright/test';

/**
 * Turns the wheel over what the pointer is on, once that has an effect: a page that is still being laid out may let a
 * turn pass.
 * @param by px in each direction
 * @param hasMoved tells whether it had its effect
 */
export async function turnWheel(
  page: Page,
  { x = 0, y = 0 }: { x?: number; y?: number },
  hasMoved: () => Promise<boolean>,
): Promise<void> {
  await expect(async () => {
    // A turn that was only late counts.
    if (await hasMoved()) return;
    await page.mouse.wheel(x, y);
    await expect.poll(hasMoved, { timeout: 1_000 }).toBe(true);
  }).toPass();
}

/**
 * Scrolls the page at once, without an input event: for tests that are about what comes into view. The browser answers
 * an input event only once it draws a frame, which may take long on a busy machine.
 * @param by px downwards
 */
export async function scrollBy(page: Page, by: number): Promise<void> {
  await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
}
