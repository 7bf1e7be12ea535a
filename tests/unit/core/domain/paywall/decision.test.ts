// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { paywallDecisionSchema } from '../../../../../core/domain/paywall/api/decision-schema.ts';
import { decidedWall, paywallDecision } from '../../../../../core/domain/paywall/decision.ts';
import { HttpError } from '../../../../../core/platform/http/http-error.ts';
import type { Page } from '../../../../../core/runtime/page/page.ts';
import { tolerate } from '../../../support/logged.ts';

const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();
const newPage = (query = '') =>
  ({ articleId: '4101', config: {}, path: '/nieuws/a-a4101', query, hash: '' }) as unknown as Page;

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ giftArticle: true, extra: 1 }));
  vi.stubGlobal('fetch', fetched);
});

it('makes one call for all of a page, with the gift token from the address [decision-context-13, paywall-decision-2, paywall-decision-3, paywall-decision-8, gift-article-view-3]', async () => {
  const page = newPage('?a=1&gift_token=een%20code');
  const [one, other] = await Promise.all([paywallDecision(page), paywallDecision({ ...page })]);
  expect(one).toEqual({ giftArticle: true });
  expect(other).toBe(one);
  expect(fetched).toHaveBeenCalledOnce();
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url?.pathname).toBe('/paywall-api/api/zephr');
  // The token is in the body, because addresses are logged [gift-article-view-3].
  expect(url?.search).toBe('');
  expect(init?.method).toBe('POST');
  expect(init?.credentials).toBe('same-origin');
  expect(JSON.parse(String(init?.body))).toEqual({
    session: localStorage.getItem('nmt_paywall_session'),
    platform: 'web',
    state: 'regular',
    sdkFeatureSlug: 'nrcnl',
    path: '/nieuws/a-a4101',
    articleId: '4101',
    giftToken: 'een code',
  });
});

it('makes a new call on request, and shares that answer from then on [paywall-decision-8]', async () => {
  const page = newPage();
  fetched.mockImplementationOnce(() => Promise.reject(new TypeError('weg')));
  await expect(paywallDecision(page)).rejects.toBeInstanceOf(HttpError);
  await expect(paywallDecision(page)).rejects.toBeInstanceOf(HttpError);
  expect(fetched).toHaveBeenCalledOnce();
  const again = await paywallDecision(page, { isAgain: true });
  expect(await paywallDecision(page)).toBe(again);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('leaves out missing values', async () => {
  await paywallDecision(newPage('?gift_token='));
  expect(String(fetched.mock.calls[0]?.[1].body)).not.toContain('giftToken');
});

it('makes a call for each slot [paywall-decision-8, decision-context-2]', async () => {
  const page = newPage();
  await Promise.all([paywallDecision(page), paywallDecision(page, { slug: 'topbanner' })]);
  const slugs = fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)).sdkFeatureSlug);
  expect(slugs).toEqual(['nrcnl', 'topbanner']);
});

it('gives up a late answer, and ignores it afterwards [paywall-decision-8]', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      }),
  );
  const decision = expect(paywallDecision(newPage())).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(4999);
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await decision;
  vi.useRealTimers();
});

it('sends the metering service’s advice, and waits for that first [metering-5, decision-context-14]', async () => {
  const advice = Promise.resolve({ wallType: 'metered', visibility: 'high' });
  await paywallDecision(newPage(), { advice });
  expect(JSON.parse(String(fetched.mock.calls[0]?.[1].body))).toMatchObject({
    sophiWallType: 'metered',
    sophiVisibility: 'high',
  });
});

it.each([
  ['an answer that is not ok', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['another shape', () => Promise.resolve(Response.json({ paywallId: ['muur'] }))],
  ['no connection', () => Promise.reject(new TypeError('weg'))],
])('rejects with %s [paywall-decision-4]', async (_, answer) => {
  fetched.mockImplementation(answer);
  await expect(paywallDecision(newPage())).rejects.toBeInstanceOf(HttpError);
});

it.each([
  [{ subject: ['nrcnl'], label: 7 }, {}],
  [{ giftArticle: 'ja' }, {}],
  [{ giftArticle: 1, label: { nl: 'muur' }, subject: false }, {}],
  [{ label: null, giftArticle: false }, { giftArticle: false }],
])('leaves out invalid parts of %j, and the wall stays [paywall-decision-3]', async (odd, rest) => {
  tolerate(`warn nmt paywall: The decision's`);
  fetched.mockImplementation(async () => Response.json({ ...odd, paywallId: 'muur' }));
  expect(await paywallDecision(newPage())).toEqual({ ...rest, paywallId: 'muur' });
});

it.each([
  [7, '7'],
  [4101.5, '4101.5'],
  [0, ''],
  ['0', '0'],
])('takes %j for the wall %j [paywall-decision-3, paywall-decision-6]', async (paywallId, wall) => {
  fetched.mockImplementation(async () => Response.json({ paywallId }));
  expect(await paywallDecision(newPage())).toEqual({ paywallId: wall });
  expect(paywallDecisionSchema.safeParse({ paywallId }).success).toBe(true);
});

it.each([
  [{ paywallId: 'muur' }, 'muur'],
  [{ paywallId: 'muur', giftArticle: false }, 'muur'],
  [{ paywallId: 'muur', giftArticle: true }, undefined],
  [{ paywallId: '' }, undefined],
  [{ paywallId: null }, undefined],
  [{}, undefined],
])('%o names the wall %s [paywall-decision-3, paywall-decision-5]', (decision, wall) => {
  expect(decidedWall(decision)).toBe(wall);
});
