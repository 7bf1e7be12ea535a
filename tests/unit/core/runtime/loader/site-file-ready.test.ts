// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logged } from '../../../support/logged.ts';

const FILE = { language: 'en', texts: { 'quiz.START': 'Start' } };
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const answers = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));
const addresses = () => fetched.mock.calls.map(([address]) => address);

/** A request that ends with its signal. */
const hangs = (_: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

async function load(siteFile?: string): Promise<void> {
  const element = document.createElement('script');
  if (siteFile !== undefined) element.dataset.siteFile = siteFile;
  vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(element);
  const { siteFileReady } = await import('../../../../../core/runtime/loader/site-file-ready.ts');
  const ready = siteFileReady.then(() => 'ready');
  await vi.advanceTimersByTimeAsync(5000);
  expect(await Promise.race([ready, Promise.resolve('waiting')])).toBe('ready');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.stubGlobal('nmtSite', undefined);
});
afterEach(() => void vi.useRealTimers());

it('requests the file that the element names, once', async () => {
  fetched.mockReturnValue(answers(FILE));
  await load('\n /nmt/site.json ');
  expect(window.nmtSite).toEqual(FILE);
  expect(addresses()).toEqual(['/nmt/site.json']);
});

it.each<[string, () => Promise<Response>]>([
  ['a status', () => answers({}, 503)],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page', () => Promise.resolve(new Response('<!doctype html>'))],
  ['no texts', () => answers({ language: 'en' })],
  ['texts of another kind', () => answers({ texts: ['Start'] })],
])('requests it again after %s, past caches', async (_, answer) => {
  fetched.mockImplementationOnce(answer).mockReturnValue(answers(FILE));
  await load('https://static.example/site.json?a=1');
  expect(window.nmtSite).toEqual(FILE);
  expect(addresses()).toEqual([
    'https://static.example/site.json?a=1',
    'https://static.example/site.json?a=1&retry=1',
  ]);
});

it('requests it again when a request hangs, and ends that', async () => {
  fetched.mockImplementationOnce(hangs).mockReturnValue(answers(FILE));
  await load('/nmt/site.json');
  expect(window.nmtSite).toEqual(FILE);
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

it.each<[string, typeof hangs, string]>([
  ['hangs', hangs, '/nmt/site.json takes too long'],
  ['is missing', () => answers({}, 404), '/nmt/site.json answers 404'],
  ['is empty', () => answers(null), '/nmt/site.json holds no object with "texts"'],
])('goes on after three requests if the file %s, and says so once', async (_, answer, reason) => {
  fetched.mockImplementation(answer);
  await load('/nmt/site.json');
  expect(window.nmtSite).toBeUndefined();
  expect(addresses()).toHaveLength(3);
  expect(logged('error nmt loader: The site file is not used', reason)).toHaveLength(1);
});

it('names an element without data-site-file', async () => {
  await load();
  expect(fetched).not.toHaveBeenCalled();
  logged('error nmt loader: The site file is not used', 'has no data-site-file');
});

it('names what is not read from a site file', async () => {
  fetched.mockReturnValue(answers({ ...FILE, currency: 'GBP', names: {} }));
  await load('/nmt/site.json');
  logged('warn nmt loader: The site file holds "currency", "names"; expected in script#site-config.');
});
