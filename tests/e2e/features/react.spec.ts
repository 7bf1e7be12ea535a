import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright/test';
import { LATER, WHOLE_PAGES } from '../../../tools/budgets/budgets.ts';
import { expect, type Paper, test } from '../support/paper.ts';

const DIST = join(import.meta.dirname, '../../../dist');

/** The fraction of the viewport's height that is scrolled at a time, so that nothing is skipped. */
const STEP = 0.6;

test.use({ viewport: { width: 412, height: 823 } });

const ADDRESSES: readonly [name: keyof typeof WHOLE_PAGES, address: (paper: Paper) => string][] = [
  ['frontpage', () => '/'],
  ['article', (paper) => paper.article('article')],
  ['liveblog', (paper) => paper.article('liveblog')],
];

for (const [name, address] of ADDRESSES) {
  test(`loads React once and after the largest paint, and little beside it: ${name}`, async ({
    page,
    paper,
  }, { annotations }) => {
    test.slow();
    const budget = WHOLE_PAGES[name];
    const files = await watchFiles(page);
    await paper.open(address(paper));
    for (const file of await inlinedStyles(page)) files.add(file);
    await paper.idle();
    const { largestPaint, requests } = await readTimes(page);
    for (const time of requests) expect(time).toBeGreaterThan(largestPaint);

    while (await scrollOn(page)) await paper.idle();
    const places = await countPlaces(page);
    const bytes = [...files].filter((file) => !LATER.test(file)).reduce((sum, file) => sum + weigh(file), 0);
    annotations.push({
      type: 'figures',
      description: JSON.stringify({ bytes, places, largestPaint, requests }),
    });
    expect((await readTimes(page)).requests.length).toBeLessThanOrEqual(1);
    expect(bytes).toBeLessThanOrEqual(budget.bytes);
    expect(places).toBeLessThanOrEqual(budget.places);
  });
}

/** Records the files of the build that a page loads, and its Largest Contentful Paint (W3C). */
async function watchFiles(page: Page): Promise<Set<string>> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /\/assets\/([\w-]+\.(?:js|css))$/.exec(new URL(request.url()).pathname) ?? [];
    if (file) files.add(file);
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  return files;
}

/** The files of the build that are inlined in the HTML. */
function inlinedStyles(page: Page): Promise<string[]> {
  const styles = page.locator('style[data-nmt-file]');
  return styles.evaluateAll((found) => found.map((style) => style.getAttribute('data-nmt-file') ?? ''));
}

/** The times of the largest paint and of the request for React, in ms. */
function readTimes(page: Page): Promise<{ largestPaint: number; requests: number[] }> {
  return page.evaluate(() => ({
    largestPaint: (window as unknown as { largestPaint: number }).largestPaint,
    requests: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/react-\w{5}\.js/.test(name))
      .map(({ startTime }) => startTime),
  }));
}

/** @returns false at the end of the page */
function scrollOn(page: Page): Promise<boolean> {
  return page.evaluate((step) => {
    const before = scrollY;
    scrollBy({ top: innerHeight * step, behavior: 'instant' });
    return scrollY !== before;
  }, STEP);
}

/** Counts the roots and portals, to each of which React has added its listeners. */
function countPlaces(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) =>
        Object.keys(element).some((key) => key.startsWith('_reactListening')),
      ).length,
  );
}

/** Size in bytes with brotli at its highest quality. */
function weigh(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(readFileSync(join(DIST, file)), { params }).length;
}
