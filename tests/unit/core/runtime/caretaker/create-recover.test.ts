// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRecover } from '../../../../../core/runtime/caretaker/create-recover.ts';
import { createManifest } from '../../../../../core/runtime/caretaker/manifest.ts';
import type { Loader, Mountable } from '../../../../../core/runtime/loader/contract.ts';
import { route } from '../loader/support.ts';

const FEATURE: Mountable = { mount: () => {} };
const CAUSE = new Error('Failed to load quiz-00000.js');
const OLD = route('quiz', { scripts: ['quiz-00000.js', 'core-00000.js'], style: 'quiz-00000.css' });

const MANIFEST = {
  format: 1,
  files: {
    'quiz-11111.js': { integrity: 'sha256-quiz' },
    'quiz-00000.js': { integrity: 'sha256-old' },
    'core-11111.js': { integrity: 'sha256-core' },
  },
  features: { quiz: { script: 'quiz-11111.js', imports: ['core-11111.js'] } },
};

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const loadRoute = vi.fn<Loader['loadRoute']>();
const loadFiles = vi.fn<Loader['loadFiles']>();
let recover: ReturnType<typeof createRecover>['recover'];
let recoverFiles: ReturnType<typeof createRecover>['recoverFiles'];

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json(MANIFEST));
  loadRoute.mockReset().mockResolvedValue(FEATURE);
  vi.stubGlobal('fetch', fetched);
  loadFiles.mockReset().mockResolvedValue(undefined);
  ({ recover, recoverFiles } = createRecover(
    { loadRoute, loadFiles },
    createManifest('https://krant.example/assets/'),
  ));
});

const integrity = (file: string) => loadRoute.mock.lastCall?.[1](file);

it('loads the files that a deploy put in the place of those that the page knows [loader-4]', async () => {
  expect(await recover(OLD, CAUSE)).toBe(FEATURE);
  expect(loadRoute.mock.lastCall?.[0]).toEqual({
    ...OLD,
    scripts: ['quiz-11111.js', 'core-11111.js'],
    style: '',
  });
  expect(integrity('quiz-11111.js')).toBe('sha256-quiz');
  expect(integrity('core-11111.js')).toBe('sha256-core');
});

it('requests the manifest once, past the cache, with a time limit', async () => {
  await Promise.all([recover(OLD, CAUSE), recover(OLD, CAUSE)]);
  await recover(OLD, CAUSE);
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, init] = fetched.mock.calls[0] ?? expect.fail();
  expect(address).toBe('https://krant.example/assets/manifest.json');
  expect(init.cache).toBe('no-cache');
  expect(init.signal).toBeInstanceOf(AbortSignal);
});

it('follows a shared file that was replaced while the own file stayed', async () => {
  const features = { quiz: { script: 'quiz-00000.js', style: 'quiz-00000.css', imports: ['core-11111.js'] } };
  fetched.mockResolvedValue(Response.json({ ...MANIFEST, features }));
  expect(await recover(OLD, CAUSE)).toBe(FEATURE);
  expect(loadRoute.mock.lastCall?.[0].scripts).toEqual(['quiz-00000.js', 'core-11111.js']);
});

it.each<[string, unknown]>([
  [
    'names the same files',
    { quiz: { script: 'quiz-00000.js', style: 'quiz-00000.css', imports: ['core-00000.js'] } },
  ],
  ['does not know the feature any more', {}],
])('gives up with the first cause where the manifest %s', async (_, features) => {
  fetched.mockResolvedValue(Response.json({ ...MANIFEST, features }));
  await expect(recover(OLD, CAUSE)).rejects.toBe(CAUSE);
  expect(loadRoute).not.toHaveBeenCalled();
});

it('runs no file whose integrity the manifest does not name', async () => {
  await recover(OLD, CAUSE);
  expect(() => integrity('evil-11111.js')).toThrow(CAUSE);
});

it('logs that the manifest is of another format', async () => {
  fetched.mockImplementation(async () => Response.json({ ...MANIFEST, format: 2 }));
  const failure = await recover(OLD, CAUSE).catch((error: unknown) => error);
  expect(String(failure)).toBe(
    'Error: manifest.json has format 2, this release reads 1; the page has to be loaded anew.',
  );
  expect(failure).toHaveProperty('cause', CAUSE);
  expect(loadRoute).not.toHaveBeenCalled();
});

it.each<[string, () => Promise<Response>]>([
  ['cannot be had', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is not JSON', async () => new Response('<!doctype html>')],
  ['is nothing', async () => Response.json(null)],
  ['is something else', async () => Response.json({ format: 1 })],
])(
  'gives up with the first cause where the manifest %s, and fetches it anew after 30 s',
  async (_, answer) => {
    vi.useFakeTimers();
    fetched.mockImplementationOnce(answer);
    await expect(recover(OLD, CAUSE)).rejects.toBe(CAUSE);
    await expect(recover(OLD, CAUSE)).rejects.toBe(CAUSE);
    expect(fetched).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    expect(await recover(OLD, CAUSE)).toBe(FEATURE);
  },
);

describe('files that are unchanged while the page does not know their hashes', () => {
  const features = {
    quiz: { script: 'quiz-00000.js', style: 'quiz-00000.css', imports: ['core-00000.js'] },
  };

  it.each([
    [
      'the integrity table is gone',
      'Failed to load https://krant.example/assets/integrity-00000.json?retry=2',
    ],
    ['the integrity table is of another release', 'No integrity: quiz-00000.js'],
  ])('are loaded by the hashes of the manifest: %s [loader-4]', async (_, message) => {
    fetched.mockImplementation(async () => Response.json({ ...MANIFEST, features }));
    expect(await recover(OLD, new Error(message))).toBe(FEATURE);
    expect(loadRoute.mock.lastCall?.[0].scripts).toEqual(OLD.scripts);
    expect(integrity('quiz-00000.js')).toBe('sha256-old');
  });

  it('are loaded for a chunk that requests them later, too', async () => {
    await recoverFiles(['quiz-00000.js'], new Error('No integrity: quiz-00000.js'));
    const [files, integrityOf] = loadFiles.mock.lastCall ?? expect.fail();
    expect(files).toEqual(['quiz-00000.js']);
    expect(integrityOf('quiz-00000.js')).toBe('sha256-old');
    await expect(recoverFiles(['quiz-00000.js'], CAUSE)).rejects.toBe(CAUSE);
  });
});
