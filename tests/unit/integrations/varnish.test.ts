import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hasVarnish, rightsCookie, startVarnish, type Varnish, WALLED } from '../support/varnish.ts';

const PAID = ['subscribed', 'subscribed-plus'];
const DECISION = '/paywall-api/api/zephr?slot=nrcnl&access=regular&meter=over';
const TOMORROW = Math.floor(Date.now() / 1000) + 3600;

let varnish: Varnish;
/** The number in the origin's latest answer. */
let edition = 0;
/** The origin's next answer instead of a page. */
let broken = false;

/** A site with kinds of visitors that does not send `Vary`. */
function origin({ url = '', headers, method }: IncomingMessage, response: ServerResponse): void {
  const kind = String(headers['x-nmt-visitor'] ?? 'unknown');
  const path = new URL(url, 'http://origin').pathname;
  if (broken) return void response.writeHead(500).end('broken');
  edition += 1;
  if (path === '/account/') {
    response.writeHead(200, { 'Cache-Control': 'private', 'X-Cookie': headers.cookie ?? '' });
    return void response.end(`${edition}`);
  }
  if (path === '/besloten/') {
    response.writeHead(200, { 'Set-Cookie': 'a=1', 'Cache-Control': 's-maxage=60' });
    return void response.end(`${edition}`);
  }
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, s-maxage=60',
    ETag: `"${edition}"`,
    xkey: `article-${path.split('-a')[1] ?? 'none'} all`,
  });
  response.end(
    `${method} ${kind} ${edition} ${headers.cookie ?? 'no cookie'} ${PAID.includes(kind) ? WALLED : ''}`,
  );
}

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await fetch(varnish.address + path, { headers, method });
  return { answer, text: await answer.text(), cache: answer.headers.get('x-cache') };
};
/** Simulates that all cached copies have expired. */
const refresh = () => get('/', { 'xkey-purge': 'all' }, 'REFRESH');
const asKind = (kind: string, path: string) => get(path, { Cookie: rightsCookie(kind, TOMORROW) });

describe.skipIf(!hasVarnish)(
  'a real Varnish (skipped without: apt-get install varnish varnish-modules varnish-vmod-digest)',
  () => {
    beforeAll(async () => {
      varnish = await startVarnish(origin);
    });
    afterAll(() => varnish.stop());
    beforeEach(async () => {
      broken = false;
      await get('/', { 'xkey-purge': 'all' }, 'PURGE');
      varnish.requests.length = 0;
    });

    it('keeps a page once for each kind of visitor, and gives nobody the text of another kind', async () => {
      const kinds = ['registered', 'regional', 'subscribed', 'subscribed-plus'];
      for (const round of [1, 2]) {
        const { text, cache, answer } = await get('/nieuws/a-a1', { Cookie: 'nmt_session=geheim' });
        expect(text).toMatch(/^GET anonymous \d+ no cookie $/);
        expect(cache).toBe(round === 1 ? 'miss' : 'hit');
        expect(answer.headers.get('cache-control')).toBe('private, no-cache');
        expect(answer.headers.get('vary')).toBe('Accept-Encoding, Cookie');
        for (const kind of kinds) {
          const own = await asKind(kind, '/nieuws/a-a1');
          expect(own.text).toContain(`GET ${kind} `);
          expect(own.text.includes(WALLED)).toBe(PAID.includes(kind));
          expect(own.cache).toBe(round === 1 ? 'miss' : 'hit');
        }
      }
      expect(varnish.requests).toHaveLength(1 + kinds.length);
    });

    it.each<[string, string]>([
      ['without a signature', `nmt_rights=subscribed.${TOMORROW}`],
      ['signed with another key', rightsCookie('subscribed', TOMORROW, 'another key')],
      ['signed with no key', rightsCookie('subscribed', TOMORROW, '')],
      ['signed for another kind', rightsCookie('registered', TOMORROW).replace('registered', 'subscribed')],
      [
        'signed for another time',
        rightsCookie('subscribed', TOMORROW).replace(/\.\d+\./, `.${TOMORROW + 1}.`),
      ],
      ['that has ended', rightsCookie('subscribed', TOMORROW - 3601)],
      ['that never ends', rightsCookie('subscribed', 9_999_999_999)],
      ['of an unknown kind', rightsCookie('redactie', TOMORROW)],
      ['with more behind it', `${rightsCookie('subscribed', TOMORROW)}00`],
      ['after a better one of the same name', `nmt_rights=x; ${rightsCookie('subscribed', TOMORROW)}x`],
    ])('takes a cookie %s for an anonymous visitor', async (_, cookie) => {
      const { text } = await get('/nieuws/a-a1', { Cookie: cookie });
      expect(text).toContain('GET anonymous ');
      expect(text).not.toContain(WALLED);
    });

    it('believes no header of a visitor', async () => {
      const { text } = await get('/nieuws/a-a1', {
        'X-NMT-Visitor': 'subscribed',
        'X-NMT-Kind': 'page',
        'X-NMT-Last-Resort': '1',
      });
      expect(text).toContain('GET anonymous ');
    });

    it('answers a page and its campaigns as one, in any order of the query', async () => {
      await get('/lijst/?b=2&a=1');
      const same = await get('/lijst/?utm_medium=email&a=1&gift_token=geheim&b=2&gclid=x');
      expect(same.cache).toBe('hit');
      expect(varnish.requests).toEqual(['GET /lijst/?a=1&b=2']);
      expect((await get('/lijst/?a=2&b=2')).cache).toBe('miss');
    });

    it('passes on what is one visitor’s, with the cookies, and keeps nothing with a cookie', async () => {
      for (const _ of [1, 2]) {
        const { answer, cache } = await get('/account/', { Cookie: 'nmt_session=geheim' });
        expect(cache).toBe('pass');
        expect(answer.headers.get('x-cookie')).toBe('nmt_session=geheim');
      }
      const first = await get('/besloten/');
      expect((await get('/besloten/')).text).not.toBe(first.text);
      expect((await get('/nieuws/a-a1', {}, 'POST')).cache).toBe('pass');
    });

    it('answers the decision by six dimensions, whoever asks, and no other question', async () => {
      expect((await get(DECISION)).cache).toBe('miss');
      const again = await get('/paywall-api/api/zephr?meter=over&access=regular&slot=nrcnl', {
        Cookie: rightsCookie('subscribed', TOMORROW),
      });
      expect(again.cache).toBe('hit');
      expect(again.text).not.toContain(WALLED);
      for (const query of [
        'slot=nrcnl&articleId=1',
        'slot=%00',
        `slot=${'x'.repeat(41)}`,
        'slot=a&'.repeat(7),
      ]) {
        expect((await get(`/paywall-api/api/zephr?${query}`)).answer.status, query).toBe(400);
      }
      expect(varnish.requests).toHaveLength(1);
    });

    it('drops pages by their keys at once, for the CMS alone', async () => {
      const before = await get('/nieuws/a-a1');
      await asKind('subscribed', '/nieuws/a-a1');
      const other = await get('/nieuws/b-a2');
      const dropped = await get('/', { 'xkey-purge': 'article-1' }, 'PURGE');
      expect(dropped.text).toBe('Dropped 2');
      expect((await get('/nieuws/a-a1')).text).not.toBe(before.text);
      expect((await get('/nieuws/b-a2')).text).toBe(other.text);
      expect((await get('/', {}, 'PURGE')).answer.status).toBe(400);
    });

    it('has the old page for one more visitor while a refreshed one is fetched', async () => {
      const before = await get('/nieuws/a-a1');
      await get('/', { 'xkey-purge': 'article-1' }, 'REFRESH');
      const during = await get('/nieuws/a-a1');
      expect([during.text, during.cache]).toEqual([before.text, 'stale']);
      await expect.poll(async () => (await get('/nieuws/a-a1')).text).not.toBe(before.text);
    });

    it('keeps the page when the origin answers with an error, and shows that only where there is no page', async () => {
      const before = await get('/nieuws/a-a1');
      await refresh();
      broken = true;
      for (const _ of [1, 2, 3]) expect((await get('/nieuws/a-a1')).text).toBe(before.text);
      const { answer } = await get('/nooit/');
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    });

    it('answers from a copy that is too old while the origin answers, before its probe finds it dead', async () => {
      const strict = varnish;
      varnish = await startVarnish(origin, '0s');
      try {
        const before = await get('/nieuws/a-a1');
        await refresh();
        await varnish.killOrigin();
        const after = await get('/nieuws/a-a1');
        expect([after.text, after.cache]).toEqual([before.text, 'stale']);
      } finally {
        await varnish.stop();
        varnish = strict;
      }
    });

    it('answers from its copies when the origin is dead, to each kind its own', async () => {
      const pages = [
        await get('/nieuws/a-a1'),
        await asKind('subscribed', '/nieuws/a-a1'),
        await get(DECISION),
      ];
      await refresh();
      await varnish.killOrigin();
      for (const _ of [1, 2, 3]) {
        const now = [
          await get('/nieuws/a-a1'),
          await asKind('subscribed', '/nieuws/a-a1'),
          await get(DECISION),
        ];
        expect(now.map(({ text }) => text)).toEqual(pages.map(({ text }) => text));
        expect(now.map(({ answer }) => answer.status)).toEqual([200, 200, 200]);
      }
    });
  },
);
