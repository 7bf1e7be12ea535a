// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { PRIORITY } from '../../../../core/user/prompts/priority.ts';
import { requestPrompt } from '../../../../core/user/prompts/prompts.ts';
import { REST } from '../../../../widgets/newsletters/newsletter-banner/closed.ts';
import { candidates, drawCode } from '../../../../widgets/newsletters/newsletter-banner/codes.ts';
import newsletterBanner from '../../../../widgets/newsletters/newsletter-banner/newsletter-banner.ts';
import {
  BASIC_CODES as BASIC,
  EXCLUSIVE_CODES as EXCLUSIVE,
} from '../../../../widgets/newsletters/newsletter-banner/promoted-codes.ts';
import { createService, JAN, PLUS, visit } from '../../core/domain/newsletters/service.ts';
import { logged } from '../../support/logged.ts';
import { stubIntersectionObserver } from '../support/observers.ts';
import { eachOnItsOwnPage, settle, start } from './letters.ts';

const HOOK = '<div data-newsletter-banner-uri="/banner/{code}?plek=voor"><span>Niets</span></div>';

eachOnItsOwnPage();

const open = (html = HOOK) => start(newsletterBanner, html, '[data-newsletter-banner-uri]');

describe('the newsletters of a banner [newsletter-banner-3]', () => {
  const nobody = { loggedIn: false, status: 'logged-out', permissions: [] } as const;
  const jan = { ...nobody, loggedIn: true, status: 'subscribed' } as const;
  it.each([
    ['nobody [newsletter-banner-2]', nobody, [], []],
    ['a subscriber', jan, [], BASIC],
    ['a plus subscriber', { ...jan, status: 'subscribed-plus' }, [], EXCLUSIVE],
    ['digital plus', { ...jan, permissions: ['nrcnext-digitale-editie'] }, [], EXCLUSIVE],
    ['those not had [newsletter-banner-4]', jan, BASIC.slice(1), ['nrcboeken']],
    ['none left [newsletter-banner-4]', jan, BASIC, []],
  ] as const)('%s', (_title, visitor, subscribed, codes) => {
    expect(candidates(visitor, subscribed)).toEqual(codes);
  });
  it('each can be drawn [newsletter-banner-4]', () => {
    const drawn = BASIC.map((_, index) => drawCode(BASIC, (index + 0.5) / BASIC.length));
    expect([drawn, drawCode(BASIC, 0.9999), drawCode([], 0)]).toEqual([BASIC, 'nrcwetensch', undefined]);
  });
});

it.each([
  ['a subscriber', JAN, Object.fromEntries(BASIC.slice(1).map((code) => [code, 1])), 'nrcboeken'],
  ['a plus subscriber', PLUS, Object.fromEntries(EXCLUSIVE.slice(1).map((code) => [code, 1])), 'nrcai'],
])(
  'shows %s a newsletter of theirs [newsletter-banner-1, newsletter-banner-3, newsletter-banner-4]',
  async (_title, login, optins, code) => {
    const service = createService(login);
    service.answers['/newsletters/optins'] = { email: 'jan@lezers.example', optins };
    service.answers[`/banner/${code}`] = '<p>Lees mee</p>';
    const { hook, leave } = await open();
    expect(service.calls.map(({ method, address }) => `${method} ${address}`)).toEqual([
      'GET /newsletters/optins',
      `GET /banner/${code}?plek=voor`,
    ]);
    expect(hook.textContent).toBe('Lees mee');
    hook.querySelector('button')?.click();
    expect(hook.textContent).toBe('Niets');
    leave();
  },
);

describe('a banner that the visitor closed', () => {
  /** The user is subscribed to all newsletters except these. */
  const serviceWith = (...codes: string[]) => {
    const service = createService(JAN);
    const optins = Object.fromEntries(BASIC.filter((code) => !codes.includes(code)).map((code) => [code, 1]));
    service.answers['/newsletters/optins'] = { email: 'jan@lezers.example', optins };
    for (const code of codes) service.answers[`/banner/${code}`] = `<p>${code}</p>`;
    return service;
  };
  const closeBanner = async () => {
    const { hook, leave } = await open();
    const { textContent } = hook;
    hook.querySelector('button')?.click();
    await settle();
    leave();
    return textContent;
  };

  it('stays closed on the next page, and no other takes its place for 56 hours', async () => {
    serviceWith('nrcboeken', 'nrcinbeeld');
    const closed = await closeBanner();
    expect(BASIC).toContain(closed);
    expect((await open()).hook.textContent).toBe('Niets');
    vi.setSystemTime(Date.now() + REST - 1000);
    expect((await open()).hook.textContent).toBe('Niets');
    vi.setSystemTime(Date.now() + 2000);
    const { hook } = await open();
    expect(hook.textContent).toBe(closed === 'nrcboeken' ? 'nrcinbeeld' : 'nrcboeken');
  });

  it('never returns for the same newsletter', async () => {
    serviceWith('nrcboeken');
    expect(await closeBanner()).toBe('nrcboeken');
    vi.setSystemTime(Date.now() + 20 * REST);
    expect((await open()).hook.textContent).toBe('Niets');
  });

  it('closes in the other tabs as well', async () => {
    serviceWith('nrcboeken');
    const { hook } = await open();
    expect(hook.textContent).toBe('nrcboeken');
    const key = 'nmt_newsletter_banners_closed';
    localStorage.setItem(key, JSON.stringify({ value: ['nrcboeken'], savedAt: Date.now() }));
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
    expect(hook.textContent).toBe('Niets');
  });
});

it('has a turn among the prompts only while it is in view, and waits without moving the page', async () => {
  const view = stubIntersectionObserver();
  const service = createService(JAN);
  const optins = Object.fromEntries(BASIC.slice(1).map((code) => [code, 1]));
  service.answers['/newsletters/optins'] = { email: 'jan@lezers.example', optins };
  service.answers['/banner/nrcboeken'] = '<p>Lees mee</p>';
  const { hook } = await open();
  const bar = vi.fn();
  const ending = new AbortController();
  const { signal } = ending;
  void requestPrompt({ name: 'bar', priority: PRIORITY.appBar, show: bar, signal });
  await settle();
  expect(bar).not.toHaveBeenCalled();
  view.leave(hook);
  await settle();
  expect(bar).toHaveBeenCalledOnce();
  expect(hook.textContent).toBe('Lees mee');
  const before = hook.className;
  view.enter(hook);
  await settle();
  expect(hook.className).not.toBe(before);
  expect(hook.textContent).toBe('Lees mee');
  ending.abort();
  await settle();
  expect(hook.className).toBe(before);
});

it('shows a logged-out visitor none, and makes no call [newsletter-banner-2]', async () => {
  const service = createService(undefined);
  const { hook } = await open();
  expect([service.calls, hook.textContent]).toEqual([[], 'Niets']);
});

it('shows none after a failed fetch, and with none left [newsletter-banner-4]', async () => {
  const service = createService(JAN);
  const { hook } = await open();
  await settle(5000);
  expect(hook.textContent).toBe('Niets');
  const all = Object.fromEntries(BASIC.map((code) => [code, 1]));
  localStorage.clear();
  service.calls.length = 0;
  service.answers['/newsletters/optins'] = { email: 'jan@lezers.example', optins: all };
  await open();
  expect(service.calls.map(({ address }) => address)).toEqual(['/newsletters/optins']);
  logged('warn nmt feature: The banner could not be loaded: HttpError: GET');
});

it('refuses an address with the scheme data: [newsletter-banner-4]', async () => {
  createService(JAN);
  await expect(open('<div data-newsletter-banner-uri="data:text/html,<p>{code}</p>"></div>')).rejects.toThrow(
    'data-newsletter-banner-uri is "data:text/html',
  );
});

it('shows the banner of the debug switch to anyone [debug-hashes-2]', async () => {
  const service = createService(undefined);
  service.answers['/banner/nrcfilm'] = '<p>Film</p>';
  visit('/artikel#debug=newsletter-banner-nrcfilm');
  const { hook } = await open();
  expect(hook.textContent).toBe('Film');
  vi.restoreAllMocks();
});
