import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { batchesOf, contentOf, FEATURE_DOCUMENTS, openEdited } from '../support/feature-documents.ts';
import { countFetches } from '../support/fetches.ts';
import { NEWSPAPER, OTHER_PAGES } from '../support/page-types.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { setVisibility } from '../support/visibility.ts';
import { readThrough } from '../support/whole-page.ts';

const NOW = Date.parse('2026-11-07T21:00:00+01:00');

/** Simulates prerendering of the page: headless Chromium shows every page that it opens. */
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
/** Storage keys about views. */
const VIEWS = ['nmt_paywallviewcount', 'nmt_read', 'nmt_viewdate'];

/** The views that a page without activation has counted by now. */
async function countedBy(page: Page, sent: readonly string[]): Promise<string[]> {
  await page.waitForFunction(() => document.querySelector('[data-widget-state="loading"]') === null);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const stored = await page.evaluate((names) => {
    const { dataLayer = [], nmtMetering = [] } = window as unknown as Record<string, unknown[] | undefined>;
    return [
      ...dataLayer.map((event) => `data layer: ${JSON.stringify(event)}`),
      ...nmtMetering.map((command) => `metering: ${JSON.stringify(command)}`),
      ...names.filter((name) => localStorage.getItem(name)),
      // The earlier pages, which the tests' visitor brings along.
      ...[`views: ${sessionStorage.getItem('nmt_visit_views')}`].filter((views) => views !== 'views: 9'),
    ];
  }, VIEWS);
  return [...sent, ...stored];
}

/** The page's requests so far that count, write or take part in an auction. */
function watchCounting(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' || COUNTING.test(pathname)) sent.push(`${request.method()} ${pathname}`);
  });
  return sent;
}

const runningOn = (page: Page) =>
  page.evaluate(() =>
    window.nmt && !Array.isArray(window.nmt) ? window.nmt.state().map(({ feature }) => feature) : [],
  );

interface OwnPage {
  readonly path: (paper: Paper) => string;
  /**
   * Features that only run on pages of a type, for a visitor or at an address: the documents below do not have them.
   */
  readonly features: readonly string[];
}

const named = (name: string): OwnPage => ({
  path: (paper) => [...NEWSPAPER, ...OTHER_PAGES].find((type) => type.name === name)?.path(paper) ?? name,
  features: [],
});

/**
 * Pages of the newspaper, on which features are combined as for readers. A visitor's pages follow each other in one
 * tab.
 */
const PAGES: readonly OwnPage[] = [
  ...['front page', 'article page', 'advertisement test', '/paywall-test'].map(named),
  { path: (paper) => paper.article('liveblog'), features: ['liveblog'] },
  { path: (paper) => `${paper.article('article')}/appview`, features: ['app-links'] },
  { path: () => '/search?query=water', features: ['paginated-list'] },
  {
    path: () => '/features/debug-panel.html#debug=widgets',
    features: ['ab-group', 'debug-panel', 'page-metadata'],
  },
  {
    path: () => '/features/gift-article-view.html?gift_token=demo-geldig',
    features: ['gift-article-view'],
  },
  { path: () => '/features/random-article.html?from=random', features: ['random-article'] },
  { path: () => '/features/reports.html', features: ['reports'] },
  ...['digital paper', 'account', 'reading list'].map(named),
  {
    path: () => '/features/history-notice.html?visitor=subscribed',
    features: ['history-notice', 'reading-history', 'recommender', 'sync', 'unsent-writes'],
  },
  ...['article-links', 'missed-items', 'upgrade-button'].map((name) => ({
    path: () => `/features/${name}.html?visitor=subscribed`,
    features: [name],
  })),
];
const ON_OWN_PAGES = PAGES.flatMap(({ features }) => features);

test('counts nothing before the reader opens a page of the newspaper, or of its own', async ({
  paper,
  page,
}) => {
  test.slow();
  paper.tolerate(/./);
  const sent = watchCounting(page);
  await prerender(page);
  await page.setViewportSize({ width: 1280, height: 4000 });
  for (const { path, features } of PAGES) {
    const address = path(paper);
    sent.length = 0;
    await paper.open(address);
    await paper.idle();
    expect.soft(await countedBy(page, sent), address).toEqual([]);
    expect.soft(await runningOn(page), address).toEqual(expect.arrayContaining([...features]));
  }
});

const MANIFEST = Object.keys(JSON.parse(readFileSync('manifest.json', 'utf8')));

test('every feature is in a document below', () => {
  const names = FEATURE_DOCUMENTS.flat().map(({ name }) => name);
  expect(MANIFEST.filter((name) => !names.includes(name))).toEqual([]);
});

for (const documents of batchesOf(FEATURE_DOCUMENTS, 20)) {
  const all = documents.flatMap((types) => types.map(({ name }) => name));

  test(`no feature counts anything before the reader opens the page: ${all.join(', ')}`, async ({
    paper,
    page,
  }) => {
    test.setTimeout(60_000 + 30_000 * documents.length);
    paper.tolerate(/./);
    const sent = watchCounting(page);
    await prerender(page);
    for (const types of documents) {
      const names = types.map(({ name }) => name).filter((name) => MANIFEST.includes(name));
      const content = await contentOf(types, paper);
      sent.length = 0;
      await openEdited(paper, types[0]?.path(paper) ?? '', (html) =>
        html.replace(/(<main[^>]*>).*(<\/main>)/s, (_, start, end) => `${start}${content}${end}`),
      );
      await paper.ready();
      await readThrough(page);
      expect.soft(await countedBy(page, sent), names.join(', ')).toEqual([]);
      const ran = await runningOn(page);
      const absent = names.filter((name) => !ran.includes(name) && !ON_OWN_PAGES.includes(name));
      expect.soft(absent, 'features that the document does not have').toEqual([]);
    }
  });
}
