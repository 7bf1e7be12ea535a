// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { candidates, drawCode } from '../../../../widgets/newsletters/newsletter-banner/codes.ts';
import newsletterBanner from '../../../../widgets/newsletters/newsletter-banner/newsletter-banner.ts';
import { createService, JAN, PLUS, visit } from '../../core/domain/newsletters/service.ts';
import { eachOnItsOwnPage, settle, start } from './letters.ts';

const BASIC = ['nrcboeken', 'nrccultuurgids', 'nrcgesprekstof', 'nrcinbeeld', 'nrcvandaag', 'nrcwetensch'];
const EXCLUSIVE = ['nrcai', 'nrcamerika2016', 'nrceconomie', 'nrceuropa', 'nrcfilm', 'nrcfutureaffairs'];
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
