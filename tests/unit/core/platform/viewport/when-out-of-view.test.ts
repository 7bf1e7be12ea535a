// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { whenOutOfView } from '../../../../../core/platform/viewport/when-out-of-view.ts';
import { stubIntersectionObserver } from '../../../widgets/support/observers.ts';

let view: ReturnType<typeof stubIntersectionObserver>;
let frames: FrameRequestCallback[];
const leave = (target: Element) => view.notify(target, { target, isIntersecting: false });
/** The time of the latest frame, in ms. */
let time = 0;
const nextFrame = () => {
  time += 16;
  for (const callback of frames.splice(0)) callback(time);
};
/** The position of the element, in px from the top of the viewport; undefined without a box. */
let box: { top: number; height: number } | undefined;

beforeEach(() => {
  document.body.replaceChildren();
  view = stubIntersectionObserver();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
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
    leave(element);
    nextFrame();
    expect(change).toHaveBeenCalledTimes(1);
    expect(view.alive()).toBe(0);
    nextFrame();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('does not happen where a jump has brought the element into view by the next frame', () => {
    const { element, change } = watch();
    box = { top: 900, height: 300 };
    leave(element);
    expect(change).not.toHaveBeenCalled();
    box = { top: 300, height: 300 };
    nextFrame();
    expect(change).not.toHaveBeenCalled();
    box = { top: -400, height: 300 };
    leave(element);
    nextFrame();
    expect(change).toHaveBeenCalledTimes(1);
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
    leave(element);
    nextFrame();
    expect(change).toHaveBeenCalledTimes(isChanged ? 1 : 0);
  });

  it('below the window waits for the frame after one above it, which scrolls', () => {
    const [above, below] = [watch(), watch()];
    box = { top: -400, height: 300 };
    leave(above.element);
    leave(below.element);
    const [first, second] = frames.splice(0) as [FrameRequestCallback, FrameRequestCallback];
    time += 16;
    first(time);
    box = { top: 900, height: 300 };
    second(time);
    expect(above.change).toHaveBeenCalledTimes(1);
    expect(below.change).not.toHaveBeenCalled();
    nextFrame();
    expect(below.change).toHaveBeenCalledTimes(1);
  });

  it('above the window has a frame of its own, below it shares one', () => {
    const [above, alsoAbove] = [watch(), watch()];
    box = { top: -400, height: 300 };
    leave(above.element);
    leave(alsoAbove.element);
    nextFrame();
    expect([above.change, alsoAbove.change].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
    nextFrame();
    expect(alsoAbove.change).toHaveBeenCalledTimes(1);
    const [below, alsoBelow] = [watch(), watch()];
    box = { top: 900, height: 300 };
    leave(below.element);
    leave(alsoBelow.element);
    nextFrame();
    expect(below.change).toHaveBeenCalledTimes(1);
    expect(alsoBelow.change).toHaveBeenCalledTimes(1);
  });

  it('waits until the page has not scrolled for a moment, and is still out of view', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const scroll = () => {
      const event = new Event('scroll');
      Object.defineProperty(event, 'timeStamp', { value: time });
      dispatchEvent(event);
    };
    const { element, change } = watch();
    box = { top: 900, height: 300 };
    leave(element);
    scroll();
    nextFrame();
    time += 100;
    scroll();
    await vi.advanceTimersByTimeAsync(150);
    nextFrame();
    expect(change).not.toHaveBeenCalled();
    time += 150;
    await vi.advanceTimersByTimeAsync(150);
    nextFrame();
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('is given up with its signal', () => {
    const { element, change, controller } = watch();
    controller.abort();
    expect(view.observed.size).toBe(0);
    leave(element);
    nextFrame();
    expect(change).not.toHaveBeenCalled();
  });

  it('is given up with its signal also between the observer and the frame', () => {
    const { element, change, controller } = watch();
    box = { top: 900, height: 300 };
    leave(element);
    controller.abort();
    nextFrame();
    expect(change).not.toHaveBeenCalled();
  });

  it('waits above the window while what follows it in its column and another column are in view', () => {
    const { element, change } = watch();
    const [column, follower, neighbour, text] = [1, 2, 3, 4].map(() => document.createElement('div'));
    if (!column || !follower || !neighbour || !text) throw new Error('There are no elements.');
    document.body.append(column, neighbour);
    column.append(element, follower);
    neighbour.append(text);
    const place = (target: Element, x: number, top: number, height: number) => {
      target.getBoundingClientRect = () => new DOMRect(x, top, 300, height);
    };
    place(column, 0, -400, 3000);
    place(neighbour, 400, -400, 3000);
    place(text, 400, -400, 3000);
    place(element, 0, -400, 300);
    place(follower, 0, -100, 300);
    leave(element);
    nextFrame();
    expect(change).not.toHaveBeenCalled();
    place(follower, 0, -400, 300);
    leave(follower);
    nextFrame();
    expect(change).toHaveBeenCalledTimes(1);
  });
});
