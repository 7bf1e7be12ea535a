// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ping } from '../../../../../core/platform/http/ping.ts';
import { request } from '../../../../../core/platform/http/request.ts';
import { activatePage } from '../../../support/activate-page.ts';

let images: string[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        images.push(address);
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  images = [];
});

it('requests an image at an allowed address, and reports no failure [digital-paper-9]', () => {
  ping('/papi/user/ping');
  ping('/papi/user/ping', { hash: 'C 4&', none: undefined, empty: '' });
  ping('https://tellen.example/p', { a: '1' });
  ping('http://elders.example/p');
  ping('javascript:alert(1)');
  expect(images).toEqual(['/papi/user/ping', '/papi/user/ping?hash=C+4%26', 'https://tellen.example/p?a=1']);
});

it('sends the fields where URLSearchParams has no size, as in Safari 16.4 [digital-paper-9]', () => {
  const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get').mockReturnValue(undefined as never);
  ping('/papi/user/ping', { hash: 'a' });
  size.mockRestore();
  expect(images).toEqual(['/papi/user/ping?hash=a']);
});

it('waits on a prerendered page until the visitor opens it, and so does a write [digital-paper-9]', async () => {
  const page = document as { prerendering?: boolean };
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (_: URL, { method = '' }: RequestInit) => {
    fetched.push(method);
    return new Response('');
  });
  page.prerendering = true;
  ping('/papi/user/ping');
  const schema = { safeParse: (data: unknown) => ({ success: true, data }) as const };
  await request('/lezen', { schema });
  const write = request('/tellen', { schema, method: 'POST' });
  await Promise.resolve();
  expect([images, fetched]).toEqual([[], ['GET']]);
  await activatePage();
  delete page.prerendering;
  await write;
  expect([images, fetched]).toEqual([['/papi/user/ping'], ['GET', 'POST']]);
});
