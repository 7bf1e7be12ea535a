// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Page } from '../../../../../core/runtime/page/page.ts';
import { honoursRead } from '../../../../../widgets/search/honours-search/honours-read.ts';
import { backend } from '../../../support/backend.ts';

const page = {
  staticPath: '',
  config: { scripts: { list: 'https://data.example/list.js' } },
} as unknown as Page;
const scripts: Node[] = [];

beforeEach(() => {
  scripts.length = 0;
  vi.useFakeTimers();
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    scripts.push(...(nodes as Node[]));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('gives a script that hangs up after 10 s in all [honours-search-7]', async () => {
  const read = honoursRead(page)({ address: 'https://data.example/2024.js', format: 'jsonp' });
  const failed = expect(read).rejects.toMatchObject({ kind: 'timeout' });
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(scripts).toHaveLength(1);
});

it('asks a server that fails for a moment again, where the list is JSON', async () => {
  const answers = [503, 200];
  const fetched = vi.fn(async () => new Response('{"lintjes":[]}', { status: answers.shift() ?? 500 }));
  backend({ '*': fetched });
  const read = honoursRead(page)({ address: '/data/lintjes.json', format: 'json' });
  read.catch(() => {});
  await vi.advanceTimersByTimeAsync(2_000);
  await read.catch(() => {});
  expect(fetched).toHaveBeenCalledTimes(2);
});
