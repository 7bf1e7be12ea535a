import { describe, expect, it } from 'vitest';
import type { Route, When } from '../../../../../core/runtime/loader/read-routes.ts';
import {
  reasonsAgainst,
  strategyText,
  waitingText,
} from '../../../../../widgets/shell/debug-panel/explain.ts';
import { facts } from '../../../core/runtime/loader/support.ts';

const route = (when: When): Route => ({
  name: 'quiz',
  hook: '',
  load: 'n',
  detail: '',
  optional: false,
  when,
  scripts: [],
  style: '',
});

describe('why a feature does not run', () => {
  it.each<[When, Parameters<typeof facts>[0], string[]]>([
    [{}, {}, []],
    [{ pageTypes: ['article'] }, { pageType: 'article' }, []],
    [{}, { config: { disabled: ['quiz'] } }, ['it is in "disabled" of script#site-config']],
    [
      { pageTypes: ['article', 'index'] },
      { pageType: 'story' },
      ['the page type is "story"; it runs on article, index'],
    ],
    [{ articleTypes: ['liveblog'] }, { articleType: '' }, ['the article type is ""; it runs on liveblog']],
    [{ appView: true }, { appView: false }, ['it runs in the app view alone']],
    [{ appView: false }, { appView: true }, ['it does not run in the app view']],
    [{ loggedIn: true }, { loggedIn: false }, ['there is no login cookie']],
    [{ loggedIn: false }, { loggedIn: true }, ['there is a login cookie']],
    [{ editorTools: true }, {}, ['"editorTools" of script#site-config is not true']],
    [{ config: 'reports' }, {}, ['script#site-config has no "reports"']],
    [{ hash: ['debug'] }, {}, ['the fragment has none of debug']],
    [{ query: ['from=random'] }, {}, ['the query has none of from=random']],
    [
      { pageTypes: ['article'], loggedIn: true },
      { pageType: 'story', config: { disabled: 'quiz' } },
      [
        'it is in "disabled" of script#site-config',
        'the page type is "story"; it runs on article',
        'there is no login cookie',
      ],
    ],
  ])('%j on %j', (when, page, reasons) => {
    expect(reasonsAgainst(route(when), facts(page), {})).toEqual(reasons);
  });
});

describe('what a feature waits for', () => {
  it.each([
    [
      { load: 'visible', isSparing: false, distance: 1240.4 },
      'waits until it is within 200px of the window; it is 1240 px below it',
    ],
    [
      { load: { visible: '400px' }, isSparing: false, distance: -900 },
      'waits until it is within 400px of the window; it is 900 px above it',
    ],
    [
      { load: 'visible', isSparing: false, distance: undefined },
      'waits until it is within 200px of the window; it has no box, because it or what it is in is hidden',
    ],
    [
      { load: 'visible', isSparing: false, distance: 0 },
      'waits until it is within 200px of the window; it is in the window',
    ],
    [{ load: 'idle', isSparing: false, distance: 0 }, 'waits for a quiet moment after the page has loaded'],
    [
      { load: 'idle', isSparing: true, distance: 0 },
      'waits for the visitor to turn to it: the device saves data or memory',
    ],
    [{ load: 'interaction', isSparing: false, distance: 0 }, 'waits for the visitor to turn to it'],
    [{ load: 'event:login:asked', isSparing: false, distance: 0 }, 'waits for the event login:asked'],
    [{ load: 'now', isSparing: false, distance: 0 }, 'is about to load'],
  ])('%j', (waiting, text) => {
    expect(waitingText(waiting)).toBe(text);
  });

  it('is named by its strategy', () => {
    expect(strategyText({ visible: '400px' })).toBe('visible, within 400px');
    expect(strategyText('event:login:asked')).toBe('event:login:asked');
  });
});
