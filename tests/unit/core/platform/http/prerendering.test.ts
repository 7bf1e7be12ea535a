// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readViewCount } from '../../../../../core/domain/paywall/view-count.ts';
import { ping } from '../../../../../core/platform/http/ping.ts';
import { request } from '../../../../../core/platform/http/request.ts';
import { sendForm } from '../../../../../core/platform/http/send-form.ts';
import { sendOnLeaving } from '../../../../../core/platform/http/send-on-leaving.ts';
import { UNCHECKED } from '../../../../../core/platform/http/unchecked.ts';
import { countPageView } from '../../../../../core/user/prompts/may-offer.ts';
import { activatePage } from '../../../support/activate-page.ts';

const page = document as { prerendering?: boolean };
let sent: string[];

beforeEach(() => {
  sent = [];
  page.prerendering = true;
  vi.stubGlobal('fetch', async (url: URL | string, { method }: RequestInit) => {
    sent.push(`${method} ${new URL(url, location.href).pathname}`);
    return new Response('{}');
  });
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        sent.push(`image ${address}`);
      }
    },
  );
});

afterEach(() => {
  delete page.prerendering;
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
async function activate(): Promise<void> {
  await activatePage();
  await settle();
}

it.each([
  ['a write', () => void request('/count', { json: {}, schema: UNCHECKED }), 'POST /count'],
  ['a report as an image', () => ping('/ping', { hash: '1' }), 'image /ping?hash=1'],
  ['a report as a form', () => sendForm('/form', { a: 'b' }, false), 'POST /form'],
])('%s leaves once the visitor opens the page', async (_, call, expected) => {
  call();
  await settle();
  expect(sent).toEqual([]);
  await activate();
  expect(sent).toEqual([expected]);
});

it('a read leaves at once', async () => {
  await request('/data', { schema: UNCHECKED });
  expect(sent).toEqual(['GET /data']);
});

it('a write that is given up before that is never made, and fails as aborted', async () => {
  const leaving = new AbortController();
  vi.stubGlobal('fetch', async (_: URL, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    sent.push('made');
  });
  const write = request('/count', { json: {}, schema: UNCHECKED, signal: leaving.signal });
  leaving.abort();
  await expect(write).rejects.toMatchObject({ kind: 'aborted' });
  expect(sent).toEqual([]);
});

it('a page that nobody opens sends nothing when it is dropped', () => {
  const beacon = vi.fn();
  vi.stubGlobal('Request', class {});
  vi.stubGlobal('navigator', { ...navigator, sendBeacon: beacon });
  sendForm('/form', { a: 'b' }, true);
  expect(sendOnLeaving('/events', [])).toBe(false);
  expect(beacon).not.toHaveBeenCalled();
});

it('views are counted once the visitor opens the page, and each once [view-count-2]', async () => {
  const config = { promptsFromPageView: 2 };
  expect(countPageView({ config })).toBe(1);
  expect(countPageView({ config })).toBe(1);
  readViewCount({ config });
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
  await activate();
  expect(countPageView({ config })).toBe(1);
  expect(sessionStorage.getItem('nmt_visit_views')).toBe('1');
  expect(localStorage.getItem('nmt_paywallviewcount')).toBe('0');
});
