import { describe, expect, it } from 'vitest';
import { orderModules } from '../../../build/order-modules.ts';
import { packModules } from '../../../build/pack-modules.ts';

interface Given {
  readonly statics?: readonly string[];
  readonly dynamics?: readonly string[];
  readonly bytes?: number;
  readonly feature?: string;
  readonly group?: string;
  readonly preload?: readonly string[];
  readonly isEntry?: boolean;
  readonly entryPoint?: string;
  readonly inputs?: Readonly<Record<string, { readonly bytesInOutput: number }>>;
}

/** Modules in the bundler's format; those of features are entries. */
function modulesOf(given: Readonly<Record<string, Given>>) {
  return new Map(
    Object.entries(given).map(([name, { bytes = 500, statics = [], dynamics = [], ...rest }]) => [
      name,
      {
        name,
        statics,
        dynamics,
        isEntry: rest.feature !== undefined,
        inputs: { [`core/platform/test/${name}.ts`]: { bytesInOutput: bytes } },
        ...rest,
      },
    ]),
  );
}

const feature = (name: string, statics: readonly string[], rest: Given = {}) => ({
  feature: name,
  statics,
  ...rest,
});

/** The modules of each file, by name. */
function filesOf(modules: ReturnType<typeof modulesOf>): string[] {
  const packs = packModules(modules, true) as unknown as { readonly modules: { readonly name: string }[] }[];
  return packs
    .map((pack) =>
      pack.modules
        .map(({ name }) => name)
        .sort()
        .join(' '),
    )
    .sort();
}

describe('files that wait for each other’s names', () => {
  // Each opener was packed with words that the modules of the other one need.
  const circle = () =>
    modulesOf({
      quiz: feature('quiz', ['openLate', 'words']),
      poll: feature('poll', ['openLate', 'words']),
      form: feature('form', ['openSoon', 'texts']),
      vote: feature('vote', ['openSoon', 'texts']),
      openLate: { dynamics: ['late'] },
      openSoon: { dynamics: ['soon'] },
      late: { isEntry: true, statics: ['texts'] },
      soon: { isEntry: true, statics: ['words'] },
      words: {},
      texts: {},
    });

  it('are parted: what brings something later gets a file of its own, and one is enough', () => {
    const modules = circle();
    expect(filesOf(modules)).toEqual([
      'form',
      'late',
      'openLate words',
      'openSoon',
      'poll',
      'quiz',
      'soon',
      'texts',
      'vote',
    ]);
    expect(orderModules(modules).circle).toBeUndefined();
  });

  it('join another file where that pays and makes no new circle', () => {
    const others = Array.from({ length: 34 }, (_, index) => `other${index}`);
    const modules = modulesOf({
      quiz: feature('quiz', ['openLate', 'words', 'openSoon']),
      poll: feature('poll', ['openLate', 'words']),
      form: feature('form', ['openSoon', 'texts', 'few']),
      vote: feature('vote', ['openSoon', 'texts', 'few']),
      ...Object.fromEntries(others.map((name) => [name, feature(name, ['few'])])),
      openLate: { dynamics: ['late'], bytes: 600 },
      openSoon: { dynamics: ['soon'] },
      late: { isEntry: true, statics: ['texts'] },
      soon: { isEntry: true, statics: ['words'] },
      words: { bytes: 50_000 },
      texts: { bytes: 50_000 },
      few: {},
    });
    expect(filesOf(modules)).toContain('few openSoon');
    expect(orderModules(modules).circle).toBeUndefined();
  });

  it('stay together where only one waits for the other', () => {
    const modules = circle();
    Object.assign(modules.get('soon') ?? expect.fail(), { statics: [] });
    expect(filesOf(modules)).toContain('openLate words');
    expect(filesOf(modules)).toContain('openSoon texts');
  });

  it('are left as they are where the circle is in the sources: the build names it', () => {
    const modules = modulesOf({
      quiz: feature('quiz', [], { dynamics: ['a'] }),
      a: { isEntry: true, dynamics: ['b'] },
      b: { isEntry: true, dynamics: ['a'] },
    });
    expect(filesOf(modules)).toEqual(['a', 'b', 'quiz']);
    expect(orderModules(modules).circle?.map((each) => (each as { name: string }).name)).toEqual(['a', 'b']);
  });

  it('are none where what comes later needs only the file that brings it', () => {
    const modules = modulesOf({
      quiz: feature('quiz', ['open', 'words']),
      poll: feature('poll', ['open', 'words']),
      open: { dynamics: ['late'] },
      late: { isEntry: true, statics: ['words'] },
      words: {},
    });
    expect(filesOf(modules)).toContain('open words');
    expect(orderModules(modules).circle).toBeUndefined();
  });
});

describe('what is sent along with a page', () => {
  const article = (rest: Readonly<Record<string, Given>>) =>
    modulesOf({
      parts: feature('parts', ['first'], { preload: ['article'] }),
      quiz: feature('quiz', ['first', 'later']),
      poll: feature('poll', ['first', 'later']),
      first: {},
      later: {},
      ...rest,
    });

  it('shares no file with what the page needs later', () => {
    expect(filesOf(article({}))).toEqual(['first', 'later', 'parts', 'poll', 'quiz']);
  });

  it('shares files with what is sent along with the same types, whoever else uses it', () => {
    const modules = article({
      wall: feature('wall', ['second'], { preload: ['article'] }),
      form: feature('form', ['second']),
      second: {},
    });
    expect(filesOf(modules)).toContain('first second');
  });

  it('has nothing in the files of every page that no page includes', () => {
    const modules = modulesOf({
      page: feature('page', ['used'], { preload: ['article'] }),
      quiz: feature('quiz', ['used', 'unused']),
      used: { inputs: { 'core/platform/dom/used.ts': { bytesInOutput: 500 } } },
      unused: { inputs: { 'core/platform/dom/unused.ts': { bytesInOutput: 500 } } },
    });
    expect(filesOf(modules)).toEqual(['page', 'quiz', 'unused', 'used']);
  });

  it('is joined with a little that another type gets for nothing, not with much', () => {
    const both = { preload: ['article', 'index'] };
    const modules = (bytes: number) =>
      article({
        wall: feature('wall', ['second'], both),
        form: feature('form', ['second']),
        first: { bytes },
        second: {},
      });
    expect(filesOf(modules(900))).toContain('first second');
    expect(filesOf(modules(9000))).toContain('first');
  });

  it('is kept apart from what every page is sent, which the caretaker needs', () => {
    const modules = article({
      caretaker: feature('caretaker', ['every']),
      every: {},
      first: { statics: ['every'] },
    });
    expect(filesOf(modules)).toContain('every');
    expect(filesOf(modules)).toContain('first');
  });
});

describe('pages that readers open often', () => {
  const modules = () =>
    modulesOf({
      ...Object.fromEntries(
        ['quiz', 'poll', 'form'].map((name) => [name, feature(name, ['used', 'unused'])]),
      ),
      header: feature('header', ['used', 'onlyHere']),
      view: { isEntry: true, entryPoint: 'widgets/test/view.ts', statics: ['onlyHere'] },
      used: { bytes: 9_000 },
      unused: { bytes: 9_000 },
      onlyHere: { bytes: 9_000 },
    });
  const packsOf = (pages: Parameters<typeof packModules>[2]) => {
    const packs = packModules(modules() as Parameters<typeof packModules>[0], true, pages);
    return packs.map((pack) => pack.modules.map(({ name }) => name).join(' '));
  };

  it('have what their features share in few files, and nothing else in them', () => {
    expect(packsOf({})).toEqual(expect.arrayContaining(['used unused', 'view']));
    const pages = { front: { features: ['header'], later: ['widgets/test/view.ts'] } };
    expect(packsOf(pages)).toEqual(expect.arrayContaining(['view onlyHere used', 'unused']));
  });
});

describe('what is imported later, and is in another file already', () => {
  const modules = (rest: Given = {}) =>
    modulesOf({
      quiz: feature('quiz', ['shared'], rest),
      poll: feature('poll', ['shared']),
      form: feature('form', [], { dynamics: ['names'] }),
      shared: { inputs: { 'core/platform/test/later.ts': { bytesInOutput: 900 } } },
      names: { isEntry: true, entryPoint: 'core/platform/test/later.ts', statics: ['shared'], inputs: {} },
    });

  it('is in that file by its names as well, and needs no request', () => {
    expect(filesOf(modules())).toEqual(['form', 'names shared', 'poll', 'quiz']);
  });

  it('adds nothing to what the HTML of a page includes', () => {
    expect(filesOf(modules({ preload: ['article'] }))).toEqual(expect.arrayContaining(['names', 'shared']));
  });
});
