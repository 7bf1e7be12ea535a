// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadJsonp } from '../../../../../core/platform/scripts/load-jsonp.ts';
import { logged } from '../../../support/logged.ts';

const page = { staticPath: '', config: { scripts: { lintjes: 'https://data.example/lintjes.js' } } };
const SRC = 'https://data.example/2024.js?v=2';
const scripts: HTMLScriptElement[] = [];
const globals = globalThis as Record<string, unknown>;
const call = (src = SRC, signal?: AbortSignal) =>
  loadJsonp(src, page, { callback: 'nmtTest', ...(signal && { signal }) });
const answer = (data: unknown) => (globals.nmtTest as (data: unknown) => void)(data);

beforeEach(() => {
  scripts.length = 0;
  vi.useFakeTimers();
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      scripts.push(node as HTMLScriptElement);
      document.body.appendChild(document.createElement('i')).append('');
    }
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('returns what the script gives its function, and removes both [honours-search-6, honours-search-7]', async () => {
  const removed = vi.spyOn(HTMLScriptElement.prototype, 'remove');
  const data = call();
  expect(scripts.map(({ src }) => src)).toEqual(['https://data.example/2024.js?v=2&callback=nmtTest']);
  answer({ lintjes: [] });
  await expect(data).resolves.toEqual({ lintjes: [] });
  expect('nmtTest' in globals).toBe(false);
  expect(removed).toHaveBeenCalledTimes(1);
});

it.each([
  'http://data.example/2024.js',
  'https://elsewhere.example/2024.js',
  'https://data.example.evil.example/x.js',
  `${location.origin}/2024.js`,
  'javascript:alert(1)',
])('runs no script from %s [honours-search-7]', async (src) => {
  await expect(call(src)).rejects.toMatchObject({ kind: 'invalid' });
  expect(scripts).toEqual([]);
  expect('nmtTest' in globals).toBe(false);
  logged('error nmt scripts:');
});

it('gives up after 10 s, on the caller’s signal, and where the script fails or is silent [honours-search-7]', async () => {
  const late = expect(call()).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(9_999);
  expect('nmtTest' in globals).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await late;
  expect('nmtTest' in globals).toBe(false);

  const controller = new AbortController();
  const aborted = expect(call(SRC, controller.signal)).rejects.toMatchObject({ kind: 'aborted' });
  controller.abort();
  await aborted;

  const failed = expect(call()).rejects.toMatchObject({ kind: 'network' });
  scripts.at(-1)?.onerror?.('');
  await failed;

  const silent = expect(call()).rejects.toMatchObject({ kind: 'invalid' });
  scripts.at(-1)?.onload?.(new Event('load'));
  await silent;
  expect('nmtTest' in globals).toBe(false);
});
