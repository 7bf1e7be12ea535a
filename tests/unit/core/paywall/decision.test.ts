// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { HttpError } from '../../../../core/http/http-error.ts';
import { paywallDecision } from '../../../../core/paywall/decision.ts';

const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();
const newPage = (query = '') => ({ articleId: '4101', config: {}, path: '/nieuws/a-a4101', query });

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ giftArticle: true, extra: 1 }));
  vi.stubGlobal('fetch', fetched);
});

it('asks once for all of a page, with the gift token from the address [decision-context-13, paywall-decision-2, paywall-decision-3]', async () => {
  const page = newPage('?a=1&gift_token=een%20code');
  const [one, other] = await Promise.all([paywallDecision(page), paywallDecision({ ...page })]);
  expect(one).toEqual({ giftArticle: true });
  expect(other).toBe(one);
  expect(fetched).toHaveBeenCalledOnce();
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url?.pathname).toBe('/paywall-api/api/zephr');
  // The token is in the body: addresses end in logs [gift-article-view-3].
  expect(url?.search).toBe('');
  expect(init?.method).toBe('POST');
  expect(JSON.parse(String(init?.body))).toEqual({
    sdkFeatureSlug: 'nrcnl',
    path: '/nieuws/a-a4101',
    articleId: '4101',
    giftToken: 'een code',
  });
});

it('leaves out what there is none of', async () => {
  await paywallDecision(newPage('?gift_token='));
  expect(String(fetched.mock.calls[0]?.[1].body)).not.toContain('giftToken');
});

it.each([
  ['an answer that is not ok', () => Promise.resolve(new Response('{}', { status: 503 }))],
  ['another shape', () => Promise.resolve(Response.json({ giftArticle: 'ja' }))],
  ['no connection', () => Promise.reject(new TypeError('weg'))],
])('rejects with %s [paywall-decision-4]', async (_, answer) => {
  fetched.mockImplementation(answer);
  await expect(paywallDecision(newPage())).rejects.toBeInstanceOf(HttpError);
});
