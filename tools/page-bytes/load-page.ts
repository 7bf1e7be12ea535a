import type { Browser } from 'playwright';

/** The fraction of a window's height by which the page is scrolled, so that nothing is skipped. */
const STEP = 0.6;

/** Names of files of the build that a page loads. */
export interface LoadedPage {
  /** The files in the order of their requests. */
  readonly files: readonly string[];
  /** The files in the HTML itself. */
  readonly inlined: readonly string[];
}

/** Opens a page with an empty cache, scrolls it to its end, and records which files of the build it loads. */
export async function loadPage(browser: Browser, address: string): Promise<LoadedPage> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, locale: 'nl-NL' });
  try {
    const page = await context.newPage();
    const files = new Set<string>();
    page.on('request', (request) => {
      const file = /\/assets\/([\w-]+\.(?:js|css))$/.exec(new URL(request.url()).pathname)?.[1];
      if (file) files.add(file);
    });
    const response = await page.goto(address, { waitUntil: 'networkidle' });
    const html = (await response?.text()) ?? '';
    for (;;) {
      const isAtEnd = await page.evaluate((step) => {
        const before = scrollY;
        scrollBy({ top: innerHeight * step, behavior: 'instant' });
        return scrollY === before;
      }, STEP);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done))));
      if (isAtEnd) break;
    }
    await page.waitForLoadState('networkidle');
    const inlined = [...html.matchAll(/data-nmt-file="([^"]+)"/g)].map(([, file = '']) => file);
    return { files: [...files], inlined };
  } finally {
    await context.close();
  }
}
