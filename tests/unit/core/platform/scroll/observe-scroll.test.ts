// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observeScroll } from '../../../../../core/platform/scroll/observe-scroll.ts';
import { on } from '../../../../../core/runtime/bus/bus.ts';
import { stubScrolling } from './scroller.ts';

let scroller: ReturnType<typeof stubScrolling>;
let ending: AbortController;
let received: string[];

beforeEach(() => {
  scroller = stubScrolling();
  ending = new AbortController();
  received = [];
  on('header:direction', ({ direction }) => received.push(direction), ending.signal);
});

afterEach(() => {
  ending.abort();
  vi.unstubAllGlobals();
});

const recorded = () => document.documentElement.dataset.scrollDirection;

it('records the direction on the root element and reports its changes, only those [sticky-header-2, sticky-header-3]', () => {
  const heard: unknown[] = [];
  const hear = ({ detail }: Event & { detail?: unknown }) => heard.push(detail);
  document.addEventListener('header:direction', hear, { signal: ending.signal });
  observeScroll(() => {}, ending.signal);
  scroller.draw();
  expect(recorded()).toBeUndefined();
  scroller.scroll(100, 200, 300);
  expect(recorded()).toBe('scrolling-down');
  scroller.scroll(250, 200);
  expect(recorded()).toBe('scrolling-up');
  expect(received).toEqual(['scrolling-down', 'scrolling-up']);
  expect(heard).toEqual([{ direction: 'scrolling-down' }, { direction: 'scrolling-up' }]);
});

it('reads the layout at most once per frame, for all listeners together [sticky-header-3, sticky-bars-3]', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  observeScroll(one, ending.signal);
  observeScroll(other, ending.signal);
  expect(scroller.draw()).toBe(1);
  scroller.move(100);
  scroller.move(20);
  scroller.move(300);
  expect(received).toEqual([]);
  expect(scroller.draw()).toBe(1);
  expect(received).toEqual(['scrolling-down']);
  for (const listener of [one, other]) {
    expect(listener).toHaveBeenCalledTimes(2);
    expect(listener).toHaveBeenLastCalledWith({ position: 300, direction: 'scrolling-down' });
  }
});

it('listens passively, and measures nothing while the reader scrolls [sticky-bars-3]', () => {
  const listen = vi.spyOn(window, 'addEventListener');
  observeScroll(() => {}, ending.signal);
  const [, , options] = listen.mock.calls.find(([name]) => name === 'scroll') ?? [];
  expect(options).toMatchObject({ passive: true });
  scroller.sizes.resize(document.body);
  const { geometryReads } = scroller.page;
  expect(geometryReads).toBeGreaterThan(0);
  scroller.scroll(100, 200, 300, 250, 100, 400);
  expect(scroller.page.geometryReads).toBe(geometryReads);
});

it('does not take the bounce at the end of the page for scrolling up', () => {
  observeScroll(() => {}, ending.signal);
  scroller.draw();
  scroller.sizes.resize(document.body);
  scroller.scroll(4000, 4200, 4290, 4230, 4200);
  expect(received).toEqual(['scrolling-down']);
  scroller.scroll(4100);
  expect(received).toEqual(['scrolling-down', 'scrolling-up']);
});

it('does not take it for scrolling that the browser keeps a text in its place while one above it grows or shrinks', () => {
  const grow = (height: number) => {
    scroller.page.height += height;
    scroller.sizes.resize(document.body);
  };
  observeScroll(() => {}, ending.signal);
  scroller.draw();
  grow(0);
  scroller.scroll(1000, 900);
  expect(received).toEqual(['scrolling-down', 'scrolling-up']);
  grow(340);
  scroller.scroll(1240);
  grow(-300);
  scroller.scroll(940);
  expect(received).toEqual(['scrolling-down', 'scrolling-up']);
  // The farthest position has moved: this is farther up, and then a change of direction.
  scroller.scroll(930, 940);
  expect(received).toEqual(['scrolling-down', 'scrolling-up', 'scrolling-down']);
});

it('takes it for scrolling that the visitor moves farther than the page has grown', () => {
  observeScroll(() => {}, ending.signal);
  scroller.draw();
  scroller.sizes.resize(document.body);
  scroller.scroll(1000, 900);
  scroller.page.height += 20;
  scroller.sizes.resize(document.body);
  scroller.scroll(1000);
  expect(received).toEqual(['scrolling-down', 'scrolling-up', 'scrolling-down']);
});

it('does not take the place where a page was left for a direction', () => {
  vi.stubGlobal('scrollY', 2000);
  observeScroll(() => {}, ending.signal);
  scroller.draw();
  expect(recorded()).toBeUndefined();
});

it('reports the position to a late listener, in the next frame', () => {
  observeScroll(() => {}, ending.signal);
  scroller.scroll(700);
  const late = vi.fn();
  observeScroll(late, ending.signal);
  scroller.draw();
  expect(late).toHaveBeenCalledWith({ position: 700, direction: undefined });
});

it('ends with the last listener, and begins anew', () => {
  const first = new AbortController();
  observeScroll(() => {}, first.signal);
  observeScroll(() => {}, ending.signal);
  scroller.draw();
  scroller.scroll(100);
  first.abort();
  expect(recorded()).toBe('scrolling-down');
  ending.abort();
  expect(recorded()).toBeUndefined();
  expect(scroller.sizes.alive()).toBe(0);
  scroller.move(900);
  expect(scroller.draw()).toBe(0);

  const again = new AbortController();
  observeScroll(() => {}, again.signal);
  scroller.draw();
  scroller.scroll(500);
  expect(recorded()).toBe('scrolling-up');
  again.abort();
});
