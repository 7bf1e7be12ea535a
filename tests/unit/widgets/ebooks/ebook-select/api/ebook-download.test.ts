// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { fetchEbookDownload } from '../../../../../../widgets/ebooks/ebook-select/api/ebook-download.ts';
import { visitedPage } from '../../../../core/user/visitor/reader.ts';
import { backend } from '../../../../support/backend.ts';

const { signal } = new AbortController();
const CONFIG = { endpoints: { profile: { ebookDownload: '/papi/api/boek' } } };

afterEach(() => {
  vi.unstubAllGlobals();
});

function answers(text: string, status = 200) {
  return backend({ '*': () => new Response(text || null, { status }) });
}

it.each([
  ['de-laatste-pont', 'de-laatste-pont'],
  [' onder-de-dijk\n', 'onder-de-dijk'],
  ['"onder-de-dijk"', 'onder-de-dijk'],
  ['"half', '"half'],
  ['"a"b"', '"a"b"'],
  ['null', undefined],
])('reads %j as %j [ebook-4]', async (text, value) => {
  const server = answers(text);
  await expect(fetchEbookDownload(visitedPage(CONFIG), signal)).resolves.toEqual({ value });
  const { path, init } = server.calls.at(-1) ?? {};
  expect(path).toBe('/papi/api/boek');
  expect(new Headers(init?.headers).get('accept')).toBe('text/plain');
});

it.each(['', '  '])('refuses the empty answer %j [ebook-4, ebook-8]', async (text) => {
  answers(text);
  await expect(fetchEbookDownload(visitedPage(CONFIG), signal)).rejects.toMatchObject({
    kind: 'invalid',
    message: expect.stringContaining('answered text of another shape than its schema.'),
  });
});

it('fails as every call does, and requests nothing where the site names no path [ebook-4, ebook-8]', async () => {
  const server = answers('de-laatste-pont', 500);
  await expect(fetchEbookDownload(visitedPage(CONFIG), signal)).rejects.toMatchObject({ status: 500 });
  server.forgetCalls();
  await expect(fetchEbookDownload(visitedPage(), signal)).resolves.toBe('not-configured');
  expect(server.calls).toEqual([]);
});
