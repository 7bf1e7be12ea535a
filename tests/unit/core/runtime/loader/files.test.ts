// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Registry } from '../../../../../core/runtime/loader/modules.ts';

let files: typeof import('../../../../../core/runtime/loader/files.ts');
/** The elements by which files were requested, in order. */
let asked: (HTMLScriptElement | HTMLLinkElement)[];
const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();

const HASH = 'sha256-AAAA';
const integrityOf = () => HASH;

const settle = () => vi.advanceTimersByTimeAsync(0);
const last = () => asked.at(-1) ?? expect.fail();
const addresses = () => asked.map((element) => element.getAttribute('src') ?? element.getAttribute('href'));
const arrive = (file: string) => (window.nmtModules as Registry).push({ [file.slice(0, -3)]: () => {} });

/** Makes the last inserted element load. */
const succeed = async (file?: string) => {
  if (file) arrive(file);
  last().dispatchEvent(new Event('load'));
  await settle();
};
const fail = async () => {
  last().dispatchEvent(new Event('error'));
  await settle();
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  vi.resetModules();
  fetched.mockReset().mockResolvedValue(new Response(''));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(Document.prototype, 'currentScript', 'get').mockReturnValue(
    Object.assign(document.createElement('script'), {
      src: 'https://krant.example/assets/loader.js',
      nonce: 'abc123',
    }),
  );
  document.head.innerHTML = '';
  asked = [];
  // The elements are not loaded by the document: the tests decide what loads.
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    asked.push(element as HTMLScriptElement);
  });
  files = await import('../../../../../core/runtime/loader/files.ts');
  const { openRegistry } = await import('../../../../../core/runtime/loader/modules.ts');
  delete window.nmtModules;
  openRegistry(() => {});
});

afterEach(() => {
  vi.useRealTimers();
});

describe('loading files', () => {
  it('looks once through a page for all files that the server did not ask for', async () => {
    const look = vi.spyOn(document, 'querySelectorAll');
    void files.loadFiles(['quiz-00000.js', 'poll-11111.js'], integrityOf);
    await settle();
    await succeed('poll-11111.js');
    expect(look).toHaveBeenCalledTimes(1);
  });

  it('looks again while more of the page may come', async () => {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('loading');
    void files.loadFiles(['quiz-00000.js'], integrityOf);
    await settle();
    expect(asked).toHaveLength(1);
    document.head.innerHTML = '<script src="/assets/poll-11111.js"></script>';
    const loading = files.loadFiles(['poll-11111.js'], integrityOf);
    arrive('poll-11111.js');
    document.querySelector('script')?.dispatchEvent(new Event('load'));
    await loading;
    expect(asked).toHaveLength(1);
  });

  it('asks for scripts and styles from its own folder, side by side, with integrity [loader-4]', async () => {
    const loading = files.loadFiles(['quiz-00000.css', 'quiz-00000.js'], integrityOf);
    await settle();
    expect(files.base).toBe('https://krant.example/assets/');
    expect(addresses()).toEqual([`${files.base}quiz-00000.css`, `${files.base}quiz-00000.js`]);
    const [style, script] = asked;
    expect(style).toMatchObject({
      tagName: 'LINK',
      rel: 'stylesheet',
      integrity: HASH,
      crossOrigin: 'anonymous',
    });
    expect(script).toMatchObject({ tagName: 'SCRIPT', integrity: HASH, crossOrigin: 'anonymous' });
    style?.dispatchEvent(new Event('load'));
    await succeed('quiz-00000.js');
    await expect(loading).resolves.toBeDefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('searches no page of thousands of elements for each of its files', async () => {
    const search = vi.spyOn(document, 'querySelector');
    document.head.innerHTML = '<style data-nmt-file="quiz-00000.css">.quiz{color:red}</style>';
    await files.loadFiles(['quiz-00000.css'], integrityOf);
    expect([asked, search.mock.calls]).toEqual([[], []]);
  });

  it('does not load a style that the page inlines [loader-4]', async () => {
    document.head.innerHTML = '<style data-nmt-file="quiz-00000.css">.quiz{color:red}</style>';
    await files.loadFiles(['quiz-00000.css'], integrityOf);
    expect(asked).toEqual([]);
    void files.loadFiles(['other-00000.css'], integrityOf);
    await settle();
    expect(addresses()).toEqual([`${files.base}other-00000.css`]);
  });

  it('asks for a file once, however many want it', async () => {
    const first = files.loadFiles(['core-00000.js', 'quiz-00000.js'], integrityOf);
    const second = files.loadFiles(['core-00000.js'], integrityOf);
    await settle();
    expect(addresses()).toEqual([`${files.base}core-00000.js`, `${files.base}quiz-00000.js`]);
    arrive('core-00000.js');
    asked[0]?.dispatchEvent(new Event('load'));
    await second;
    await succeed('quiz-00000.js');
    await first;
    await files.loadFiles(['core-00000.js'], integrityOf);
    expect(asked).toHaveLength(2);
  });

  it('asks for nothing that is there already', async () => {
    arrive('core-00000.js');
    await files.loadFiles(['core-00000.js'], integrityOf);
    expect(asked).toEqual([]);
  });
});

describe('a file that fails', () => {
  it('is asked for again after 0.4 s and 2 s at most, under a new query and the same integrity', async () => {
    const loading = files.loadFiles(['core-00000.js'], integrityOf);
    await settle();
    await fail();
    await vi.advanceTimersByTimeAsync(399);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await fail();
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    const address = `${files.base}core-00000.js`;
    expect(addresses()).toEqual([address, `${address}?retry=1`, `${address}?retry=2`]);
    expect(asked.map(({ integrity }) => integrity)).toEqual([HASH, HASH, HASH]);
    await succeed('core-00000.js');
    await expect(loading).resolves.toBeDefined();
  });

  it('is asked for at half the time at least, so that readers do not come at once', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    void files.loadFiles(['core-00000.js'], integrityOf);
    await settle();
    await fail();
    await vi.advanceTimersByTimeAsync(199);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
  });

  it.each(['quiz-00000.js', 'quiz-00000.css'])(
    'rejects in the end and may be asked for again: %s [loader-4]',
    async (file) => {
      const loading = files.loadFiles([file], integrityOf);
      const outcome = expect(loading).rejects.toThrow(`Failed to load ${files.base}${file}?retry=2`);
      for (let tries = 0; tries < 3; tries++) {
        await settle();
        await fail();
        await vi.advanceTimersByTimeAsync(2000);
      }
      await outcome;
      expect(asked).toHaveLength(3);
      void files.loadFiles([file], integrityOf);
      await settle();
      expect(addresses().at(-1)).toBe(files.base + file);
    },
  );

  it('is one too that came but holds no chunk of its name', async () => {
    void files.loadFiles(['quiz-00000.js'], integrityOf);
    await settle();
    await succeed();
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toHaveLength(2);
  });

  it.each(['quiz-00000.js', 'quiz-00000.css'])(
    'is one too that hangs: after 20 s it is requested again, and in the end given up: %s [loader-4]',
    async (file) => {
      const outcome = expect(files.loadFiles([file], integrityOf)).rejects.toThrow(
        `Failed to load ${files.base}${file}?retry=2`,
      );
      await vi.advanceTimersByTimeAsync(19_999);
      expect(asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(401);
      expect(addresses()).toEqual([files.base + file, `${files.base}${file}?retry=1`]);
      await vi.advanceTimersByTimeAsync(60_000);
      await outcome;
      expect(asked).toHaveLength(3);
    },
  );

  it('counts as loaded when it comes late, after it was given up', async () => {
    const outcome = expect(files.loadFiles(['quiz-00000.js'], integrityOf)).rejects.toThrow('Failed to load');
    await vi.advanceTimersByTimeAsync(70_000);
    await outcome;
    arrive('quiz-00000.js');
    await files.loadFiles(['quiz-00000.js'], integrityOf);
    expect(asked).toHaveLength(3);
  });

  it('leaves no element of a try behind', async () => {
    void files.loadFiles(['quiz-00000.css'], integrityOf);
    await settle();
    const remove = vi.spyOn(last(), 'remove');
    await fail();
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('is refused without a request where its integrity cannot be known', async () => {
    const loading = files.loadFiles(['quiz-00000.js'], () => Promise.reject(new Error('No integrity')));
    const outcome = expect(loading).rejects.toThrow('No integrity');
    await vi.advanceTimersByTimeAsync(5000);
    await outcome;
    expect(asked).toEqual([]);
  });
});

describe('a file that the server asked for', () => {
  beforeEach(() => {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('interactive');
    const script = document.createElement('script');
    // A type that is not executed prevents the element from loading here.
    script.type = 'text/plain';
    script.setAttribute('src', '/assets/quiz-00000.js');
    document.body.replaceChildren(script);
  });

  const element = () => document.querySelector('script[src]') ?? expect.fail();

  it('is waited for and not asked for twice', async () => {
    const loading = files.loadFiles(['quiz-00000.js'], integrityOf);
    await settle();
    expect(asked).toEqual([]);
    arrive('quiz-00000.js');
    element().dispatchEvent(new Event('load'));
    await loading;
    expect(asked).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['failed', () => element().dispatchEvent(new Event('error'))],
    ['failed before the loader came', () => window.dispatchEvent(new Event('load'))],
    ['brought something else', () => element().dispatchEvent(new Event('load'))],
  ])('is asked for by the loader where that %s', async (_, happen) => {
    void files.loadFiles(['quiz-00000.js'], integrityOf);
    await settle();
    happen();
    await settle();
    expect(addresses()).toEqual([`${files.base}quiz-00000.js`]);
  });

  it('is asked for at once where the page has loaded without it', async () => {
    vi.spyOn(Document.prototype, 'readyState', 'get').mockReturnValue('complete');
    void files.loadFiles(['quiz-00000.js'], integrityOf);
    await settle();
    expect(addresses()).toEqual([`${files.base}quiz-00000.js`]);
  });
});

describe('a nonce', () => {
  it('of the loader goes to what it inserts, scripts and styles', async () => {
    void files.loadFiles(['quiz-00000.css', 'quiz-00000.js'], integrityOf);
    await settle();
    expect(asked.map(({ nonce }) => nonce)).toEqual(['abc123', 'abc123']);
  });
});

describe('integrity', () => {
  const TABLE = 'integrity-00000.json';
  const HASHES = { 'quiz-00000.js': 'sha256-quiz', 'core-00000.js': 'sha256-core' };
  /** The addresses of the requests for the table; the others preload files. */
  const requests = () => fetched.mock.calls.map(([address]) => address).filter((it) => it.includes(TABLE));

  beforeEach(() => {
    fetched.mockImplementation(async () => Response.json(HASHES));
    document.body.innerHTML = '';
  });

  it('comes from the element that the server sent', () => {
    document.body.innerHTML =
      '<script type="text/plain" src="/a/quiz-00000.js" integrity="sha256-sent"></script>';
    expect(files.integrityFrom(TABLE, 'quiz-00000.js')).toBe('sha256-sent');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('comes from the table where the server sent none, fetched once with a time limit', async () => {
    document.body.innerHTML = '<link rel="preload" as="script" href="/a/quiz-00000.js">';
    expect(await files.integrityFrom(TABLE, 'quiz-00000.js')).toBe('sha256-quiz');
    expect(await files.integrityFrom(TABLE, 'core-00000.js')).toBe('sha256-core');
    expect(requests()).toEqual([files.base + TABLE]);
    const [, init] = fetched.mock.calls.find(([address]) => address.endsWith(TABLE)) ?? [];
    expect(init?.signal).toBeInstanceOf(AbortSignal);
    expect(init?.integrity).toBeUndefined();
  });

  it('comes from the very table that the loader’s element names by its hash', async () => {
    const own = Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement;
    own.dataset.integrity = 'sha256-table';
    await files.integrityFrom(TABLE, 'quiz-00000.js');
    const [, init] = fetched.mock.calls.find(([address]) => address.endsWith(TABLE)) ?? [];
    expect(init?.integrity).toBe('sha256-table');
  });

  describe('while the table is on its way', () => {
    let answer = (_: Response) => {};
    const load = () =>
      files.loadFiles(['core-00000.js'], (file) => files.integrityFrom(TABLE, file)).catch(() => {});

    beforeEach(() => {
      fetched.mockImplementation((address) =>
        address.endsWith(TABLE)
          ? new Promise((resolve) => {
              answer = resolve;
            })
          : Promise.reject(new TypeError('Failed to fetch')),
      );
    });

    it('preloads the file, and runs nothing before', async () => {
      void load();
      await settle();
      expect(fetched.mock.calls.map(([address]) => address)).toEqual([
        `${files.base}core-00000.js`,
        files.base + TABLE,
      ]);
      expect(asked).toEqual([]);
      answer(Response.json(HASHES));
      await settle();
      expect(last()).toMatchObject({ tagName: 'SCRIPT', integrity: 'sha256-core' });
    });

    it('requests no file ahead where the server has requested the table', async () => {
      document.body.innerHTML = `<link rel="preload" as="fetch" href="/a/${TABLE}">`;
      void load();
      await settle();
      expect(fetched.mock.calls.map(([address]) => address)).toEqual([files.base + TABLE]);
    });
  });

  it('is at hand once the table is here, so that later files are requested once', async () => {
    await files.integrityFrom(TABLE, 'quiz-00000.js');
    fetched.mockClear();
    void files.loadFiles(['core-00000.js'], (file) => files.integrityFrom(TABLE, file));
    await settle();
    expect(last()).toMatchObject({ tagName: 'SCRIPT', integrity: 'sha256-core' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is refused for a file that neither knows [loader-4]', async () => {
    await expect(files.integrityFrom(TABLE, 'evil-00000.js')).rejects.toThrow('No integrity: evil-00000.js');
    const late = files.loadFiles(['evil-00000.js'], (file) => files.integrityFrom(TABLE, file));
    await expect(late).rejects.toThrow('No integrity: evil-00000.js');
  });

  it.each<[string, () => Promise<Response>]>([
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is gone', async () => new Response('<!doctype html>niet hier', { status: 404 })],
  ])(
    'of all files is missing where the table %s: three tries, whoever asks, and an error with its address',
    async (_, answer) => {
      fetched.mockImplementation(answer);
      const all = Array.from({ length: 25 }, (_, file) =>
        expect(files.integrityFrom(TABLE, `file-0000${file}.js`)).rejects.toThrow(
          `Failed to load ${files.base}${TABLE}?retry=2`,
        ),
      );
      await vi.advanceTimersByTimeAsync(3000);
      await Promise.all(all);
      await expect(files.integrityFrom(TABLE, 'quiz-00000.js')).rejects.toThrow('Failed to load');
      const address = files.base + TABLE;
      expect(requests()).toEqual([address, `${address}?retry=1`, `${address}?retry=2`]);
      fetched.mockImplementation(async () => Response.json(HASHES));
      await vi.advanceTimersByTimeAsync(30_000);
      expect(await files.integrityFrom(TABLE, 'quiz-00000.js')).toBe('sha256-quiz');
    },
  );
});

describe('Trusted Types', () => {
  it('lets only addresses of the loader become scripts', async () => {
    const made: string[] = [];
    const createPolicy = vi.fn((_: string, rules: { createScriptURL: (address: string) => string }) => ({
      createScriptURL: (address: string) => {
        made.push(address);
        return rules.createScriptURL(address);
      },
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    void files.loadFiles(['quiz-00000.css', 'quiz-00000.js'], integrityOf);
    await settle();
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['nmt']);
    expect(made).toEqual([`${files.base}quiz-00000.js`]);
  });
});
