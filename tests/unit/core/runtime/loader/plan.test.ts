// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Device,
  markedSelector,
  planPairs,
  planRoutes,
} from '../../../../../core/runtime/loader/plan.ts';
import type { Route, When } from '../../../../../core/runtime/loader/read-routes.ts';
import type { PageFacts } from '../../../../../core/runtime/page/facts.ts';
import { facts, find, route } from './support.ts';

const DEVICE = { deviceMemory: 8 };

const runs = (when: When, page: Partial<PageFacts>) =>
  planRoutes([route('quiz', { when })], facts(page), DEVICE).length === 1;

describe('conditions', () => {
  it('starts only what is registered for the type of the page [loader-1, page-runtime-1]', () => {
    const routes = [
      route('everywhere'),
      route('big-board', { when: { pageTypes: ['bigboard'] } }),
      route('puzzles', { when: { pageTypes: ['puzzle-overview', 'index'] } }),
    ];
    const named = (pageType: string) =>
      planRoutes(routes, facts({ pageType }), DEVICE).map(({ name }) => name);
    expect(named('bigboard')).toEqual(['everywhere', 'big-board']);
    expect(named('index')).toEqual(['everywhere', 'puzzles']);
    expect(named('puzzle-overview')).toEqual(['everywhere', 'puzzles']);
    expect(named('')).toEqual(['everywhere']);
    expect(named('<script>')).toEqual(['everywhere']);
  });

  it.each<[string, When, Partial<PageFacts>, boolean]>([
    ['an article type', { articleTypes: ['liveblog'] }, { articleType: 'liveblog' }, true],
    ['another article type', { articleTypes: ['liveblog'] }, { articleType: 'inbeeld' }, false],
    ['no article type', { articleTypes: ['liveblog'] }, {}, false],
    ['the app where the app is asked', { appView: true }, { appView: true }, true],
    ['the web where the app is asked', { appView: true }, {}, false],
    ['the app where the web is asked', { appView: false }, { appView: true }, false],
    ['a marker alone', { hash: ['photo'] }, { hash: '#photo' }, true],
    ['a marker with a value', { hash: ['photo'] }, { hash: '#photo=3' }, true],
    ['a marker among others', { hash: ['photo'] }, { hash: '#a=1&photo' }, true],
    ['the beginning of a marker', { hash: ['photo'] }, { hash: '#photos' }, false],
    ['a marker as a value', { hash: ['photo'] }, { hash: '#a=photo' }, false],
    ['a marker in the other place', { hash: ['photo'] }, { query: '?photo' }, false],
    ['one of several markers', { hash: ['a', 'b'] }, { hash: '#b' }, true],
    ['a parameter with its value', { query: ['from=random'] }, { query: '?a=1&from=random' }, true],
    ['a parameter with another value', { query: ['from=random'] }, { query: '?from=randomly' }, false],
    ['no query', { query: ['from=random'] }, {}, false],
    ['a reader with a login', { loggedIn: true }, { loggedIn: true }, true],
    ['a reader without one', { loggedIn: true }, {}, false],
    ['a login where none is asked', { loggedIn: false }, { loggedIn: true }, false],
    ['all conditions', { pageTypes: ['article'], loggedIn: true }, { loggedIn: true }, true],
    ['one condition of two', { pageTypes: ['index'], loggedIn: true }, { loggedIn: true }, false],
  ])('decides by %s', (_, when, page, expected) => {
    expect(runs(when, page)).toBe(expected);
  });

  it('keeps editing tools from everybody but editors [loader-7]', () => {
    expect(runs({ editorTools: true }, { editorTools: true })).toBe(true);
    expect(runs({ editorTools: true }, { editorTools: false })).toBe(false);
  });

  it('runs what a key of the configuration asks for on the pages that have the key', () => {
    expect(runs({ config: 'reports' }, { config: { reports: { address: '/reports' } } })).toBe(true);
    expect(runs({ config: 'reports' }, { config: { disabled: [] } })).toBe(false);
  });
});

describe('kill switches', () => {
  it.each<[unknown, string[]]>([
    [['quiz'], ['poll']],
    ['quiz', ['poll']],
    [['quiz', 'poll'], []],
    [[], ['quiz', 'poll']],
    [undefined, ['quiz', 'poll']],
    [{ quiz: true }, ['quiz', 'poll']],
    [7, ['quiz', 'poll']],
  ])('disabled: %j leaves %j', (disabled, left) => {
    const page = facts({ config: { disabled } });
    expect(planRoutes([route('quiz'), route('poll')], page, DEVICE).map(({ name }) => name)).toEqual(left);
  });
});

describe('small devices', () => {
  const loads = (device: Device) =>
    planRoutes([route('quiz', { optional: true }), route('poll')], facts(), device).map(({ load }) => load);

  it('makes optional features wait for interaction where data or memory is scarce', () => {
    expect(loads({ connection: { saveData: true }, deviceMemory: 8 })).toEqual(['a', 'n']);
    expect(loads({ connection: { saveData: false }, deviceMemory: 1 })).toEqual(['a', 'n']);
    expect(loads({ deviceMemory: 0.5 })).toEqual(['a', 'n']);
  });

  it('leaves them alone elsewhere, also where the browser does not tell', () => {
    expect(loads({ deviceMemory: 2 })).toEqual(['n', 'n']);
    expect(loads({})).toEqual(['n', 'n']);
  });
});

describe('hooks', () => {
  const unwanted = vi.fn<(hook: HTMLElement) => void>();
  const pairs = (markup: string, routes: Route[], root?: string) => {
    document.body.innerHTML = markup;
    const from = root ? find(root) : document;
    return planPairs(from, routes, markedSelector(routes), unwanted).map(
      ({ route, hook }) => `${route.name} ${hook.id}`,
    );
  };

  beforeEach(() => {
    unwanted.mockReset();
  });

  it('pairs each element with the feature that its data-widget names, in document order [loader-11]', () => {
    const markup = `<div id="a" data-widget="poll"></div>
      <section><div id="b" data-widget="quiz"></div></section><div id="c" data-widget="poll"></div>`;
    expect(pairs(markup, [route('quiz'), route('poll')])).toEqual(['poll a', 'quiz b', 'poll c']);
    expect(unwanted).not.toHaveBeenCalled();
  });

  it('starts a special only where its data-special value stands [page-runtime-2]', () => {
    const routes = [route('special-rebus'), route('special-parallax')];
    expect(pairs('<div id="a" data-special="rebus"></div>', routes)).toEqual(['special-rebus a']);
    expect(pairs('<div id="a" data-widget="rebus"></div>', routes)).toEqual([]);
    expect(pairs('<p>Zonder</p>', routes)).toEqual([]);
  });

  it('tells of each hook that names no feature of this page and goes on [loader-11, page-runtime-7]', () => {
    const markup = `<div id="a" data-widget="qiuz"></div><div id="b" data-special="rebsu"></div>
      <div id="c" data-widget="quiz"></div><div id="d" data-widget=""></div>`;
    expect(pairs(markup, [route('quiz'), route('special-rebus')])).toEqual(['quiz c']);
    expect(unwanted.mock.calls.map(([hook]) => hook.id)).toEqual(['a', 'b']);
  });

  it('takes no notice of white space around a name, as a template’s lines add it', () => {
    const markup = '<div id="a" data-widget="\n  quiz "></div><div id="b" data-special=" rebus "></div>';
    expect(pairs(markup, [route('quiz'), route('special-rebus')])).toEqual(['quiz a', 'special-rebus b']);
  });

  it.each(['a"],[data-widget="quiz', 'constructor', '__proto__', 'qu iz', '*', '\\'])(
    'finds no feature behind the name %j',
    (name) => {
      document.body.innerHTML = '<div id="a"></div>';
      find('#a').dataset.widget = name;
      const routes = [route('quiz')];
      expect(planPairs(document, routes, markedSelector(routes), unwanted)).toEqual([]);
      expect(unwanted).toHaveBeenCalledTimes(1);
    },
  );

  it('finds hooks by selectors of their own, those that begin like the convention included', () => {
    const routes = [
      route('lazy-images', { hook: 'img[data-src]' }),
      route('quiz'),
      route('quiz-form', { hook: '[data-widget="quiz"] form' }),
      route('both', { hook: '[data-widget="one"],[data-special="two"]' }),
    ];
    const markup = `<img id="a" data-src="/a.jpg"><div id="b" data-widget="quiz"><form id="c"></form></div>
      <div id="d" data-special="two"></div>`;
    expect(pairs(markup, routes)).toEqual(['lazy-images a', 'quiz b', 'quiz-form c', 'both d']);
  });

  it('mounts several features on one element', () => {
    const routes = [
      route('quiz'),
      route('special-rebus'),
      route('lazy-images', { hook: 'img[data-src]' }),
      route('zoom', { hook: 'img' }),
    ];
    const markup = '<img id="a" data-widget="quiz" data-special="rebus" data-src="/a.jpg"><img id="b">';
    expect(pairs(markup, routes)).toEqual(['quiz a', 'special-rebus a', 'lazy-images a', 'zoom a', 'zoom b']);
  });

  it('takes the root itself along, and nothing outside it', () => {
    const markup =
      '<div id="a" data-widget="quiz"><p><b id="b" data-widget="quiz"></b></p></div><i data-widget="quiz"></i>';
    expect(pairs(markup, [route('quiz')], '#a')).toEqual(['quiz a', 'quiz b']);
    expect(pairs(markup, [route('quiz')], 'p')).toEqual(['quiz b']);
  });
});
