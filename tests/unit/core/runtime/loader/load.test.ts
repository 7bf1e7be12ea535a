// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caretaker, Mountable } from '../../../../../core/runtime/loader/contract.ts';
import type { Registry } from '../../../../../core/runtime/loader/modules.ts';
import { route } from './support.ts';

let load: typeof import('../../../../../core/runtime/loader/load.ts');
let asked: HTMLScriptElement[];
const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
const recover = vi.fn<Caretaker['recover']>();

const FEATURE: Mountable = { mount: () => {} };
const TABLE = {
  'quiz-00000.js': 'sha256-quiz',
  'core-00000.js': 'sha256-core',
  'quiz-00000.css': 'sha256-css',
};

/** Lets every element that is asked for bring its chunk, or fail. */
const answer = (chunks: Record<string, unknown>) => {
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    const element = node as HTMLScriptElement;
    asked.push(element);
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    const file = address.replace(/^.*\/|\?.*$/g, '');
    queueMicrotask(() => {
      const exported = chunks[file];
      if (exported !== undefined && file.endsWith('.js')) {
        (window.nmtModules as Registry).push({
          [file.slice(0, -3)]: (_, exports) => {
            exports.default = exported;
          },
        });
      }
      element.dispatchEvent(new Event(exported === undefined ? 'error' : 'load'));
    });
  });
};

const addresses = () => asked.map((element) => element.getAttribute('src') ?? element.getAttribute('href'));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  asked = [];
  document.body.innerHTML = '';
  delete window.nmtModules;
  load = await import('../../../../../core/runtime/loader/load.ts');
  const { openRegistry } = await import('../../../../../core/runtime/loader/modules.ts');
  const { bringCaretaker } = await import('../../../../../core/runtime/loader/caretaker-link.ts');
  openRegistry(async () => {});
  recover.mockReset();
  bringCaretaker(async () => ({ prepareReplay: () => () => {}, recover, once() {} }));
  load.setIntegrityTable('integrity-00000.json');
  fetched
    .mockReset()
    .mockImplementation(async (address) => Response.json(address.endsWith('.json') ? TABLE : ''));
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
});

const quiz = route('quiz', { scripts: ['quiz-00000.js', 'core-00000.js'], style: 'quiz-00000.css' });

describe('a feature', () => {
  it('comes with its style and all that it imports, side by side, once [loader-4]', async () => {
    answer({ 'quiz-00000.js': FEATURE, 'core-00000.js': {}, 'quiz-00000.css': '' });
    const both = Promise.all([load.loadFeature(quiz), load.loadFeature(quiz)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(await both).toEqual([FEATURE, FEATURE]);
    expect(addresses()).toEqual(['quiz-00000.css', 'quiz-00000.js', 'core-00000.js']);
    expect(asked.map(({ integrity }) => integrity)).toEqual(['sha256-css', 'sha256-quiz', 'sha256-core']);
    expect(fetched.mock.calls.filter(([address]) => address === 'integrity-00000.json')).toHaveLength(1);
  });

  it.each<[string, unknown]>([
    ['nothing', 0],
    ['something else', { view: () => {} }],
  ])('is none where its chunk exports %s by default', async (_, exported) => {
    answer({ 'quiz-00000.js': exported });
    recover.mockImplementation(async (_, cause) => Promise.reject(cause));
    const loading = expect(load.loadFeature(route('quiz'))).rejects.toThrow('quiz: no feature');
    await vi.advanceTimersByTimeAsync(0);
    await loading;
  });

  it('is recovered by the caretaker where its files are gone [loader-4]', async () => {
    answer({});
    const other: Mountable = { mount: () => {} };
    recover.mockResolvedValue(other);
    const loading = load.loadFeature(route('quiz'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await loading).toBe(other);
    const [wanted, cause] = recover.mock.calls[0] ?? expect.fail();
    expect(wanted.name).toBe('quiz');
    expect(String(cause)).toContain('Failed to load quiz-00000.js?retry=2');
  });

  it('that failed may be asked for again', async () => {
    answer({});
    recover.mockRejectedValueOnce(new Error('gone'));
    const loading = expect(load.loadFeature(route('quiz'))).rejects.toThrow('gone');
    await vi.advanceTimersByTimeAsync(5000);
    await loading;
    answer({ 'quiz-00000.js': FEATURE });
    const again = load.loadFeature(route('quiz'));
    await vi.advanceTimersByTimeAsync(0);
    expect(await again).toBe(FEATURE);
  });
});

describe('integrity', () => {
  it('comes from the element that the server sent', () => {
    document.body.innerHTML =
      '<script type="text/plain" src="/a/quiz-00000.js" integrity="sha256-sent"></script>';
    expect(load.integrityOf('quiz-00000.js')).toBe('sha256-sent');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('comes from the table where the server sent none, fetched once with a time limit', async () => {
    document.body.innerHTML = '<link rel="preload" as="script" href="/a/quiz-00000.js">';
    expect(await load.integrityOf('quiz-00000.js')).toBe('sha256-quiz');
    expect(await load.integrityOf('core-00000.js')).toBe('sha256-core');
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['integrity-00000.json']);
    expect(fetched.mock.lastCall?.[1]?.signal).toBeInstanceOf(AbortSignal);
  });

  it('is refused for a file that neither knows [loader-4]', async () => {
    await expect(load.integrityOf('evil-00000.js')).rejects.toThrow('No integrity: evil-00000.js');
  });

  it('is asked for again after the table failed', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(load.integrityOf('quiz-00000.js')).rejects.toThrow('Failed to fetch');
    expect(await load.integrityOf('quiz-00000.js')).toBe('sha256-quiz');
  });
});
