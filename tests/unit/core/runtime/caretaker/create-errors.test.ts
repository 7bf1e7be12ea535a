// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrors } from '../../../../../core/runtime/caretaker/create-errors.ts';
import type { Mount, Mounts } from '../../../../../core/runtime/loader/contract.ts';
import { logged, unexpected } from '../../../support/logged.ts';
import { find, mountOf, route } from '../loader/support.ts';

const FOLDER = 'https://krant.example/assets/';
const mounts: Mounts = new Map();
const failMount = vi.fn<(mount: Mount, error: unknown) => void>();

// The listeners stay on the window, as on a page.
const onError = createErrors({
  base: FOLDER,
  mounts,
  failMount: (...given) => failMount(...given),
});

const put = (selector: string, name: string, state: Mount['state'] = 'mounted') => {
  const mount = mountOf(find(selector), { route: route(name), state });
  mounts.set(find(selector), [...(mounts.get(find(selector)) ?? []), mount]);
  return mount;
};

/** An error like one thrown in a chunk. */
const thrownIn = (...files: string[]) => thrownAt(...files.map((file) => FOLDER + file));
const thrownAt = (...addresses: string[]) =>
  Object.assign(new Error('broken'), {
    stack: `Error: broken\n${addresses.map((address) => `    at f (${address}:1:23)`).join('\n')}`,
  });

const happen = (type: 'error' | 'unhandledrejection', cause: unknown) => {
  const event = new Event(type, { cancelable: true });
  onError(Object.assign(event, type === 'error' ? { error: cause } : { reason: cause }) as ErrorEvent);
  return event;
};

beforeEach(() => {
  failMount.mockReset();
  mounts.clear();
  document.body.innerHTML = '<div id="a"><button></button></div><div id="b"><button></button></div>';
});

describe.each(['error', 'unhandledrejection'] as const)('at an %s', (type) => {
  it('lets the feature fail whose chunk threw, and no other [loader-12, page-runtime-5]', () => {
    const quiz = put('#a', 'quiz');
    put('#b', 'poll');
    const cause = thrownIn('react-dom-0a1b2.js', 'quiz-0a1b2.js', 'poll-0a1b2.js');
    const event = happen(type, cause);
    expect(failMount.mock.calls).toEqual([[quiz, cause]]);
    expect(event.defaultPrevented).toBe(true);
  });

  it('lets the feature on the innermost hook around the latest event fail, where features share a file', () => {
    const scripts = ['page-0a1b2.js'];
    const putInGroup = (selector: string, name: string) => {
      const mount = mountOf(find(selector), { route: route(name, { scripts }), state: 'mounted' });
      mounts.set(find(selector), [mount]);
      return mount;
    };
    putInGroup('body', 'page-view');
    const header = putInGroup('#a', 'header');
    putInGroup('#b', 'weather');
    find('#a button').dispatchEvent(new Event('click', { bubbles: true }));
    const cause = thrownIn('page-0a1b2.js');
    happen(type, cause);
    expect(failMount.mock.calls).toEqual([[header, cause]]);
  });

  it('ignores errors of other code', () => {
    put('#a', 'quiz');
    const calledOff = Object.assign(thrownIn('quiz-0a1b2.js'), { name: 'AbortError' });
    for (const cause of [
      calledOff,
      thrownIn('cms.js'),
      thrownIn('quiz.js'),
      'quiz-0a1b2.js',
      undefined,
      null,
    ]) {
      expect(happen(type, cause).defaultPrevented).toBe(false);
    }
    expect(failMount).not.toHaveBeenCalled();
    expect(unexpected()).toEqual([]);
  });
});

describe('by the address in the stack', () => {
  it.each([
    ['in another folder of the site', 'https://krant.example/js/quiz-front.js'],
    ['in a folder of the bundle’s', `${FOLDER}ads/quiz-front.js`],
    ['of another origin', 'https://cdn.example/assets/quiz-0a1b2.js'],
    ['whose query names a file', `https://cdn.example/a.js?from=${FOLDER}quiz-0a1b2.js`],
    ['of an extension', 'chrome-extension://abc/quiz-0a1b2.js'],
    ['with a longer name', `${FOLDER}quiz-front.jsx`],
  ])('leaves an error in a script %s to that script', (_, address) => {
    put('#a', 'quiz');
    expect(happen('error', thrownAt(address)).defaultPrevented).toBe(false);
    expect(failMount).not.toHaveBeenCalled();
  });

  it('leaves an error to another script that the feature called, such as a listener to its event', () => {
    put('#a', 'quiz');
    const cause = thrownAt('https://krant.example/js/site.js', `${FOLDER}quiz-0a1b2.js`);
    expect(happen('error', cause).defaultPrevented).toBe(false);
    expect(failMount).not.toHaveBeenCalled();
  });

  it('leaves an error to another script whose message names a file of the bundle', () => {
    put('#a', 'quiz');
    const cause = Object.assign(new Error(), {
      stack: `Error: Failed to load ${FOLDER}quiz-0a1b2.js\n    at f (https://krant.example/js/site.js:1:2)`,
    });
    expect(happen('error', cause).defaultPrevented).toBe(false);
  });

  it.each([
    ['that was requested again', `    at f (${FOLDER}quiz-0a1b2.js?retry=1:1:23)`],
    ['without a function', `    at ${FOLDER}quiz-0a1b2.js:1:23`],
    ['in a promise', `    at async ${FOLDER}quiz-0a1b2.js:1:23`],
    ['in Firefox and Safari', `f@${FOLDER}quiz-0a1b2.js:1:23\n@${FOLDER}react-dom-0a1b2.js:1:9`],
    [
      'through a script that wraps listeners',
      `    at Array.map (<anonymous>)\n    at f (${FOLDER}quiz-0a1b2.js:1:23)\n    at https://cdn.example/wrap.js:1:1`,
    ],
  ])('lets the feature of a file fail %s', (_, lines) => {
    const quiz = put('#a', 'quiz');
    const cause = Object.assign(new Error('broken'), { stack: lines });
    happen('error', cause);
    expect(failMount.mock.calls).toEqual([[quiz, cause]]);
  });
});

describe('of several hooks with the same feature', () => {
  it('lets the one fail that the reader used last [loader-12]', () => {
    put('#a', 'quiz');
    const second = put('#b', 'quiz');
    find('#b button').dispatchEvent(new Event('click', { bubbles: true }));
    happen('error', thrownIn('quiz-0a1b2.js'));
    expect(failMount.mock.calls.map(([mount]) => mount)).toEqual([second]);
  });

  it('only logs an error of an unknown feature [page-runtime-5]', () => {
    put('#a', 'quiz');
    put('#b', 'quiz');
    document.body.dispatchEvent(new Event('click'));
    const cause = thrownIn('quiz-0a1b2.js');
    const event = happen('error', cause);
    expect(failMount).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(true);
    expect(logged(/^error/)).toEqual([
      ['nmt quiz:', 'The feature threw; which hook was concerned is not known.', cause],
    ]);
  });

  it('suspects only those that are mounted', () => {
    put('#a', 'quiz', 'failed');
    put('#b', 'quiz', 'loading');
    expect(happen('error', thrownIn('quiz-0a1b2.js')).defaultPrevented).toBe(false);
    const mounted = put('#b', 'quiz');
    happen('error', thrownIn('quiz-0a1b2.js'));
    expect(failMount.mock.calls.map(([mount]) => mount)).toEqual([mounted]);
  });
});
