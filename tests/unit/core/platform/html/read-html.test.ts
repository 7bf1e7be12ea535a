// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readHtml } from '../../../../../core/platform/html/read-html.ts';
import { HttpError } from '../../../../../core/platform/http/http-error.ts';
import { withRetries } from '../../../../../core/platform/http/with-retries.ts';

const config = { fragmentOrigins: ['https://fragmenten.example'] };
const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => page('<p>Nieuws</p>'));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
});

function page(text: string, type = 'text/html; charset=utf-8', more: Partial<Response> = {}): Response {
  const response = new Response(text, { headers: { 'Content-Type': type } });
  for (const [name, value] of Object.entries(more)) Object.defineProperty(response, name, { value });
  return response;
}

function read(address = '/x', options: Partial<Parameters<typeof readHtml>[1]> = {}): Promise<string> {
  const { signal } = new AbortController();
  return readHtml(address, { config, signal, expects: 'fragment', ...options });
}

async function failure(call: Promise<unknown>): Promise<HttpError> {
  const reason = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (reason instanceof HttpError) return reason;
  throw new Error(`expected an HttpError, got ${String(reason)}`);
}

describe('readHtml', () => {
  it('requests HTML, and lets the browser revalidate its copy [async-fragment-1]', async () => {
    fetched.mockResolvedValue(page('<p>één</p>'));
    await expect(read('/data/fragments/x?a=1')).resolves.toBe('<p>één</p>');
    const [url, init] = fetched.mock.lastCall ?? [];
    expect(url?.pathname).toBe('/data/fragments/x');
    expect(init).toMatchObject({
      credentials: 'same-origin',
      cache: 'no-cache',
      headers: { Accept: 'text/html' },
    });
  });

  it('requests the origins that the site lists, and no others [page-runtime-8]', async () => {
    await read('https://fragmenten.example/x');
    expect(fetched).toHaveBeenCalledOnce();
    for (const address of [
      'https://elders.example/x',
      'javascript:alert(1)',
      'data:text/html,x',
      'http://[',
    ]) {
      const { kind, message } = await failure(read(address));
      expect(kind).toBe('invalid');
      expect(message).toContain('fragmentOrigins');
    }
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each([
    ['JSON', page('{}', 'application/json'), 'answered application/json, not HTML'],
    [
      'an answer without a type',
      new Response(new Uint8Array([60, 112, 62])),
      'answered nothing that says its type',
    ],
    ['a whole page', page('<!-- cache -->\n<!doctype html><title>Storing</title>'), 'a whole page'],
    [
      'the login page',
      page('<p>Log in</p>', undefined, { redirected: true, url: `${location.origin}/login/?return=/x` }),
      'with the login page',
    ],
    [
      'a page elsewhere',
      page('<p>Hotelportaal</p>', undefined, { redirected: true, url: 'https://wifi.example/' }),
      'of an origin that may not be asked',
    ],
    ['too much', page('<p>'.padEnd(250_001, 'x')), 'more than 250000 bytes'],
  ])('refuses %s [async-fragment-2, page-runtime-8]', async (_, response, says) => {
    fetched.mockResolvedValue(response);
    const error = await failure(read());
    expect(error.kind).toBe('invalid');
    expect(error.message).toContain(says);
  });

  it('takes a whole page where one is expected, and a fragment of many comments without delay', async () => {
    fetched.mockResolvedValueOnce(page('<!doctype html><p>Pagina 2'));
    await expect(read('/x', { expects: 'page' })).resolves.toContain('Pagina 2');
    fetched.mockResolvedValueOnce(page(`<!doctype html>${'x'.repeat(900_000)}`));
    await expect(read('/x', { expects: 'page' })).resolves.toHaveLength(900_015);
    fetched.mockResolvedValueOnce(page('<!-- -->'.repeat(20_000)));
    await expect(read()).resolves.toHaveLength(160_000);
  });

  it('names status, lost connection, time-out and giving up, and leaves no timer', async () => {
    fetched.mockResolvedValueOnce(new Response('', { status: 500 }));
    expect(await failure(read('/x?mail=a@b.nl'))).toMatchObject({
      kind: 'status',
      status: 500,
      message: `GET ${location.origin}/x answered 500.`,
    });
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect((await failure(read())).kind).toBe('network');

    vi.useFakeTimers();
    fetched.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
    );
    const late = failure(read());
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await late).kind).toBe('timeout');
    const controller = new AbortController();
    const givenUp = failure(read('/x', { signal: controller.signal }));
    controller.abort();
    expect((await givenUp).kind).toBe('aborted');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('withRetries', () => {
  const broken = () => new HttpError('status', 'kapot', { status: 503 });

  it('reads again where it may pass, twice at most', async () => {
    vi.useFakeTimers();
    const read = vi.fn(async () => Promise.reject(broken()));
    const failed = failure(withRetries(read, new AbortController().signal));
    await vi.advanceTimersByTimeAsync(5_000);
    expect((await failed).status).toBe(503);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('does not retry permanent errors, and gives the answer of a later try', async () => {
    vi.useFakeTimers();
    const { signal } = new AbortController();
    const refused = vi.fn(async () => Promise.reject(new HttpError('invalid', 'geen HTML')));
    expect((await failure(withRetries(refused, signal))).kind).toBe('invalid');
    expect(refused).toHaveBeenCalledOnce();
    const read = vi.fn(async () => 'goed').mockRejectedValueOnce(broken());
    const answer = withRetries(read, signal);
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(answer).resolves.toBe('goed');
  });

  it('ends between two tries', async () => {
    vi.useFakeTimers();
    const controller = new AbortController();
    const failed = failure(withRetries(async () => Promise.reject(broken()), controller.signal));
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    expect((await failed).kind).toBe('aborted');
    expect(vi.getTimerCount()).toBe(0);
  });
});
