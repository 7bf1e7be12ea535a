// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caretaker } from '../../../../../core/runtime/loader/contract.ts';
import { bringCaretaker } from '../../../../../core/runtime/loader/caretaker-link.ts';
import { strategies } from '../../../../../core/runtime/loader/schedule.ts';
import { find } from './support.ts';

const start = vi.fn<() => void>();
let controller: AbortController;

const wait = (letter: keyof typeof strategies, detail = '', hook = find('#a')) =>
  strategies[letter](start, { hook, detail, signal: controller.signal });

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="a"><button>Ja</button></div><div id="b"></div>';
  controller = new AbortController();
  start.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

it('now starts at once', () => {
  wait('n');
  expect(start).toHaveBeenCalledTimes(1);
});

describe('idle', () => {
  it('starts in a quiet moment, after two seconds at most', () => {
    const request = vi.fn<(callback: () => void, options: IdleRequestOptions) => number>();
    vi.stubGlobal('requestIdleCallback', request);
    wait('i');
    expect(start).not.toHaveBeenCalled();
    const [callback, options] = request.mock.calls[0] ?? expect.fail();
    expect(options).toEqual({ timeout: 2000 });
    callback();
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('lets the first work pass where the browser cannot tell (Safari)', () => {
    const known = Object.getOwnPropertyDescriptor(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'requestIdleCallback');
    wait('i');
    if (known) Object.defineProperty(window, 'requestIdleCallback', known);
    vi.advanceTimersByTime(199);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledTimes(1);
  });
});

describe('visible', () => {
  /** The browser's observers, one per margin for the whole file, as the module keeps them. */
  const observers = new Map<string, FakeObserver>();

  class FakeObserver {
    readonly watched = new Set<Element>();
    constructor(
      readonly callback: (
        entries: { target: Element; isIntersecting: boolean }[],
        self: FakeObserver,
      ) => void,
      { rootMargin }: { rootMargin: string },
    ) {
      expect(observers.has(rootMargin)).toBe(false);
      observers.set(rootMargin, this);
    }
    observe(target: Element) {
      this.watched.add(target);
    }
    unobserve(target: Element) {
      this.watched.delete(target);
    }
    meet(target: Element, isIntersecting = true) {
      this.callback([{ target, isIntersecting }], this);
    }
  }

  const observer = (margin: string) => observers.get(margin) ?? expect.fail();

  beforeEach(() => {
    vi.stubGlobal('IntersectionObserver', FakeObserver);
  });

  it('starts when the hook is 200 px from the viewport, once', () => {
    wait('v');
    const near = observer('200px');
    expect(near.watched).toContain(find('#a'));
    near.meet(find('#a'), false);
    expect(start).not.toHaveBeenCalled();
    near.meet(find('#a'));
    expect(start).toHaveBeenCalledTimes(1);
    expect(near.watched).not.toContain(find('#a'));
  });

  it('starts at the margin of the manifest, with one observer for each', () => {
    wait('v', '400px 0px');
    wait('v', '400px 0px', find('#b'));
    wait('v');
    const far = observer('400px 0px');
    expect([...far.watched]).toEqual([find('#a'), find('#b')]);
    far.meet(find('#b'));
    expect(start).toHaveBeenCalledTimes(1);
    expect([...far.watched]).toEqual([find('#a')]);
  });

  it('starts all features of a hook', () => {
    const other = vi.fn<() => void>();
    wait('v');
    strategies.v(other, { hook: find('#a'), detail: '', signal: controller.signal });
    observer('200px').meet(find('#a'));
    expect(start).toHaveBeenCalledTimes(1);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('ends with the hook, also for what the browser told before', () => {
    wait('v');
    controller.abort();
    expect(observer('200px').watched).not.toContain(find('#a'));
    observer('200px').meet(find('#a'));
    expect(start).not.toHaveBeenCalled();
  });
});

describe('interaction', () => {
  it.each(['pointerover', 'pointerdown', 'touchstart', 'focusin'])('starts at %s in the hook', (type) => {
    wait('a');
    find('#b').dispatchEvent(new Event(type, { bubbles: true }));
    expect(start).not.toHaveBeenCalled();
    find('button').dispatchEvent(new Event(type, { bubbles: true }));
    expect(start).toHaveBeenCalledTimes(1);
  });

  it('ends with the hook', () => {
    wait('a');
    controller.abort();
    find('button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(start).not.toHaveBeenCalled();
  });
});

describe('event', () => {
  it('starts at an event of the bus, which the caretaker has', async () => {
    const once = vi.fn<Caretaker['once']>();
    bringCaretaker(async () => ({ prepareReplay: () => () => {}, recover: async () => expect.fail(), once }));
    wait('e', 'topic:followed');
    await vi.advanceTimersByTimeAsync(0);
    expect(once).toHaveBeenCalledWith('topic:followed', start, controller.signal);
  });

  it('waits on where the caretaker cannot be had', async () => {
    bringCaretaker(() => Promise.reject(new Error('gone')));
    wait('e', 'topic:followed');
    await vi.advanceTimersByTimeAsync(0);
    expect(start).not.toHaveBeenCalled();
  });
});
