import type { Page } from 'playwright/test';

/**
 * Makes the change of the demo bar's button, and waits until the page has fetched it, as on the reader's return. A return
 * during a fetch starts no other one, so that the answer must be complete before the next change.
 * @param action the button's text
 */
export async function happens(page: Page, action: string): Promise<void> {
  const liveblog = new URL(page.url()).pathname.replace(/\/\d+$/, '');
  const fetched = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === liveblog && response.request().headers().accept === 'text/html',
  );
  await page.evaluate((name) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-demo-liveblog] button')];
    buttons.find(({ textContent }) => textContent === name)?.click();
  }, action);
  await (await fetched).finished();
}
