// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caretaker, Link } from '../../../../../core/runtime/loader/contract.ts';
import { find, linkTo, mountOf, route } from './support.ts';

const start = vi.fn<() => void>();
type Strategies = typeof import('../../../../../core/runtime/loader/strategies.ts')['strategies'];

let strategies: Strategies;
let controller: AbortController;
let link: Link;

const wait = (letter: keyof Strategies, detail = '', hook = find('#a')) =>
  strategies[letter](mountOf(hook, { route: route('quiz', { detail }), controller, start }), link);

beforeEach(async () => {
  ({ strategies } = await import('../../../../../core/runtime/loader/strategies.ts'));
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="a"><button>Ja</button></div><div id="b"></div>';
  controller = new AbortController();
  link = linkTo([]);
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
  let observers: FakeObserver[];

  class FakeObserver {
    readonly observe = vi.fn<(target: Element) => void>();
    readonly unobserve = vi.fn<(target: Element) => void>();
    constructor(
      readonly callback: (
        entries: { target: Element; isIntersecting: boolean }[],
        observer: FakeObserver,
      ) => void,
      readonly options: { rootMargin: string },
    ) {
      observers.push(this);
    }

    /** Reports the position of a hook. */
    report(target: Element, isIntersecting: boolean): void {
      this.callback([{ target, isIntersecting }], this);
    }
  }

  const observer = () => observers.at(-1) ?? expect.fail();

  beforeEach(async () => {
    observers = [];
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    vi.resetModules();
    ({ strategies } = await import('../../../../../core/runtime/loader/strategies.ts'));
  });

  it('starts when the hook is within 200 px of the viewport, and looks no more', () => {
    wait('v');
    expect(observer().options).toEqual({ rootMargin: '200px' });
    expect(observer().observe).toHaveBeenCalledWith(find('#a'));
    observer().report(find('#a'), false);
    expect(start).not.toHaveBeenCalled();
    observer().report(find('#a'), true);
    expect(start).toHaveBeenCalledTimes(1);
    expect(observer().unobserve).toHaveBeenCalledWith(find('#a'));
  });

  it('starts at the margin of the manifest', () => {
    wait('v', '400px 0px');
    expect(observer().options).toEqual({ rootMargin: '400px 0px' });
  });

  it('starts with data saving when the hook is in view', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    wait('v');
    wait('v', '400px 0px');
    expect(observers.map(({ options }) => options.rootMargin)).toEqual(['0px', '0px']);
  });

  it('has one observer for all hooks of the same margin, and starts only the hook that is near', () => {
    wait('v');
    const other = vi.fn<() => void>();
    strategies.v(mountOf(find('#b'), { start: other }), link);
    wait('v', '400px');
    expect(observers).toHaveLength(2);
    observers[0]?.report(find('#b'), true);
    expect(other).toHaveBeenCalledTimes(1);
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
    link = linkTo([], { once });
    wait('e', 'topic:followed');
    await vi.advanceTimersByTimeAsync(0);
    expect(once).toHaveBeenCalledWith('topic:followed', expect.any(Function), controller.signal);
    expect(start).not.toHaveBeenCalled();
    once.mock.lastCall?.[1]();
    expect(start).toHaveBeenCalledOnce();
  });

  it('waits on where the caretaker cannot be loaded', async () => {
    wait('e', 'topic:followed');
    await vi.advanceTimersByTimeAsync(0);
    expect(start).not.toHaveBeenCalled();
  });
});
