// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caretaker, Link } from '../../../../../core/runtime/loader/contract.ts';
import { strategies } from '../../../../../core/runtime/loader/schedule.ts';
import { find, linkTo } from './support.ts';

const start = vi.fn<() => void>();
let controller: AbortController;
let link: Link;

const wait = (letter: keyof typeof strategies, detail = '', hook = find('#a')) =>
  strategies[letter](start, { hook, detail, signal: controller.signal }, link);

beforeEach(() => {
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
    readonly disconnect = vi.fn<() => void>();
    constructor(
      readonly callback: (entries: { isIntersecting: boolean }[]) => void,
      readonly options: { rootMargin: string },
    ) {
      observers.push(this);
    }
  }

  const observer = () => observers.at(-1) ?? expect.fail();

  beforeEach(() => {
    observers = [];
    vi.stubGlobal('IntersectionObserver', FakeObserver);
  });

  it('starts when the hook is within 200 px of the viewport, once', () => {
    wait('v');
    expect(observer().options).toEqual({ rootMargin: '200px' });
    expect(observer().observe).toHaveBeenCalledWith(find('#a'));
    observer().callback([{ isIntersecting: false }]);
    expect(start).not.toHaveBeenCalled();
    observer().callback([{ isIntersecting: false }, { isIntersecting: true }]);
    expect(start).toHaveBeenCalledTimes(1);
    expect(observer().disconnect).toHaveBeenCalled();
  });

  it('starts at the margin of the manifest', () => {
    wait('v', '400px 0px');
    expect(observer().options).toEqual({ rootMargin: '400px 0px' });
  });

  it('ends with the hook', () => {
    wait('v');
    controller.abort();
    expect(observer().disconnect).toHaveBeenCalled();
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
    expect(once).toHaveBeenCalledWith('topic:followed', start, controller.signal);
  });

  it('waits on where the caretaker cannot be loaded', async () => {
    wait('e', 'topic:followed');
    await vi.advanceTimersByTimeAsync(0);
    expect(start).not.toHaveBeenCalled();
  });
});
