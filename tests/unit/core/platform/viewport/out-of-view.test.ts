// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whenOutOfView } from '../../../../../core/platform/viewport/out-of-view.ts';
import { stubIntersectionObserver } from '../../../widgets/support/observers.ts';

let view: ReturnType<typeof stubIntersectionObserver>;
/** Where the element is, in px from the top of the window; undefined without a box. */
let box: { top: number; height: number } | undefined;

beforeEach(() => {
  document.body.replaceChildren();
  view = stubIntersectionObserver();
  vi.stubGlobal('innerHeight', 800);
  box = { top: 100, height: 300 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, box?.top ?? 0, 300, box?.height ?? 0),
  );
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(
    () => (box ? [new DOMRect()] : []) as unknown as DOMRectList,
  );
});

function watch() {
  const element = document.createElement('div');
  document.body.append(element);
  const change = vi.fn();
  const controller = new AbortController();
  whenOutOfView(element, change, controller.signal);
  return { element, change, controller };
}

describe('a change out of view', () => {
  it('waits while the element is in view, and happens once', () => {
    const { element, change } = watch();
    view.enter(element);
    expect(change).not.toHaveBeenCalled();
    box = { top: 900, height: 300 };
    view.leave(element);
    expect(change).toHaveBeenCalledTimes(1);
    expect(view.alive()).toBe(0);
  });

  it.each<[string, boolean, { top: number; height: number } | undefined]>([
    ['above the window', true, { top: -400, height: 300 }],
    ['below the window', true, { top: 801, height: 300 }],
    ['without a box', true, undefined],
    ['scrolled back into view since the observer looked', false, { top: 700, height: 300 }],
    ['an edge without height, in the window', false, { top: 400, height: 0 }],
  ])('of an element %s: %s', (_, isChanged, now) => {
    const { element, change } = watch();
    box = now;
    view.leave(element);
    expect(change).toHaveBeenCalledTimes(isChanged ? 1 : 0);
  });

  it('is given up with its signal', () => {
    const { element, change, controller } = watch();
    controller.abort();
    expect(view.observed.size).toBe(0);
    view.leave(element);
    expect(change).not.toHaveBeenCalled();
  });
});
