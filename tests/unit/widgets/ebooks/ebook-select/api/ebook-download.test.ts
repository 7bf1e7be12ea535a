// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { fetchEbookDownload } from '../../../../../../widgets/ebooks/ebook-select/api/ebook-download.ts';
import { visitedPage } from '../../../../core/user/visitor/reader.ts';

const { signal } = new AbortController();
const CONFIG = { endpoints: { profile: { ebookDownload: '/papi/api/boek' } } };

afterEach(() => {
  vi.unstubAllGlobals();
});

function answers(text: string, status = 200) {
  const fetched = vi.fn(async (_url: URL, _init: RequestInit) => new Response(text || null, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it.each([
  ['de-laatste-pont', 'de-laatste-pont'],
  [' onder-de-dijk\n', 'onder-de-dijk'],
  ['"onder-de-dijk"', 'onder-de-dijk'],
  ['"half', '"half'],
  ['"a"b"', '"a"b"'],
  ['null', undefined],
])('reads %j as %j [ebook-4]', async (text, value) => {
  const fetched = answers(text);
  await expect(fetchEbookDownload(visitedPage(CONFIG), signal)).resolves.toEqual({ value });
  expect(fetched.mock.lastCall?.[0].pathname).toBe('/papi/api/boek');
  expect(new Headers(fetched.mock.lastCall?.[1].headers).get('accept')).toBe('text/plain');
});

it.each(['', '  '])('refuses the empty answer %j [ebook-4, ebook-8]', async (text) => {
  answers(text);
  await expect(fetchEbookDownload(visitedPage(CONFIG), signal)).rejects.toMatchObject({
    kind: 'invalid',
    message: expect.stringContaining('answered text of another shape than its schema.'),
  });
});

it('fails as every call does, and requests nothing where the site names no path [ebook-4, ebook-8]', async () => {
  const fetched = answers('de-laatste-pont', 500);
  await expect(fetchEbookDownload(visitedPage(CONFIG), signal)).rejects.toMatchObject({ status: 500 });
  fetched.mockClear();
  await expect(fetchEbookDownload(visitedPage(), signal)).resolves.toBe('not-configured');
  expect(fetched).not.toHaveBeenCalled();
});
