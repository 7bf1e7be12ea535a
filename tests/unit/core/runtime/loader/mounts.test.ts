// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mount, Mountable, Notice } from '../../../../../core/runtime/loader/contract.ts';
import { facts, find, route } from './support.ts';

const DEVICE = {};

/** The loading of features, at the tests' command. */
const loads = vi.hoisted(() => ({
  wanted: [] as string[],
  answers: new Map<string, { resolve: (feature: Mountable) => void; reject: (cause: unknown) => void }>(),
}));

vi.mock('../../../../../core/runtime/loader/load.ts', () => ({
  loadFeature: ({ name }: { name: string }) => {
    loads.wanted.push(name);
    return new Promise<Mountable>((resolve, reject) => loads.answers.set(name, { resolve, reject }));
  },
}));

let hooks: typeof import('../../../../../core/runtime/loader/mounts.ts');
let told: Notice[];
/** Hooks that were mounted, as `feature id`. */
let mounted: string[];

const settle = async () => {
  for (let round = 0; round < 10; round++) await Promise.resolve();
};

const arrive = async (name: string, feature?: Mountable) => {
  loads.answers.get(name)?.resolve(feature ?? { mount: ({ id }) => void mounted.push(`${name} ${id}`) });
  await settle();
};

const stateOf = (id: string) => find(`#${id}`).getAttribute('data-widget-state');
const mountOf = (id: string, name: string): Mount =>
  hooks.mounts.get(find(`#${id}`))?.get(name) ?? expect.fail();

/** What a reader does; only trusted events count, which a script cannot make. */
function act(target: Element, event: Event): Event {
  Object.defineProperty(event, 'isTrusted', { value: true });
  target.dispatchEvent(event);
  return event;
}

const click = (init: MouseEventInit = {}) =>
  new MouseEvent('click', { bubbles: true, cancelable: true, ...init });

beforeEach(async () => {
  vi.resetModules();
  loads.wanted.length = 0;
  loads.answers.clear();
  mounted = [];
  told = [];
  hooks = await import('../../../../../core/runtime/loader/mounts.ts');
  const { listen } = await import('../../../../../core/runtime/loader/caretaker-link.ts');
  listen((notice) => void told.push(notice));
});

describe('hooks', () => {
  it('go through waiting, loading and mounted [loader-11]', async () => {
    document.body.innerHTML = '<div id="a" data-widget="quiz"></div><div id="b" data-widget="lazy"></div>';
    hooks.planPage([route('quiz'), route('lazy', { load: 'a' })], facts(), DEVICE);
    await settle();
    expect([stateOf('a'), stateOf('b')]).toEqual(['loading', 'waiting']);
    expect(loads.wanted).toEqual(['quiz']);
    await arrive('quiz');
    expect([stateOf('a'), stateOf('b')]).toEqual(['mounted', 'waiting']);
    expect(mounted).toEqual(['quiz a']);
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
    hooks.planPage(routes, facts(), DEVICE);
    await settle();
    expect(loads.wanted).toEqual(['special-rebus']);
  });

  it('are mounted once, however often they are found [loader-11]', async () => {
    document.body.innerHTML = '<div id="a" data-widget="quiz"></div>';
    hooks.planPage([route('quiz')], facts(), DEVICE);
    hooks.addHooks(document);
    hooks.addHooks(find('#a'));
    await settle();
    await arrive('quiz');
    hooks.addHooks(document.body);
    await settle();
    expect(mounted).toEqual(['quiz a']);
    expect(loads.wanted).toEqual(['quiz']);
  });

  it('that come later are taken along', async () => {
    document.body.innerHTML = '';
    hooks.planPage([route('quiz')], facts(), DEVICE);
    document.body.innerHTML = '<p><b id="late" data-widget="quiz"></b></p>';
    hooks.addHooks(find('p'));
    await settle();
    await arrive('quiz');
    expect(mounted).toEqual(['quiz late']);
  });

  it('may carry several features, of which one may fail [loader-12]', async () => {
    document.body.innerHTML = '<img id="a" data-widget="quiz" data-src="/a.jpg">';
    hooks.planPage([route('quiz'), route('images', { hook: 'img[data-src]' })], facts(), DEVICE);
    await settle();
    loads.answers.get('quiz')?.reject(new Error('gone'));
    await arrive('images');
    expect(mounted).toEqual(['images a']);
    expect([mountOf('a', 'quiz').state, mountOf('a', 'images').state]).toEqual(['failed', 'mounted']);
    expect(told).toContainEqual({ mount: mountOf('a', 'quiz'), error: new Error('gone') });
  });

  it('whose feature cannot be loaded fail alone [loader-12, page-runtime-5]', async () => {
    document.body.innerHTML = '<div id="a" data-widget="quiz"></div><div id="b" data-widget="poll"></div>';
    hooks.planPage([route('quiz'), route('poll')], facts(), DEVICE);
    await settle();
    loads.answers.get('quiz')?.reject(new Error('gone'));
    await arrive('poll');
    expect([stateOf('a'), stateOf('b')]).toEqual(['failed', 'mounted']);
  });

  it('that name no feature are told of [loader-11, page-runtime-7]', () => {
    document.body.innerHTML = '<div id="a" data-widget="qiuz"></div>';
    hooks.planPage([route('quiz')], facts(), DEVICE);
    expect(told).toEqual([{ unknown: find('#a') }]);
  });

  it('start under another fragment, and those that are mounted stay', async () => {
    document.body.innerHTML = '<div id="a" data-widget="photo"></div><div id="b" data-widget="quiz"></div>';
    const routes = [
      route('photo', { when: { hash: ['photo'] } }),
      route('quiz', { when: { hash: ['quiz'] } }),
    ];
    hooks.planPage(routes, facts({ hash: '#quiz' }), DEVICE);
    await settle();
    await arrive('quiz');
    hooks.planPage(routes, facts({ hash: '#photo' }), DEVICE);
    await settle();
    await arrive('photo');
    expect(mounted).toEqual(['quiz b', 'photo a']);
    expect([stateOf('a'), stateOf('b')]).toEqual(['mounted', 'mounted']);
  });
});

describe('what a reader does early', () => {
  const open = async (markup: string, ...routes: ReturnType<typeof route>[]) => {
    document.body.innerHTML = markup;
    hooks.planPage(routes, facts(), DEVICE);
    hooks.keepEarlyEvents();
    await settle();
  };

  it('starts the feature and is kept for it', async () => {
    await open('<div id="a" data-widget="quiz"><button>Ja</button></div>', route('quiz', { load: 'v' }));
    const event = act(find('button'), click());
    expect(loads.wanted).toEqual(['quiz']);
    expect(mountOf('a', 'quiz').early).toEqual([event]);
    // The server's link or form under `visible` works by itself.
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
    expect(mountOf('a', 'quiz').early).toEqual([]);
    expect(loads.wanted).toEqual([]);
  });

  it('on a hook that the loader does not know is told to the caretaker, but for what scripts do [loader-3]', async () => {
    await open('<div data-widget="zelden"><b></b></div>', route('quiz'));
    find('b').dispatchEvent(click());
    const event = act(find('b'), click());
    // The loaders of the tests before listen to the same page.
    expect(new Set(told.map((notice) => 'early' in notice && notice.early))).toEqual(new Set([false, event]));
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
      expect(mountOf('a', 'quiz').early).toEqual(isKept ? [event] : []);
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
    expect(mountOf('a', 'quiz').early).toEqual([]);
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
    // The hook's attribute says what the latest feature does.
    mountOf('a', 'images').start();
    expect(stateOf('a')).toBe('loading');
    const event = act(find('img'), click());
    expect(event.defaultPrevented).toBe(false);
    expect(mountOf('a', 'quiz').early).toEqual([]);
    expect(mountOf('a', 'special-rebus').early).toEqual([]);
    expect(mountOf('a', 'images').early).toEqual([event]);
  });
});
