import type { Page } from 'playwright/test';
import { countFetches } from '../support/fetches.ts';
import { NEWSPAPER, OTHER_PAGES, type PageType } from '../support/page-types.ts';
import { expect, test } from '../support/paper.ts';
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
  paper.tolerate(/^nmt liveblog-block: .*Failed to load/);
  // A clock that is set ahead ends requests for files, those of views too.
  await page.waitForFunction(() => document.querySelector('[data-widget-state="loading"]') === null);
  await page.waitForFunction(() => document.querySelector('[data-widget="weather"][data-widget-content]'));
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

/** What a page that is not activated has counted by now. */
async function countedBy(page: Page, sent: readonly string[]): Promise<string[]> {
  await page.waitForFunction(() => document.querySelector('[data-widget-state="loading"]') === null);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
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
  return [...sent, ...stored];
}

/**
 * Pages that together have every feature that reports, stores or counts, each at least once; what the newspaper's other
 * pages have mounts on one of these as well.
 */
const PAGES = new Set([
  ...['front page', 'topics', 'podcasts', 'podcast episode', 'video page', 'digital paper', 'careers'],
  ...[
    'order of a subscription',
    'article page',
    'liveblog page',
    'scrolly page',
    'long read',
    'photo of the day',
  ],
  ...['liberation', 'street', 'article in the app', 'account', 'onboarding', 'privacy settings', 'welcome'],
  ...[
    'advertisement test',
    'quiz article',
    'reading list',
    'my news',
    '/paywall-test',
    '/lintjes/',
    '/regio-bundel/',
  ],
  ...['/puzzels/kruiswoord/', '/search', '/voordelen/'],
]);

/** A visitor's pages follow each other in one tab: those of an anonymous one come first. */
const IN_ONE_TAB = 10;

const isLoggedIn = ({ path }: PageType) => /visitor=/.test(path({ article: () => '' }));
const types = [...NEWSPAPER, ...OTHER_PAGES].filter(({ name }) => PAGES.has(name));
const ordered = [...types.filter((type) => !isLoggedIn(type)), ...types.filter(isLoggedIn)];

for (let first = 0; first < ordered.length; first += IN_ONE_TAB) {
  const some = ordered.slice(first, first + IN_ONE_TAB);
  const names = some.map(({ name }) => name).join(', ');
  test(`counts nothing before the reader opens the page: ${names}`, async ({ paper, page }) => {
    test.slow();
    paper.tolerate(/./);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET' || COUNTING.test(pathname)) sent.push(`${request.method()} ${pathname}`);
    });
    await prerender(page);
    await page.setViewportSize({ width: 1280, height: 4000 });
    for (const { name, path } of some) {
      sent.length = 0;
      await paper.open(path(paper));
      await paper.settleBody();
      expect.soft(await countedBy(page, sent), name).toEqual([]);
    }
  });
}
