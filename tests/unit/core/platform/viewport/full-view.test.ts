// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isFullyVisible,
  type Sight,
  whenInFullView,
} from '../../../../../core/platform/viewport/full-view.ts';

const WINDOW = { width: 1000, height: 800 };

/** The entry that the browser reports for an element whose part from `from` to `to` px below its top is visible. */
function sight(height: number, from: number, to: number, width = 300, visibleWidth = width): Sight {
  return {
    isIntersecting: to > from,
    boundingClientRect: new DOMRect(0, 0, width, height),
    intersectionRect: new DOMRect(0, 0, visibleWidth, to - from),
    rootBounds: new DOMRect(0, 0, WINDOW.width, WINDOW.height),
  };
}

describe('full view', () => {
  it.each<[string, boolean, Sight]>([
    ['all of it', true, sight(400, 0, 400)],
    ['all but a fraction of a pixel', true, sight(400, 0, 399.4)],
    ['all but 1%', true, sight(400, 0, 396)],
    ['all but 2%', false, sight(400, 0, 392)],
    ['half of it', false, sight(400, 200, 400)],
    ['nothing of it', false, sight(400, 0, 0)],
    ['all of it but the side that a slider clips', false, sight(400, 0, 400, 300, 200)],
    ['of one taller than the window, a window full', true, sight(1500, 300, 1100)],
    ['of one taller than the window, less than a window full', false, sight(1500, 0, 700)],
    ['of one as tall as the window, all', true, sight(800, 0, 800)],
    ['of one wider than the window, a window full', true, sight(400, 0, 400, 1500, 1000)],
    ['of one without a box', false, sight(0, 0, 0)],
  ])('is %s: %s [recommender-2]', (_, expected, entry) => {
    expect(isFullyVisible(entry)).toBe(expected);
  });

  it('is measured against the frame where the browser hides the window [recommender-2]', () => {
    const tall = { ...sight(5000, 0, innerHeight), rootBounds: null };
    expect(isFullyVisible(tall)).toBe(true);
    expect(isFullyVisible({ ...sight(5000, 0, innerHeight / 2), rootBounds: null })).toBe(false);
  });
});

describe('watching for it', () => {
  let hear: (entries: (Sight & { target: Element })[]) => void = () => {};
  const observed = new Set<Element>();
  let thresholds: number[] = [];

  beforeEach(() => {
    observed.clear();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof hear, options: { threshold: number[] }) {
          hear = callback;
          thresholds = options.threshold;
        }
        observe = (element: Element) => observed.add(element);
        unobserve = (element: Element) => observed.delete(element);
        disconnect = () => observed.clear();
      },
    );
  });

  afterEach(() => vi.unstubAllGlobals());

  it('calls the handler once for each element, at 100% [recommender-2]', () => {
    const handler = vi.fn();
    const view = whenInFullView(handler, new AbortController().signal);
    const [one, other] = [document.createElement('div'), document.createElement('div')];
    view.add(one);
    view.add(other);
    expect(thresholds).toContain(1);
    hear([{ ...sight(400, 0, 200), target: one }]);
    expect(handler).not.toHaveBeenCalled();
    hear([{ ...sight(400, 0, 400), target: one }]);
    expect(handler.mock.calls).toEqual([[one]]);
    expect([...observed]).toEqual([other]);
  });

  it('hears of a tall element in steps of a percent, and ends with its signal', () => {
    const controller = new AbortController();
    const view = whenInFullView(() => {}, controller.signal);
    view.add(document.createElement('div'));
    expect(thresholds.filter((step) => step > 0.5 && step <= 0.6)).toHaveLength(10);
    controller.abort();
    view.add(document.createElement('div'));
    expect(observed.size).toBe(0);
  });
});
