import type { Page } from 'playwright/test';
import { countFetches } from '../support/fetches.ts';
import { NEWSPAPER, OTHER_PAGES, type PageType } from '../support/page-types.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { setVisibility } from '../support/visibility.ts';

const NOW = Date.parse('2026-11-07T21:00:00+01:00');

/** Plays that the browser prerenders the page: headless Chromium shows every page that it opens. */
async function prerender(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => prerendering });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    Object.assign(window, {
      activate() {
        prerendering = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
}

test('a prerendered page polls nothing until the reader opens it, and then at once', async ({
  paper,
  page,
}) => {
  await paper.answer('**/data/liveblog-newstheme-block/*', [{ id: 1, timestamp: NOW }]);
  const calls = await countFetches(page, '/data/liveblog-newstheme-block');
  await prerender(page);
  await paper.replaceMain('<div data-widget="liveblog-block" data-article-id="4104">Liveblog</div>');
  await page.clock.install({ time: NOW });
  await paper.open('/');
  await paper.settle('liveblog-block');
  await expect(page.getByRole('main')).toHaveText('1 update');
  await page.clock.pauseAt(NOW + 30_000);
  await page.clock.runFor(10 * 60_000);
  expect(await calls()).toBe(1);
  await page.evaluate(() => (window as unknown as { activate: () => void }).activate());
  await setVisibility(page, 'visible');
  await expect.poll(calls).toBe(2);
});

test('a prerendered page is counted only when the reader opens it, and then once', async ({
  paper,
  page,
}) => {
  const pings: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/third-party/click-tracking')) pings.push(request.method());
  });
  const views = () =>
    page.evaluate(() => (window as unknown as { dataLayer?: unknown[] }).dataLayer?.length ?? 0);
  await prerender(page);
  await page.clock.install({ time: NOW });
  await paper.open('/');
  await paper.settleBody();
  // A clock that is set ahead ends requests for files.
  await page.waitForFunction(() => document.querySelector('[data-widget-state="loading"]') === null);
  await page.clock.runFor(60_000);
  expect(pings).toEqual([]);
  expect(await views()).toBe(0);
  await page.evaluate(() => (window as unknown as { activate: () => void }).activate());
  await page.clock.runFor(5_000);
  await expect.poll(() => pings).toEqual(['POST']);
  expect(await views()).toBe(1);
});

/** Reads that count: the digital paper's reports are images, and the metering service counts by its script. */
const COUNTING = /\/papi\/user\/ping|\/stats\/issue-opened|metering/;
/** What is stored about views. */
const VIEWS = ['nmt_paywallviewcount', 'nmt_read', 'nmt_viewdate'];

/** Opens a page that is not activated, and gives back what it has counted by then. */
async function countedBy({ path }: PageType, paper: Paper, page: Page): Promise<string[]> {
  paper.tolerate(/./);
  const counted: string[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (request.method() !== 'GET' || COUNTING.test(address.pathname))
      counted.push(`${request.method()} ${address.pathname}`);
  });
  await prerender(page);
  await page.setViewportSize({ width: 1280, height: 4000 });
  await paper.open(path(paper));
  await paper.settleBody();
  await page.waitForLoadState('networkidle');
  const stored = await page.evaluate((names) => {
    const { dataLayer = [], nmtMetering = [] } = window as unknown as Record<string, unknown[] | undefined>;
    return [
      ...dataLayer.map((event) => `data layer: ${JSON.stringify(event)}`),
      ...nmtMetering.map((command) => `metering: ${JSON.stringify(command)}`),
      ...names.filter((name) => localStorage.getItem(name)),
      // The pages before this one, as the tests' visitor brings them along.
      ...[`views: ${sessionStorage.getItem('nmt_visit_views')}`].filter((views) => views !== 'views: 9'),
    ];
  }, VIEWS);
  return [...counted, ...stored];
}

/** Pages whose page type another page of the list has, too, and whose own features call nothing that counts. */
const ALIKE = new Set([
  ...['section', 'topic', 'video slideshow', 'podcast episode', 'log out', 'family', 'message settings'],
  ...[
    'partner page',
    'long read',
    'full-page photos',
    'partner in the app',
    'photos in the app',
    'explicit article',
  ],
  ...['list of features', 'backend', 'street', 'square', '/puzzels/rebus/', '/puzzels/schaken/', '/lintjes/'],
  ...['/provincieakkoord/', '/verkiezingen/partijen/', '/special/in-beeld-2019/', '/special/lost-boys/'],
  ...['/econogram/', '/contact/in-memoriam/', '/kindernamen/', '/regeerakkoord/', 'parallax', 'route page'],
]);

for (const type of [...NEWSPAPER, ...OTHER_PAGES].filter(({ name }) => !ALIKE.has(name))) {
  test(`${type.name}: counts nothing before the reader opens the page`, async ({ paper, page }) => {
    expect(await countedBy(type, paper, page)).toEqual([]);
  });
}
