// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { encodeRoutes } from '../../../../../build/routes.ts';
import { createRare } from '../../../../../core/runtime/caretaker/create-rare.ts';
import type { Manifest } from '../../../../../core/runtime/caretaker/manifest.ts';
import type { LoadModule } from '../../../../../core/runtime/loader/contract.ts';
import type { Route, RoutingTable } from '../../../../../core/runtime/loader/read-routes.ts';
import { logged } from '../../../support/logged.ts';
import { route } from '../loader/support.ts';

const COLUMNS = encodeRoutes(
  { crossword: { entry: '', purpose: '', load: 'visible' } },
  { crossword: { script: 'crossword-00000.js', imports: ['core-00000.js'] } },
);

const MANIFEST: Manifest = {
  format: 1,
  files: {},
  features: {
    quiz: { hook: '[data-widget="quiz"]', load: 'now', script: 'quiz-11111.js', imports: [] },
    crossword: {
      hook: '[data-widget="crossword"]',
      load: 'idle',
      script: 'crossword-11111.js',
      imports: ['core-11111.js'],
    },
  },
};

const load = vi.fn<LoadModule>();
const fetchManifest = vi.fn<(cause: unknown) => Promise<Manifest>>();
const calls: unknown[] = [];
let routes: Route[];

const create = (rare = 'rare-0a1b2.js') =>
  createRare(
    {
      table: { rare } as RoutingTable,
      routes,
      load,
      replan: (hash) => calls.push(['replan', hash, routes.map(({ name }) => name)]),
    },
    fetchManifest,
    { drop: () => calls.push('drop') },
  );

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  routes = [route('quiz')];
  load.mockReset().mockResolvedValue({ ...COLUMNS });
  fetchManifest.mockReset().mockImplementation((cause) => Promise.reject(cause));
  location.hash = '#lab';
});

afterEach(() => {
  vi.useRealTimers();
});

it('adds the rare features and plans anew with them, once for all callers [loader-3]', async () => {
  const loadRare = create();
  expect(await Promise.all([loadRare(), loadRare()])).toEqual([true, true]);
  expect(await loadRare()).toBe(true);
  expect(load.mock.calls).toEqual([[['rare-0a1b2.js'], 'rare-0a1b2']]);
  expect(calls).toEqual([['replan', '#lab', ['quiz', 'crossword']]]);
  expect(routes[1]).toMatchObject({ load: 'v', scripts: ['crossword-00000.js', 'core-00000.js'] });
});

it('requests nothing where the build has no rare features', async () => {
  expect(await create('')()).toBe(true);
  expect(load).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});

it('takes unknown features from the current manifest where its own file is missing [loader-3, loader-4]', async () => {
  load.mockRejectedValue(new Error('Failed to load rare-0a1b2.js?retry=2'));
  fetchManifest.mockResolvedValue(MANIFEST);
  expect(await create()()).toBe(true);
  expect(routes.map(({ name }) => name)).toEqual(['quiz', 'crossword']);
  expect(routes[1]).toEqual(
    route('crossword', { load: 'i', scripts: ['crossword-11111.js', 'core-11111.js'] }),
  );
});

it('reports once where neither can be loaded, and tries again after 30 s', async () => {
  load.mockRejectedValueOnce(new Error('Failed to load rare-0a1b2.js?retry=2'));
  const loadRare = create();
  expect(await Promise.all([loadRare(), loadRare()])).toEqual([false, false]);
  expect(await loadRare()).toBe(false);
  expect(calls).toEqual(['drop']);
  expect(load).toHaveBeenCalledOnce();
  expect(logged(/^error/)).toHaveLength(1);
  vi.advanceTimersByTime(30_000);
  expect(await loadRare()).toBe(true);
  expect(calls.slice(1)).toHaveLength(1);
});
