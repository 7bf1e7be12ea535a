// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadModule, Mountable } from '../../../../../core/runtime/loader/contract.ts';
import { route } from './support.ts';

let loadRoute: typeof import('../../../../../core/runtime/loader/load-route.ts').loadRoute;
const load: LoadModule = async () => ({});
const loadFiles = vi.hoisted(() => vi.fn<(files: readonly string[]) => Promise<unknown>>());
/** The default exports of the chunks that arrive. */
let exported: Record<string, unknown>;

vi.mock('../../../../../core/runtime/loader/files.ts', () => ({ loadFiles }));

const FEATURE: Mountable = { mount: () => {} };
const integrityOf = () => 'sha256-AAAA';
const quiz = route('quiz', { scripts: ['quiz-00000.js', 'core-00000.js'], style: 'quiz-00000.css' });

beforeEach(async () => {
  vi.resetModules();
  delete window.nmtModules;
  const { openRegistry } = await import('../../../../../core/runtime/loader/modules.ts');
  openRegistry(() => {});
  ({ loadRoute } = await import('../../../../../core/runtime/loader/load-route.ts'));
  exported = {};
  loadFiles.mockReset().mockImplementation(async (files) => {
    for (const file of files) {
      window.nmtModules?.push({
        [file.slice(0, -3)]: (_, exports) => {
          exports.default = exported[file];
        },
      });
    }
  });
});

/**
 * Holds back the tasks between slices of work.
 * @returns clock: `performance.now()`, which the modules advance; turns: the waiting slices
 */
function holdTurns() {
  const clock = { now: 0 };
  const turns: (() => void)[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now);
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => turns.push(resolve)) });
  return { clock, turns };
}

describe('a feature', () => {
  it('is loaded with its style and all that it imports, side by side [loader-4]', async () => {
    exported['quiz-00000.js'] = FEATURE;
    expect(await loadRoute(quiz, integrityOf, load)).toBe(FEATURE);
    expect(loadFiles.mock.calls).toEqual([
      [['quiz-00000.css', 'quiz-00000.js', 'core-00000.js'], integrityOf],
    ]);
  });

  it.each<[string, unknown]>([
    ['nothing', 0],
    ['something else', { view: () => {} }],
  ])('is none where its chunk exports %s by default', async (_, value) => {
    exported['quiz-00000.js'] = value;
    await expect(loadRoute(quiz, integrityOf, load)).rejects.toThrow('quiz: no feature');
  });

  it('is evaluated after the browser had its turn, where another one that arrived with it takes long', async () => {
    const { clock, turns } = holdTurns();
    loadFiles.mockResolvedValue(undefined);
    const evaluated: string[] = [];
    for (const name of ['quiz-00000', 'poll-00000']) {
      window.nmtModules?.push({
        [name]: (_, exports) => {
          evaluated.push(name);
          clock.now += 20;
          exports.default = FEATURE;
        },
      });
    }
    const features = [quiz, route('poll', { scripts: ['poll-00000.js'] })].map((one) =>
      loadRoute(one, integrityOf, load),
    );
    await vi.waitFor(() => expect(turns).toHaveLength(1));
    expect(evaluated).toEqual(['quiz-00000']);
    turns.shift()?.();
    await vi.waitFor(() => expect(turns).toHaveLength(1));
    expect(evaluated).toEqual(['quiz-00000', 'poll-00000']);
    turns.shift()?.();
    await Promise.all(features);
  });

  it('is evaluated after each file that it imports, with a turn of the browser where one takes long', async () => {
    const { clock, turns } = holdTurns();
    loadFiles.mockResolvedValue(undefined);
    const evaluated: string[] = [];
    window.nmtModules?.push({
      'tour-00000': (_, exports) => {
        evaluated.push('tour');
        exports.default = FEATURE;
      },
      'react-00000': () => {
        evaluated.push('react');
        clock.now += 40;
      },
      // Its modules run one by one.
      'shared-00000': 0,
    });
    const scripts = ['tour-00000.js', 'shared-00000.js', 'react-00000.js'];
    const feature = loadRoute(route('tour', { scripts }), integrityOf, load);
    await vi.waitFor(() => expect(turns).toHaveLength(1));
    expect(evaluated).toEqual(['react']);
    turns.shift()?.();
    await feature;
    expect(evaluated).toEqual(['react', 'tour']);
  });

  it('fails with its files', async () => {
    loadFiles.mockRejectedValue(new Error('Failed to load quiz-00000.js?retry=2'));
    await expect(loadRoute(quiz, integrityOf, load)).rejects.toThrow('Failed to load quiz-00000.js');
  });
});
