// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nullable, number, object, optional } from 'zod/mini';
import { HttpError, isAborted } from '../../../../../core/platform/http/http-error.ts';
import { request } from '../../../../../core/platform/http/request.ts';
import { logged } from '../../../support/logged.ts';

const schema = object({ count: number() });
const fetched = vi.fn<(url: URL, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(async () => Response.json({ count: 3, more: true }));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
});

/** The options of the last call. */
const sent = () => fetched.mock.lastCall?.[1] ?? {};

async function failure(call: Promise<unknown>): Promise<HttpError> {
  const reason = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (reason instanceof HttpError) return reason;
  throw new Error(`expected an HttpError, got ${String(reason)}`);
}

describe('request', () => {
  it('gives only the schema’s fields', async () => {
    await expect(request('/data/x', { schema })).resolves.toEqual({ count: 3 });
    expect(fetched.mock.lastCall?.[0].pathname).toBe('/data/x');
  });

  it('sends cookies to its own origin only and lets the browser revalidate', async () => {
    await request('/data/x', { schema });
    expect(sent()).toMatchObject({ method: 'GET', credentials: 'same-origin', cache: 'no-cache' });
  });

  it.each([
    ['https://krant.example/login/?return_to=%2F', 401],
    ['/login', 401],
    ['https://krant.example/login-status', undefined],
    ['https://krant.example/elders', undefined],
  ])('takes a redirect to %s for status %s, although its own is 200', async (url, status) => {
    const answer = Response.json({ count: 3 });
    Object.defineProperties(answer, { redirected: { value: true }, url: { value: url } });
    fetched.mockResolvedValue(answer);
    const call = request('/data/x', { schema, method: 'POST' });
    if (status === undefined) await expect(call).resolves.toEqual({ count: 3 });
    else expect(await failure(call)).toMatchObject({ kind: 'status', status });
  });

  it('sends JSON and forms', async () => {
    await request('/data/x', { schema, json: { a: 1 } });
    expect(sent()).toMatchObject({ method: 'POST', body: '{"a":1}' });
    expect(new Headers(sent().headers).get('content-type')).toBe('application/json');

    const form = new URLSearchParams({ a: '1' });
    await request('/data/x', { schema, form, method: 'PUT' });
    expect(sent()).toMatchObject({ method: 'PUT', body: form });
    expect(new Headers(sent().headers).has('content-type')).toBe(false);
  });

  it('takes an answer without content as null', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(request('/data/x', { schema: nullable(schema) })).resolves.toBeNull();
  });

  it('names a status that is not 2xx', async () => {
    fetched.mockResolvedValue(new Response('{}', { status: 503 }));
    const error = await failure(request('/data/x?mail=a@b.nl', { schema }));
    expect(error).toMatchObject({ kind: 'status', status: 503, name: 'HttpError' });
    expect(error.message).toBe(`GET ${location.origin}/data/x answered 503.`);
  });

  it('refuses a page for JSON and JSON of another shape', async () => {
    fetched.mockResolvedValueOnce(new Response('<!doctype html>'));
    expect((await failure(request('/data/x', { schema }))).kind).toBe('invalid');
    fetched.mockResolvedValueOnce(Response.json({ count: 'three' }));
    expect((await failure(request('/data/x', { schema }))).kind).toBe('invalid');
  });

  it('names a lost connection', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await failure(request('/data/x', { schema }));
    expect(error.kind).toBe('network');
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('gives up after ten seconds, also when only the body hangs', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(async (_, { signal }) => {
      const text = () =>
        new Promise<string>((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        });
      return { ok: true, status: 200, text } as Response;
    });
    const failed = failure(request('/data/x', { schema }));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(sent().signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await failed).kind).toBe('timeout');
  });

  it('ends with its caller, before or during the call, and leaves no timer', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          const giveUp = () => reject(new DOMException('', 'AbortError'));
          if (signal?.aborted) giveUp();
          signal?.addEventListener('abort', giveUp);
        }),
    );
    const controller = new AbortController();
    const failed = failure(request('/data/x', { schema, signal: controller.signal }));
    controller.abort();
    const error = await failed;
    expect(isAborted(error)).toBe(true);
    expect(isAborted(await failure(request('/data/x', { schema, signal: controller.signal })))).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    'https://elders.example/x',
    'http://api.example.nl/x',
    'javascript:alert(1)',
    'http://',
    'blob:https://api.example.nl/x',
  ])('refuses and logs %s, which is not an origin of the site [loader-14]', async (address) => {
    const options = { schema, origins: new Set(['https://api.example.nl']) };
    expect((await failure(request(address, options))).kind).toBe('invalid');
    expect(fetched).not.toHaveBeenCalled();
    expect(logged(/^error/)).toHaveLength(1);
  });

  it('calls an origin that the site lists [loader-14]', async () => {
    const options = {
      schema: object({ count: optional(number()) }),
      origins: new Set(['https://api.example.nl']),
    };
    await request('https://api.example.nl/x', options);
    expect(fetched.mock.lastCall?.[0].href).toBe('https://api.example.nl/x');
  });
});
