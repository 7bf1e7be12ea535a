// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import {
  type FetchEvents,
  handleNavigations,
  type OfflineScope,
} from '../../../../../core/user/offline/handle-navigations.ts';
import { OFFLINE_CACHE, OFFLINE_PAGE } from '../../../../../core/user/offline/offline-copies.ts';
import { backend } from '../../../support/backend.ts';
import { fakeCaches } from '../../../support/fake-caches.ts';

const SITE = 'https://krant.example';
const ARTICLE = `${SITE}/nieuws/2026/03/29/dijk-a4101`;

afterEach(() => void vi.unstubAllGlobals());

/** A worker with a scope and its caches. */
function worker(scope: string, search = '?offline=') {
  const copies = fakeCaches();
  const listeners = new Map<string, (event: never) => void>();
  const unregister = vi.fn(async () => true);
  const enable = vi.fn(async () => {});
  handleNavigations(
    {
      location: { search },
      registration: { scope, unregister, navigationPreload: { enable } },
      addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
    } as unknown as OfflineScope,
    copies,
  );
  const lasting: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void lasting.push(work);
  const request = async (url: string, more: object = {}) => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { mode: 'navigate', method: 'GET', url, ...more },
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
      waitUntil,
    } satisfies Omit<FetchEvents, 'request'> & { request: object; waitUntil: unknown } as never);
    const text = answer && (await answer.then((response) => response.text()));
    await Promise.all(lasting);
    return text;
  };
  return { copies, listeners, unregister, enable, request, waitUntil };
}

const online = (text: string) => backend({ '*': () => new Response(text) });
const offline = () =>
  backend({
    '*': () => {
      throw new TypeError('Failed to fetch');
    },
  });

it('does nothing in a registration for push messages, whatever its scope [design]', () => {
  expect(worker(`${SITE}/`, '').listeners.size).toBe(0);
  expect(worker(`${SITE}/krant/`, '').listeners.size).toBe(0);
});

it('takes every page from the network, and a saved one from its copy where that fails [design]', async () => {
  const { copies, request, unregister } = worker(`${SITE}/nieuws/`);
  await (await copies.open(OFFLINE_CACHE)).put(ARTICLE, new Response('kopie'));
  online('nu');
  expect(await request(ARTICLE)).toBe('nu');
  offline();
  expect(await request(`${ARTICLE}?via=lijst`)).toBe('kopie');
  await expect(request(`${ARTICLE}2`)).rejects.toThrow('Failed to fetch');
  expect(unregister).not.toHaveBeenCalled();
});

it('says what can be read where a page has no copy [design]', async () => {
  const { copies, request } = worker(`${SITE}/nieuws/`);
  const cache = await copies.open(OFFLINE_CACHE);
  await cache.put(ARTICLE, new Response('kopie'));
  await cache.put(SITE + OFFLINE_PAGE, new Response('Je bent offline'));
  offline();
  expect(await request(`${ARTICLE}2?via=lijst`)).toBe('Je bent offline');
  expect(await request(ARTICLE)).toBe('kopie');
  online('nu');
  expect(await request(`${ARTICLE}2`)).toBe('nu');
});

it('fails as without a worker where the browser refuses its caches [design]', async () => {
  const { copies, request } = worker(`${SITE}/nieuws/`);
  copies.has = async () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  offline();
  await expect(request(ARTICLE)).rejects.toThrow('Failed to fetch');
});

it('leaves all else that a page requests alone [design]', async () => {
  const { request } = worker(`${SITE}/nieuws/`);
  offline();
  expect(await request(ARTICLE, { mode: 'cors' })).toBeUndefined();
  expect(await request(ARTICLE, { method: 'POST' })).toBeUndefined();
});

it('removes itself once the copies are gone, and then has nothing to show [design]', async () => {
  const { request, unregister } = worker(`${SITE}/nieuws/`);
  online('nu');
  expect(await request(ARTICLE)).toBe('nu');
  expect(unregister).toHaveBeenCalledOnce();
  offline();
  await expect(request(ARTICLE)).rejects.toThrow('Failed to fetch');
});

it('lets the browser ask the network while it starts [design]', () => {
  const { listeners, enable, waitUntil } = worker(`${SITE}/nieuws/`);
  listeners.get('activate')?.({ waitUntil } as never);
  expect(enable).toHaveBeenCalledOnce();
});
