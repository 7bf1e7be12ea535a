import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright/test';
import { contentOf, FEATURE_DOCUMENTS, openEdited } from '../support/feature-documents.ts';
import { expect, test } from '../support/paper.ts';
import { readThrough } from '../support/whole-page.ts';

const ROOT = join(import.meta.dirname, '../../..');

interface CatalogueText {
  readonly text: string | readonly string[];
}

const CATALOGUE: Readonly<Record<string, CatalogueText>> = readJson('dist/texts.json');
const ENGLISH: Readonly<Record<string, string>> = readJson<{ texts: Record<string, string> }>(
  'integrations/languages/en.json',
).texts;

/** What a British site says of its money and its subscribers in `script#site-config`. */
const BRITISH = {
  locale: 'en-GB',
  timeZone: 'Europe/London',
  currency: 'GBP',
  country: 'GB',
  names: { permissions: { subscriber: 'courier-full' } },
};

/** Braces, also with others in them. */
const BRACES = /(\{(?:[^{}]|\{[^{}]*\})*\})/;

/** Letters of a form from which on its parameters may be anything: of a shorter one, such as `{index} van {count}`, numbers. */
const ENOUGH_LETTERS = 8;

/** Each Dutch text that English has another one for, as a pattern: parameters and choices are any words. */
const DUTCH = Object.entries(CATALOGUE).flatMap(([key, { text }]) =>
  [text]
    .flat()
    .filter((form) => form.trim() !== ENGLISH[key]?.trim() && /\p{L}{2}/u.test(wordsAround(form)))
    .map((form) => ({ key, pattern: patternOf(form.trim()) })),
);
/** Names of products in answers, which read like a price. */
const ANSWERED = ['Digitaal, per maand'];
const SHARED = new Set(Object.values(ENGLISH).map((text) => text.trim()));

for (const visitor of ['anonymous', 'subscribed'] as const) {
  test(`with an English site file no feature writes a Dutch text, for the visitor ${visitor}`, async ({
    page,
    paper,
  }) => {
    // All features, in documents that are each read to their end.
    test.setTimeout(300_000);
    // Many features on one page have ids twice, and some data is missing.
    paper.tolerate(/./);
    // Some features lead an anonymous visitor to another page; here it stays.
    await page.addInitScript(() => {
      window.navigation.addEventListener('navigate', (event) => {
        if (!event.destination.sameDocument) event.preventDefault();
      });
    });
    let written = 0;
    for (const pages of FEATURE_DOCUMENTS) {
      const content = await contentOf(pages, paper);
      let served = '';
      await openEdited(paper, `${pages[0]?.path(paper)}?language=en&visitor=${visitor}`, (html) => {
        served = html.replace(/(<main[^>]*>).*(<\/main>)/s, (_, start, end) => `${start}${content}${end}`);
        return served;
      });
      await paper.ready();
      await readThrough(page);
      const own = (await wordsOf(page)).filter(
        (words) => !served.includes(words) && !ANSWERED.includes(words),
      );
      written += own.length;
      expect.soft(own.flatMap(dutchIn)).toEqual([]);
    }
    expect(written).toBeGreaterThan(150);
  });
}

test('without a site file the build for sites goes on in Dutch, and says why', async ({ page, paper }) => {
  paper.tolerate(/The site file is not used/, /Failed to load resource/);
  await page.route('**/static/languages/en.json*', (route) => route.fulfill({ status: 404 }));
  await paper.open('/verkiezingen/?language=en');
  await expect(page.getByRole('row', { name: /\d+ zetels/ }).first()).toBeVisible();
});

test('without a site file the build for sites sells in pounds, and knows its subscribers', async ({
  page,
  paper,
}) => {
  paper.tolerate(/The site file is not used/, /Failed to load resource/, /^nmt visitor-content: /);
  await paper.edit((html) => html.replace('"locale":"en-GB"', JSON.stringify(BRITISH).slice(1, -1)));
  await page.route('**/login-status', async (route) => {
    const login = await (await route.fetch()).json();
    await route.fulfill({ json: { ...login, permissions: ['courier-full'] } });
  });
  // A request for it that is not answered holds back the load event.
  const open = async (path: string) => {
    await page.goto(path, { waitUntil: 'commit' });
    await paper.ready();
  };
  const failures: Record<string, (route: Route) => unknown> = {
    'answers 404': (route) => route.fulfill({ status: 404 }),
    'never comes': () => undefined,
  };
  for (const [name, fail] of Object.entries(failures)) {
    await test.step(name, async () => {
      await page.route('**/static/languages/en.json*', fail);
      await open('/features/funnel.html?paywallId=proef&language=en&visitor=anonymous');
      const funnel = page.locator('.state-stage [data-widget="paywall"]');
      await expect(funnel.getByText(/£\d+\.\d\d/).first()).toBeVisible();
      await expect(funnel).not.toContainText('€');

      await open('/features/visitor-content.html?language=en&visitor=subscribed');
      const seen = page.locator('#elke-soort [data-visitors]:visible');
      await expect(seen).toHaveText(['Je bent abonnee.']);
    });
  }
});

test('says on a Dutch page that its own texts are English, and shows amounts and numbers as the site does', async ({
  page,
  paper,
}) => {
  await paper.open('/verkiezingen/?language=en');
  await expect(page.getByRole('row', { name: /\d+ seats \d+\.\d%/ }).first()).toBeVisible();
  await expect(page.locator('[data-widget="election"]').last()).toHaveAttribute('lang', 'en');
});

test('says in English of an article that it was read [reading-history-5]', async ({ page, paper }) => {
  await paper.open('/features/reading-history.html?language=en&visitor=subscribed');
  await expect(page.getByRole('link', { name: /warmtepomp \(read\)$/ })).toHaveCount(1);
});

test('a button grows with the words of another language [topic-follow-2]', async ({ page, paper }) => {
  await page.route('**/static/languages/en.json', async (route) => {
    const site = await (await route.fetch()).json();
    site.texts['core/domain/topics.FOLLOW'] = 'Diesem Thema folgen';
    await route.fulfill({ json: site });
  });
  await paper.open('/onderwerp/klimaat/?language=en');
  const button = page.locator('main').getByRole('button', { name: 'Diesem Thema folgen' }).first();
  await expect(button).toBeVisible();
  expect((await button.boundingBox())?.height).toBe(44);
});

function dutchIn(words: string): string[] {
  if (SHARED.has(words)) return [];
  return DUTCH.filter(({ pattern }) => pattern.test(words)).map(({ key }) => `${key}: ${words}`);
}

/** The texts of a page, and what its attributes say to readers. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.closest('script, style, .demo-bar')) words.add((walker.currentNode as Text).data);
    }
    for (const name of ['aria-label', 'aria-valuetext', 'title', 'alt', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`))
        words.add(element.getAttribute(name) ?? '');
    return [...words]
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => /\p{L}{2}/u.test(text));
  });
}

/** What a form says of itself, without its parameters and choices. */
function wordsAround(form: string): string {
  return form
    .split(BRACES)
    .filter((part) => !BRACES.test(part))
    .join(' ');
}

function patternOf(form: string): RegExp {
  const letters = wordsAround(form).match(/\p{L}/gu) ?? [];
  const parameter = letters.length < ENOUGH_LETTERS ? '[\\d.,:]+' : '.{1,80}';
  const parts = form
    .replace(/\s+/g, ' ')
    .split(BRACES)
    .map((part) => (BRACES.test(part) ? parameter : part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')));
  return new RegExp(`^${parts.join('')}$`, 'u');
}

function readJson<Value>(path: string): Value {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Value;
}
