// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Loader, Mount, Mountable, Notice } from '../../../../../core/runtime/loader/contract.ts';
import type { Registry } from '../../../../../core/runtime/loader/modules.ts';
import type { Route, RoutingTable } from '../../../../../core/runtime/loader/read-routes.ts';
import type { PageFacts } from '../../../../../core/runtime/page/facts.ts';
import { logged } from '../../../support/logged.ts';
import { facts, find, route } from './support.ts';

/** Controls the loading of features. */
const loads = vi.hoisted(() => ({
  wanted: [] as string[],
  answers: new Map<string, { resolve: (feature: Mountable) => void; reject: (cause: unknown) => void }>(),
}));
const page = vi.hoisted(() => ({ routes: [] as Route[], facts: {} as PageFacts }));
const loadFiles = vi.hoisted(() => vi.fn<(files: readonly string[]) => Promise<unknown>>());

vi.mock('../../../../../core/runtime/loader/load-route.ts', () => ({
  loadRoute: ({ name }: { name: string }) => {
    loads.wanted.push(name);
    return new Promise<Mountable>((resolve, reject) => loads.answers.set(name, { resolve, reject }));
  },
}));
vi.mock('../../../../../core/runtime/loader/files.ts', () => ({ base: '/assets/', loadFiles }));
vi.mock('../../../../../core/runtime/loader/read-routes.ts', () => ({ readRoutes: () => page.routes }));
vi.mock('../../../../../core/runtime/page/facts.ts', () => ({ readFacts: () => page.facts }));

const TABLE = {
  caretaker: ['caretaker-00000.js', 'core-00000.js'],
  release: '0a1b2',
} as unknown as RoutingTable;
const recover = vi.fn<(route: Route, cause: unknown) => Promise<Mountable>>();

let createLoader: typeof import('../../../../../core/runtime/loader/create-loader.ts').createLoader;
let loader: Loader;
let notices: Notice[];
/** The mounted hooks, as `feature id`. */
let mounted: string[];

const settle = async () => {
  for (let round = 0; round < 20; round++) await Promise.resolve();
};

/** Starts the loader; the test acts as its caretaker. */
const start = async (routes: Route[], given = facts()) => {
  page.routes = routes;
  page.facts = given;
  createLoader(TABLE);
  vi.advanceTimersByTime(2000);
  await settle();
};

const arrive = async (name: string, feature?: Mountable) => {
  loads.answers.get(name)?.resolve(feature ?? { mount: ({ id }) => void mounted.push(`${name} ${id}`) });
  await settle();
};

const stateOf = (id: string) => find(`#${id}`).getAttribute('data-widget-state');
const mountOf = (id: string, name: string): Mount =>
  loader.mounts.get(find(`#${id}`))?.find(({ route }) => route.name === name) ?? expect.fail();

/** A visitor's event; only trusted events count, which a script cannot create. */
function act(target: Element, event: Event): Event {
  Object.defineProperty(event, 'isTrusted', { value: true });
  target.dispatchEvent(event);
  return event;
}

const click = (init: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ...init });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  // Hooks start on a test's command.
  vi.stubGlobal('IntersectionObserver', function observer() {
    return { observe() {}, unobserve() {} };
  });
  loads.wanted.length = 0;
  loads.answers.clear();
  mounted = [];
  notices = [];
  recover.mockReset().mockImplementation((_, cause) => Promise.reject(cause));
  delete window.nmtModules;
  loadFiles.mockReset().mockImplementation(async () => {
    (window.nmtModules as Registry).push({
      'caretaker-00000': (_, exports) => {
        exports.takeCare = (given: Loader) => {
          loader = given;
          loader.subscribe((notice) => void notices.push(notice));
          return { prepare: async () => () => {}, recover, recoverFiles: recover, once() {} };
        };
      },
    });
  });
  ({ createLoader } = await import('../../../../../core/runtime/loader/create-loader.ts'));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('hooks', () => {
  it('go through waiting, loading and mounted [loader-11]', async () => {
    document.body.innerHTML = '<div id="a" data-widget="quiz"></div><div id="b" data-widget="lazy"></div>';
    await start([route('quiz'), route('lazy', { load: 'a' })]);
    expect([stateOf('a'), stateOf('b')]).toEqual(['loading', 'waiting']);
    expect(loads.wanted).toEqual(['quiz']);
    await arrive('quiz');
    expect([stateOf('a'), stateOf('b')]).toEqual(['mounted', 'waiting']);
    expect(mounted).toEqual(['quiz a']);
  });

  it('are marked where their feature does not run, so that nothing of theirs is hidden [loader-7]', async () => {
    document.body.innerHTML = `<div id="killed" data-widget="quiz"></div><div id="elsewhere" data-widget="board"></div>
      <div id="wanted" data-widget="lazy"></div><div id="rare" data-special="rebus"></div>`;
    const routes = [route('quiz'), route('board', { when: { pageTypes: ['bigboard'] } }), route('lazy')];
    await start(routes, facts({ config: { disabled: ['quiz'] } }));
    const marked = [...document.querySelectorAll('[data-widget-skipped]')].map(({ id }) => id);
    expect(marked).toEqual(['killed', 'elsewhere']);
    expect(stateOf('killed')).toBeNull();
    // The second table contains names that the loader does not know; their features may run.
    routes.push(route('special-rebus', { when: { pageTypes: ['bigboard'] } }));
    loader.replan('');
    expect(find('#rare').hasAttribute('data-widget-skipped')).toBe(true);
  });

  it('fetch nothing that the page does not use [loader-1, loader-7, page-runtime-2]', async () => {
    document.body.innerHTML = `<div data-widget="editor"></div><div data-widget="board"></div>
      <div data-special="rebus"></div>`;
    const routes = [
      route('editor', { when: { editorTools: true } }),
      route('board', { when: { pageTypes: ['bigboard'] } }),
      route('special-rebus'),
      route('special-parallax'),
    ];
    await start(routes);
    expect(loads.wanted).toEqual(['special-rebus']);
  });

  it('are mounted once, however often they are found [loader-11]', async () => {
    document.body.innerHTML = '<div id="a" data-widget="quiz"></div>';
    await start([route('quiz')], facts());
    loader.addHooks(document);
    loader.addHooks(find('#a'));
    await settle();
    await arrive('quiz');
    loader.addHooks(document.body);
    await settle();
    expect(mounted).toEqual(['quiz a']);
    expect(loads.wanted).toEqual(['quiz']);
  });

  it('that come later are taken along', async () => {
    document.body.innerHTML = '';
    await start([route('quiz')]);
    document.body.innerHTML = '<p><b id="late" data-widget="quiz"></b></p>';
    loader.addHooks(find('p'));
    await settle();
    await arrive('quiz');
    expect(mounted).toEqual(['quiz late']);
  });

  it('may carry several features, of which one may fail [loader-12]', async () => {
    document.body.innerHTML = '<img id="a" data-widget="quiz" data-src="/a.jpg">';
    await start([route('quiz'), route('images', { hook: 'img[data-src]' })], facts());
    loads.answers.get('quiz')?.reject(new Error('gone'));
    await arrive('images');
    expect(mounted).toEqual(['images a']);
    expect([mountOf('a', 'quiz').state, mountOf('a', 'images').state]).toEqual(['failed', 'mounted']);
    expect(notices).toContainEqual({ mount: mountOf('a', 'quiz'), error: new Error('gone') });
  });

  it('whose feature cannot be loaded fail alone [loader-12, page-runtime-5]', async () => {
    document.body.innerHTML = '<div id="a" data-widget="quiz"></div><div id="b" data-widget="poll"></div>';
    await start([route('quiz'), route('poll')]);
    loads.answers.get('quiz')?.reject(new Error('gone'));
    await arrive('poll');
    expect([stateOf('a'), stateOf('b')]).toEqual(['failed', 'mounted']);
  });

  it('that name no feature are passed on to the caretaker [loader-11, page-runtime-7]', async () => {
    document.body.innerHTML = '<div id="a" data-widget="qiuz"></div>';
    await start([route('quiz')], facts());
    expect(notices).toEqual([{ unknown: find('#a') }]);
  });

  it('start under another fragment, and those that are mounted stay', async () => {
    document.body.innerHTML = '<div id="a" data-widget="photo"></div><div id="b" data-widget="quiz"></div>';
    const routes = [
      route('photo', { when: { hash: ['photo'] } }),
      route('quiz', { when: { hash: ['quiz'] } }),
    ];
    await start(routes, facts({ hash: '#quiz' }));
    await arrive('quiz');
    loader.replan('#photo');
    await settle();
    await arrive('photo');
    expect(mounted).toEqual(['quiz b', 'photo a']);
    expect([stateOf('a'), stateOf('b')]).toEqual(['mounted', 'mounted']);
  });
});

describe('what a visitor does early', () => {
  const open = async (markup: string, ...routes: ReturnType<typeof route>[]) => {
    document.body.innerHTML = markup;
    await start(routes);
  };

  it('starts the feature and is kept for it', async () => {
    await open('<div id="a" data-widget="quiz"><button>Ja</button></div>', route('quiz', { load: 'v' }));
    const event = act(find('button'), click());
    expect(loads.wanted).toEqual(['quiz']);
    expect(mountOf('a', 'quiz').early).toEqual([event]);
    // The server's link or form with `visible` works by itself.
    expect(event.defaultPrevented).toBe(false);
  });

  it.each<[string, Event, boolean]>([
    ['a click', click(), true],
    ['a submit', new SubmitEvent('submit', { bubbles: true, cancelable: true }), true],
    ['a click for a new tab', click({ ctrlKey: true }), false],
    ['a click for a new tab on a Mac', click({ metaKey: true }), false],
    ['a key', new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true }), false],
    ['input', new InputEvent('input', { bubbles: true, cancelable: true }), false],
  ])('is held back under interaction where it is a plain click or submit: %s', async (_, event, held) => {
    await open('<div id="a" data-widget="quiz"><button>Ja</button></div>', route('quiz', { load: 'a' }));
    const heard = vi.fn<() => void>();
    document.addEventListener(event.type, heard, { once: true });
    act(find('button'), event);
    document.removeEventListener(event.type, heard);
    expect(event.defaultPrevented).toBe(held);
    expect(heard).toHaveBeenCalledTimes(held ? 0 : 1);
    expect(mountOf('a', 'quiz').early).toEqual([event]);
  });

  it('outside hooks, and what scripts do, is left alone', async () => {
    await open('<a id="x">x</a><div id="a" data-widget="quiz"><b></b></div>', route('quiz', { load: 'a' }));
    act(find('#x'), click());
    const scripted = click();
    find('b').dispatchEvent(scripted);
    expect(scripted.defaultPrevented).toBe(false);
    expect(mountOf('a', 'quiz').early).toBeUndefined();
    expect(loads.wanted).toEqual([]);
  });

  it('on a hook that the loader does not know is passed on to the caretaker, but for what scripts do [loader-3]', async () => {
    await open('<div data-widget="zelden"><b></b></div>', route('quiz'));
    find('b').dispatchEvent(click());
    const event = act(find('b'), click());
    // The loaders of earlier tests listen to the same page.
    expect(new Set(notices.map((notice) => 'early' in notice && notice.early))).toEqual(
      new Set([false, event]),
    );
    expect(event.defaultPrevented).toBe(false);
  });

  it.each<[string, Event, 'a' | 'v', boolean]>([
    ['under interaction', click(), 'a', true],
    ['under interaction, by a key', new KeyboardEvent('keydown', { key: ' ', bubbles: true }), 'a', false],
    ['under another strategy', click(), 'v', false],
  ])(
    'inside a mounted feature is kept for one around it only where it is held back: %s',
    async (_, event, load, isKept) => {
      await open(
        '<div id="a" data-widget="quiz"><div id="b" data-widget="photo"><i></i></div></div>',
        route('quiz', { load }),
        route('photo'),
      );
      await arrive('photo');
      expect([stateOf('a'), stateOf('b')]).toEqual(['waiting', 'mounted']);
      act(find('i'), event);
      expect(mountOf('a', 'quiz').early ?? []).toEqual(isKept ? [event] : []);
      expect(stateOf('a')).toBe(isKept ? 'loading' : 'waiting');
      expect(event.defaultPrevented).toBe(isKept);
    },
  );

  it('is the business of the feature once that was called, though it is not ready yet', async () => {
    await open('<div id="a" data-widget="quiz"><a href="#x">x</a></div>', route('quiz', { load: 'a' }));
    act(find('a'), new MouseEvent('pointerover', { bubbles: true }));
    await settle();
    await arrive('quiz', { mount: () => new Promise(() => {}) });
    expect(stateOf('a')).toBe('loading');
    const event = act(find('a'), click());
    expect(event.defaultPrevented).toBe(false);
    expect(mountOf('a', 'quiz').early).toBeUndefined();
  });

  it('is not held back for a feature that mounted or failed beside one that is loading', async () => {
    await open(
      '<img id="a" data-widget="quiz" data-special="rebus" data-src="/a.jpg">',
      route('quiz', { load: 'a' }),
      route('special-rebus', { load: 'a' }),
      route('images', { hook: 'img[data-src]', load: 'v' }),
    );
    act(find('img'), new Event('focusin'));
    await settle();
    await arrive('quiz');
    loads.answers.get('special-rebus')?.reject(new Error('gone'));
    await settle();
    // The hook's attribute has the state of the latest feature.
    mountOf('a', 'images').start();
    expect(stateOf('a')).toBe('loading');
    const event = act(find('img'), click());
    expect(event.defaultPrevented).toBe(false);
    expect(mountOf('a', 'quiz').early).toBeUndefined();
    expect(mountOf('a', 'special-rebus').early).toBeUndefined();
    expect(mountOf('a', 'images').early).toEqual([event]);
  });
});

describe('a second loader', () => {
  it('leaves the page to the first one', async () => {
    document.body.innerHTML = '<div id="a" data-widget="quiz"></div>';
    await start([route('quiz')]);
    createLoader({ ...TABLE, release: 'later' });
    expect(notices).toContainEqual({ secondLoader: 'later' });
    expect(loads.wanted).toEqual(['quiz']);
  });
});

describe('a feature whose files are gone', () => {
  it('is recovered by the caretaker [loader-4]', async () => {
    document.body.innerHTML = '<div id="a" data-widget="quiz"></div>';
    recover.mockResolvedValue({ mount: ({ id }) => void mounted.push(`recovered ${id}`) });
    await start([route('quiz')]);
    const cause = new Error('Failed to load quiz-00000.js');
    loads.answers.get('quiz')?.reject(cause);
    await settle();
    expect(recover).toHaveBeenCalledWith(route('quiz'), cause);
    expect(mounted).toEqual(['recovered a']);
  });

  it('may be requested again', async () => {
    document.body.innerHTML = '<div id="a" data-widget="quiz"></div>';
    await start([route('quiz')]);
    loads.answers.get('quiz')?.reject(new Error('gone'));
    await settle();
    expect(stateOf('a')).toBe('failed');
    document.body.innerHTML = '<div id="b" data-widget="quiz"></div>';
    loader.addHooks(document);
    await settle();
    await arrive('quiz');
    expect(mounted).toEqual(['quiz b']);
  });
});

describe('a caretaker that cannot be loaded', () => {
  const cause = new Error('Failed to load caretaker-00000.js?retry=2');

  beforeEach(() => {
    loadFiles.mockReset().mockRejectedValue(cause);
    document.body.innerHTML = `<div id="a" data-widget="quiz"></div><div id="b" data-widget="zelden"></div>
      <div id="c" data-widget="board"></div><div id="d" data-special="zelden"></div>`;
  });

  const open = () => start([route('quiz'), route('board', { when: { pageTypes: ['bigboard'] } })]);

  it('is reported, with all that waits for it', async () => {
    await open();
    const calls = logged(/^error/);
    expect(calls).toHaveLength(1);
    const [source, message, given, waiting] = calls[0] ?? expect.fail();
    expect([source, message, given]).toEqual(['nmt loader:', 'The caretaker could not be loaded.', cause]);
    expect(waiting).toContainEqual({ unknown: find('#b') });
  });

  it('takes no feature down that the loader knows; hooks that only it can look up fail [loader-12]', async () => {
    await open();
    await arrive('quiz');
    expect(['a', 'b', 'c', 'd'].map(stateOf)).toEqual(['mounted', 'failed', null, 'failed']);
    expect(mounted).toEqual(['quiz a']);
    logged('error nmt loader: The caretaker could not be loaded. Error: Failed to load');
  });

  it('is requested again after 30 s, not by everything that needs it', async () => {
    await open();
    await arrive('quiz');
    expect(loadFiles).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(30_000);
    document.body.insertAdjacentHTML('beforeend', '<div data-widget="quiz"></div>');
    act(find('#b'), click());
    expect(loadFiles).toHaveBeenCalledOnce();
    logged('error nmt loader: The caretaker could not be loaded. Error: Failed to load');
  });
});
