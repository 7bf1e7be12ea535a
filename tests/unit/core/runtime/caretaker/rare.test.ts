// @vitest-environment happy-dom
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { createRare } from '../../../../../core/runtime/caretaker/rare.ts';
import type { RouteColumns, RoutingTable } from '../../../../../core/runtime/loader/routes.ts';
import { forgetMessages } from '../../../../../core/runtime/log/log.ts';

const COLUMNS = { names: 'crossword' } as RouteColumns;

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const told: unknown[] = [];
let error: MockInstance<typeof console.error>;

const create = (rare = 'rare-0a1b2.json') =>
  createRare(
    {
      base: '/assets/',
      table: { rare } as RoutingTable,
      adopt: (columns) => told.push(['adopt', columns]),
      replan: (hash) => told.push(['replan', hash]),
    },
    { begin: () => told.push('begin'), end: (isKnown) => told.push(['end', isKnown]) },
  );

beforeEach(() => {
  forgetMessages();
  told.length = 0;
  fetched.mockReset().mockImplementation(async () => Response.json(COLUMNS));
  vi.stubGlobal('fetch', fetched);
  location.hash = '#lab';
  error = vi.spyOn(console, 'error').mockImplementation(() => {});
});

it('takes the rare features in and plans anew with them, once for all who ask [loader-3]', async () => {
  const bring = create();
  expect(await Promise.all([bring(), bring()])).toEqual([true, true]);
  expect(await bring()).toBe(true);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/assets/rare-0a1b2.json']);
  // Only then the hooks can be planned, and get what was kept for them.
  expect(told).toEqual(['begin', ['adopt', COLUMNS], ['replan', '#lab'], ['end', true]]);
});

it('asks for nothing where the build has no rare features', async () => {
  expect(await create('')()).toBe(true);
  expect(fetched).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

it.each<[string, () => Promise<Response>]>([
  ['is lost', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is gone', async () => new Response('', { status: 404 })],
  ['is no JSON', async () => new Response('<!doctype html>')],
])('says so where the file %s, and asks again the next time', async (_what, answer) => {
  fetched.mockImplementationOnce(answer);
  const bring = create();
  expect(await bring()).toBe(false);
  expect(told).toEqual(['begin', ['end', false]]);
  expect(error).toHaveBeenCalledOnce();
  expect(await bring()).toBe(true);
  expect(told.slice(2)).toHaveLength(4);
});
