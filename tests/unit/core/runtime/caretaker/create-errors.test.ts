// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrors } from '../../../../../core/runtime/caretaker/create-errors.ts';
import type { Mount, Mounts } from '../../../../../core/runtime/loader/contract.ts';
import { logged, unexpected } from '../../../support/logged.ts';
import { find, mountOf, route } from '../loader/support.ts';

const mounts: Mounts = new Map();
const failMount = vi.fn<(mount: Mount, error: unknown) => void>();

// The listeners are on the window for good, as on a page.
const onError = createErrors({ mounts, failMount: (...given) => failMount(...given) });

const put = (selector: string, name: string, state: Mount['state'] = 'mounted') => {
  const mount = mountOf(find(selector), { route: route(name), state });
  mounts.set(find(selector), [...(mounts.get(find(selector)) ?? []), mount]);
  return mount;
};

/** An error as it comes out of a chunk. */
const thrownIn = (...files: string[]) =>
  Object.assign(new Error('broken'), {
    stack: `Error: broken\n${files.map((file) => `    at f (https://krant.example/assets/${file}:1:23)`).join('\n')}`,
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
