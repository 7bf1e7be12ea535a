import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasWall } from '../../../demo/content/has-wall.ts';
import { ARTICLES } from '../../../demo/content/index.ts';
import { nextMonth } from '../../../demo/server/view-counter.ts';
import { CAMPAIGNS } from '../../../fixtures/backends/paywall-campaigns.ts';
import { articlesInWords, FREE_ARTICLES, inWords } from '../../../fixtures/prices/free-articles.ts';
import type { Browser } from '../fixtures/browser.ts';
import { siteBrowsers } from './site-browser.ts';

const { withAccount, withoutAccount } = FREE_ARTICLES;
const newBrowser = siteBrowsers();
const METERED = ARTICLES.filter((article) => hasWall(article) && !article.premium);
const MAKE_ACCOUNT = '/account/maken/?return_to=';

/** Opens an article like a reader: the page, and the wall of its decision. */
async function read(browser: Browser, id: number, query = '') {
  const moved = (await browser.call(`/nieuws/2026/01/01/titel-a${id}`)).headers.get('location') ?? '';
  const html = await (await browser.call(moved + query)).text();
  const body = { sdkFeatureSlug: 'nrcnl', path: moved, articleId: String(id), state: 'regular' };
  const decision = await browser.call('/paywall-api/api/zephr', { method: 'POST', body });
  return { html, address: moved, wall: (await decision.json()).paywallId };
}

/** Reads articles one after the other, and returns the wall of each. */
async function readAll(browser: Browser, count: number): Promise<(string | undefined)[]> {
  const walls: (string | undefined)[] = [];
  for (const { id } of METERED.slice(0, count)) walls.push((await read(browser, id)).wall);
  return walls;
}

const textOf = (id: string) => JSON.stringify(CAMPAIGNS.get(id)?.funnel).replace(/<[^>]+>/g, '');
/** The line of an article about the number of free ones. */
const lineOf = (html: string) => /<p class="free-views".*?<\/p>/s.exec(html)?.[0] ?? '';

describe('free articles', () => {
  it('are as many as the list says, before the wall of readers without an account', async () => {
    const walls = await readAll(newBrowser(), withoutAccount + 2);
    expect(walls).toEqual([...Array(withoutAccount).fill(undefined), 'meter', 'meter']);
  });

  it('are not one fewer after an article that only subscribers read, which has no count', async () => {
    const premium = ARTICLES.find((article) => hasWall(article) && article.premium)?.id ?? 0;
    for (const visitor of ['anonymous', 'registered', 'regional']) {
      const { html } = await read(newBrowser(), premium, `?visitor=${visitor}`);
      expect(html, visitor).toContain('<h1');
      expect(lineOf(html), visitor).toBe('');
    }
    const browser = newBrowser();
    await browser.call('/?visitor=registered');
    expect((await read(browser, premium)).wall).toBe('artikel');
    const { html } = await read(browser, METERED[0]?.id ?? 0);
    expect(lineOf(html)).toContain(`Nog ${withAccount - 1} gratis artikelen`);
  });

  it('are as many as the list says, before the wall of readers with one', async () => {
    const browser = newBrowser();
    await browser.call('/?visitor=registered');
    const walls = await readAll(browser, withAccount + 1);
    expect(walls).toEqual([...Array(withAccount).fill(undefined), 'meter-account']);
    // Reading the same article again does not count.
    expect((await read(browser, METERED[0]?.id ?? 0)).wall).toBe('meter-account');
  });

  it('are not liveblogs, photo stories, advertisements and stories that everybody reads', async () => {
    const browser = newBrowser();
    for (const article of ARTICLES.filter((article) => !hasWall(article))) await read(browser, article.id);
    expect((await readAll(browser, 1))[0]).toBeUndefined();
    expect(browser.cookies.get('nmt_counter')).toBe(String(METERED[0]?.id));
  });

  it.each([
    ['?visitor=anonymous', withoutAccount, 'meter'],
    ['?visitor=registered', withAccount, 'meter-account'],
  ])('can be pretended to be read: %s', async (visitor, limit, wall) => {
    const browser = newBrowser();
    await browser.call(`/${visitor}`);
    const [first] = METERED;
    expect((await read(browser, first?.id ?? 0, `?read=${limit}`)).wall).toBeUndefined();
    expect((await read(browser, first?.id ?? 0, `?read=${limit + 1}`)).wall).toBe(wall);
  });

  it.each([
    ['?visitor=anonymous', withoutAccount, 'meter'],
    ['?visitor=registered', withAccount, 'meter-account'],
  ])(
    'count when the reader opens a page that was loaded ahead, and not before: %s',
    async (visitor, limit, wall) => {
      const browser = newBrowser();
      await browser.call(`/${visitor}`);
      const ahead = { headers: { 'Sec-Purpose': 'prefetch;prerender' } };
      const [first, ...others] = METERED;
      for (const { id } of others.slice(0, limit)) {
        const moved = (await browser.call(`/nieuws/2026/01/01/titel-a${id}`)).headers.get('location') ?? '';
        await browser.call(moved, ahead);
      }
      expect((await read(browser, first?.id ?? 0)).wall).toBeUndefined();
      const decide = async (id: number) => {
        const body = { sdkFeatureSlug: 'nrcnl', path: '/', articleId: String(id), state: 'regular' };
        return (await (await browser.call('/paywall-api/api/zephr', { method: 'POST', body })).json())
          .paywallId;
      };
      const walls = [];
      for (const { id } of others.slice(0, limit)) walls.push(await decide(id));
      expect(walls).toEqual([...Array(limit - 1).fill(undefined), wall]);
    },
  );

  it('end with the month of Amsterdam', () => {
    expect(nextMonth(Date.parse('2026-03-29T10:00:00Z')).toISOString()).toBe('2026-03-31T22:00:00.000Z');
    expect(nextMonth(Date.parse('2026-12-31T22:59:59Z')).toISOString()).toBe('2026-12-31T23:00:00.000Z');
  });
});

describe('the numbers of free articles', () => {
  it('are the same in the line above an article, with the way to an account', async () => {
    const browser = newBrowser();
    const { html, address } = await read(browser, METERED[0]?.id ?? 0);
    expect(html).toContain(`data-paywall-limit="${withoutAccount}"`);
    expect(lineOf(html)).toContain(`Maak een account: ${withAccount} per maand`);
    expect(lineOf(html)).toContain(`href="${MAKE_ACCOUNT}${encodeURIComponent(address)}"`);
  });

  it('count down for readers with an account, who are led to a subscription', async () => {
    const browser = newBrowser();
    await browser.call('/?visitor=registered');
    const { html } = await read(browser, METERED[0]?.id ?? 0);
    expect(lineOf(html)).toContain(`Nog ${withAccount - 1} gratis artikelen`);
    expect(lineOf(html)).toContain('href="/abonnementen/');
    await browser.call('/?visitor=subscribed');
    expect(lineOf((await read(browser, METERED[0]?.id ?? 0)).html)).toBe('');
  });

  it('are the same in the walls, which lead to the registration of an account', async () => {
    expect(textOf('meter')).toContain(`${articlesInWords(withoutAccount)} zonder account`);
    expect(textOf('meter')).toContain(`elke maand ${inWords(withAccount)}.`);
    expect(textOf('meter-account')).toContain(`${articlesInWords(withAccount)} met je account`);
    expect(textOf('gratis-account')).toContain(`elke maand ${articlesInWords(withAccount)}`);
    const [step] = (CAMPAIGNS.get('meter')?.funnel.steps ?? []) as {
      buttonLabel: string;
      redirectUrl: string;
    }[];
    expect(step?.buttonLabel).toBe('Maak een account');
    const { address } = await read(newBrowser(), METERED[0]?.id ?? 0);
    const headers = { host: 'localhost', referer: `http://localhost${address}` };
    const answer = await newBrowser().call(step?.redirectUrl ?? '', { headers });
    expect(answer.headers.get('location')).toBe(MAKE_ACCOUNT + encodeURIComponent(address));
  });

  it('are the same in the questions, which lead to the registration of an account', async () => {
    const html = await (await newBrowser().call('/abonnementen/')).text();
    const [answer = ''] = /Kan ik eerst proberen\?.*?<\/details>/s.exec(html) ?? [];
    expect(answer).toContain(`elke maand ${articlesInWords(withoutAccount)}`);
    expect(answer).toContain(`gratis account ${inWords(withAccount)}.`);
    expect(answer).toContain(`<a href="${MAKE_ACCOUNT}`);
  });

  it('are the same on the demo page of the counter', () => {
    const html = readFileSync('demo/features/view-count.html', 'utf8');
    expect(html).toContain(`data-paywall-limit="${withoutAccount}"`);
    expect(html).toContain(`hier ${withoutAccount})`);
    expect(html).toContain(`heeft er ${inWords(withoutAccount)}.`);
  });

  it('stand in no other file as a number', () => {
    const number = '(\\d+|één|twee|drie|vier|vijf|zes|zeven|acht|negen|tien)';
    const claim = new RegExp(
      `${number} (gratis )?artikelen (per|deze|elke) maand|maand (gratis )?${number} (gratis )?artikelen`,
      'i',
    );
    const files = ['demo', 'fixtures', 'widgets', 'core'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(ts|tsx|html)$/.test(file))
        .map((file) => join(folder, file)),
    );
    expect(files.filter((file) => claim.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
