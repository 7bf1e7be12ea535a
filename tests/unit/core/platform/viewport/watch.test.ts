// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watch } from '../../../../../core/platform/viewport/watch.ts';
import { logged } from '../../../support/logged.ts';

/** Replaces the browser's observer: reports on the test's command. */
class ObserverStandIn {
  static all: ObserverStandIn[] = [];
  readonly observed = new Set<Element>();
  constructor(
    readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void,
    readonly options: IntersectionObserverInit,
  ) {
    ObserverStandIn.all.push(this);
  }
  observe(element: Element): void {
    this.observed.add(element);
  }
  unobserve(element: Element): void {
    this.observed.delete(element);
  }
  disconnect(): void {
    this.observed.clear();
  }
}

let controller: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', ObserverStandIn);
  ObserverStandIn.all = [];
  controller = new AbortController();
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  location.hash = '';
});

function newElement(top = 0, height = 100): HTMLElement {
  const element = document.createElement('div');
  vi.spyOn(element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top, 100, height));
  return element;
}

function near(element: Element, isIntersecting = true): void {
  ObserverStandIn.all.at(-1)?.callback([{ target: element, isIntersecting }]);
}

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a watched element', () => {
  it('reports in and out of view, once per change, every 500 ms at most [viewport-detector-1]', () => {
    const element = newElement();
    const handler = vi.fn();
    watch(element, handler, { signal: controller.signal });
    near(element);
    vi.advanceTimersByTime(499);
    expect(handler).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    near(element, false);
    near(element);
    near(element, false);
    vi.advanceTimersByTime(2000);
    expect(handler.mock.calls).toEqual([[true], [false]]);
  });

  it('is in view within a third of the viewport height [viewport-detector-1]', () => {
    watch(newElement(), vi.fn(), { signal: controller.signal });
    const [top, sides] = String(ObserverStandIn.all[0]?.options.rootMargin).split(' ');
    expect(Number.parseFloat(top ?? '')).toBeCloseTo(33.333, 2);
    expect([top?.endsWith('%'), sides]).toEqual([true, '0px']);
  });

  it('in strict mode is in view from 70% on [viewport-detector-1]', () => {
    const element = newElement();
    const [strict, loose] = [vi.fn(), vi.fn()];
    watch(element, strict, { strict: true, signal: controller.signal });
    watch(element, loose, { signal: controller.signal });
    near(element);
    for (const top of [-31, -30, -31]) {
      vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100));
      vi.advanceTimersByTime(500);
    }
    expect(strict.mock.calls).toEqual([[true], [false]]);
    expect(loose.mock.calls).toEqual([[true]]);
  });

  it('is measured only when it is near and watched strictly', () => {
    const [far, loose] = [newElement(), newElement()];
    watch(far, vi.fn(), { strict: true, signal: controller.signal });
    watch(loose, vi.fn(), { signal: controller.signal });
    near(loose);
    vi.advanceTimersByTime(1000);
    expect(far.getBoundingClientRect).not.toHaveBeenCalled();
    expect(loose.getBoundingClientRect).not.toHaveBeenCalled();
  });

  it('does not report while the page is hidden [viewport-detector-1]', () => {
    const element = newElement();
    const handler = vi.fn();
    watch(element, handler, { signal: controller.signal });
    setHidden(true);
    near(element);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(handler).not.toHaveBeenCalled();
    setHidden(false);
    vi.advanceTimersByTime(500);
    expect(handler.mock.calls).toEqual([[true]]);
  });

  it('is not seen before a prerendered page is activated [viewport-detector-1]', () => {
    const element = newElement();
    const handler = vi.fn();
    const page = document as { prerendering?: boolean };
    page.prerendering = true;
    watch(element, handler, { signal: controller.signal });
    near(element);
    vi.advanceTimersByTime(5000);
    expect(handler).not.toHaveBeenCalled();
    delete page.prerendering;
    document.dispatchEvent(new Event('prerenderingchange'));
    vi.advanceTimersByTime(500);
    expect(handler.mock.calls).toEqual([[true]]);
  });

  it('whose handler throws does not stop the others', () => {
    const handler = vi.fn();
    const [one, other] = [newElement(), newElement()];
    watch(
      one,
      () => {
        throw new Error('broken');
      },
      { signal: controller.signal },
    );
    watch(other, handler, { signal: controller.signal });
    near(one);
    near(other);
    vi.advanceTimersByTime(500);
    expect(handler).toHaveBeenCalledOnce();
    expect(logged(/^error/)).toHaveLength(1);
  });

  it('does not report when a handler before it ended the watching', () => {
    const element = newElement();
    const handler = vi.fn();
    watch(element, () => controller.abort(), { signal: controller.signal });
    watch(element, handler, { signal: controller.signal });
    near(element);
    vi.advanceTimersByTime(500);
    expect(handler).not.toHaveBeenCalled();
  });
});

describe('the detector', () => {
  it('shares one observer and one timer, and leaves nothing behind', () => {
    const removed = vi.spyOn(document, 'removeEventListener');
    const elements = Array.from({ length: 100 }, () => newElement());
    for (const element of elements) watch(element, vi.fn(), { signal: controller.signal });
    expect(ObserverStandIn.all).toHaveLength(1);
    expect(ObserverStandIn.all[0]?.observed.size).toBe(100);
    expect(vi.getTimerCount()).toBe(1);
    controller.abort();
    expect(ObserverStandIn.all[0]?.observed.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
    expect(removed.mock.calls.map(([type]) => type)).toEqual(
      expect.arrayContaining(['visibilitychange', 'prerenderingchange']),
    );
    setHidden(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('continues for the remaining watchers of an element', () => {
    const element = newElement();
    const handler = vi.fn();
    const other = new AbortController();
    watch(element, vi.fn(), { signal: other.signal });
    watch(element, handler, { signal: controller.signal });
    other.abort();
    near(element);
    vi.advanceTimersByTime(500);
    expect(handler.mock.calls).toEqual([[true]]);
  });

  it('does not begin for a signal that has aborted', () => {
    controller.abort();
    watch(newElement(), vi.fn(), { signal: controller.signal });
    expect(ObserverStandIn.all).toEqual([]);
  });

  it('prints and outlines under #debug=inviewportdetector, and takes the outline away [viewport-detector-2, loader-15]', () => {
    const printed = vi.spyOn(console, 'info').mockImplementation(() => {});
    location.hash = '#debug=inviewportdetector';
    const element = newElement();
    watch(element, vi.fn(), { signal: controller.signal });
    const before = element.style.outline;
    near(element);
    vi.advanceTimersByTime(500);
    expect(before).toContain('dashed');
    expect(element.style.outline).toContain('solid');
    expect(printed.mock.calls.map((call) => call[1])).toEqual(['not in view', 'in view']);
    controller.abort();
    expect(element.style.outline).toBe('');
  });

  it('prints and outlines nothing otherwise [viewport-detector-2]', () => {
    const printed = vi.spyOn(console, 'info').mockImplementation(() => {});
    const element = newElement();
    watch(element, vi.fn(), { signal: controller.signal });
    near(element);
    vi.advanceTimersByTime(500);
    expect(element.style.outline).toBe('');
    expect(printed).not.toHaveBeenCalled();
  });
});
