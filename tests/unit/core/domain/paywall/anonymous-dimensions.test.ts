// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paywallDecision } from '../../../../../core/domain/paywall/decision.ts';
import type { Page } from '../../../../../core/runtime/page/page.ts';

const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();
/** A page is identified by its configuration. */
const byGet = (values: object = {}) => ({ paywall: { anonymousDecision: 'get', ...values } });

const page = (facts: object = {}) =>
  ({
    articleId: '4101',
    config: byGet(),
    path: '/nieuws/a-a4101',
    query: '',
    hash: '',
    ...facts,
  }) as unknown as Page;
const cookies = (text: string) => vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue(text);

/** The method and the parameters of a decision's request. */
async function asked(facts: object = {}, request: Parameters<typeof paywallDecision>[1] = {}) {
  await paywallDecision(page(facts), request);
  const [url, init] = fetched.mock.calls.at(-1) ?? [];
  return `${init?.method} ${url?.pathname}${url?.search}`;
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  vi.restoreAllMocks();
  cookies('');
});

const PATH = '/paywall-api/api/zephr';

describe('the decision for an anonymous visitor', () => {
  it('is asked for by POST unless the site says otherwise', async () => {
    expect(await asked({ config: {} })).toBe(`POST ${PATH}`);
    expect(await asked({ config: { paywall: { anonymousDecision: 'put' } } })).toBe(`POST ${PATH}`);
  });

  it('is asked for by GET with six dimensions at most, in one order, and nothing of the visitor or the article', async () => {
    cookies('nmt_counter=1@2@3@4');
    const facts = {
      config: byGet({ decisionGroup: 'premium' }),
      articleType: 'liveblog',
      articleIsFree: false,
      paywallLimit: 3,
      dossier: 'Kabinet',
      query: '?utm_medium=email&utm_campaign=ochtend&x=1',
    };
    expect(await asked(facts)).toBe(
      `GET ${PATH}?slot=nrcnl&group=premium&access=regular&type=liveblog&meter=over&from=newsletter`,
    );
    expect(fetched.mock.calls[0]?.[1].body).toBeUndefined();
  });

  it.each([
    ['', 'within'],
    ['nmt_counter=1@2', 'within'],
    ['nmt_counter=1@2@3', 'last'],
    ['nmt_counter=1@2@3@4@5@6@7', 'over'],
  ])('has a bucket in the place of a count: %s', async (cookie, meter) => {
    cookies(cookie);
    expect(await asked({ paywallLimit: 3 })).toBe(`GET ${PATH}?slot=nrcnl&access=regular&meter=${meter}`);
  });

  it.each(['<script>', 'a b', 'x'.repeat(41), '../x'])(
    'leaves out a text that is no word: %s',
    async (articleType) => {
      expect(await asked({ articleType })).toBe(`GET ${PATH}?slot=nrcnl&access=regular`);
    },
  );

  it.each<[string, object, Parameters<typeof paywallDecision>[1], string]>([
    ['may have an account', {}, {}, 'nmt_login=1'],
    ['was given the article', { query: '?gift_token=geheim' }, {}, ''],
    [
      'is judged by a metering service',
      {},
      { advice: Promise.resolve({ wallType: 'hard', visibility: 'high' }) },
      '',
    ],
  ])('stays a POST for a visitor who %s', async (_, facts, request, cookie) => {
    cookies(cookie);
    expect(await asked(facts, request)).toBe(`POST ${PATH}`);
  });
});
