import type { Page } from 'playwright/test';

/**
 * Makes the change of the demo bar's button, and waits until the page has fetched it, as on the reader's return. A
 * return during a fetch does not start another one, so the answer must be complete before the next change. For a
 * liveblog with a stream, whose page fetches nothing, it only waits for the change.
 * @param action the button's text
 */
export async function happens(page: Page, action: string): Promise<void> {
  const isPushed = (await page.locator('[data-stream-url]').count()) > 0;
  const liveblog = new URL(page.url()).pathname.replace(/\/\d+$/, '');
  const answered = page.waitForResponse((response) => {
    const { pathname } = new URL(response.url());
    const request = response.request();
    return isPushed
      ? pathname.startsWith('/demo/liveblog/') && request.method() === 'POST'
      : pathname === liveblog && request.headers().accept === 'text/html';
  });
  await page.evaluate((name) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-demo-liveblog] button')];
    buttons.find(({ textContent }) => textContent === name)?.click();
  }, action);
  const response = await answered;
  // The answer to a form redirects to the page, which is not followed.
  if (!isPushed) await response.finished();
}
