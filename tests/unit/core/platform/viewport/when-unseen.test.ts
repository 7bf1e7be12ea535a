// @vitest-environment happy-dom
import { beforeEach, expect, it, type Mock, vi } from 'vitest';
import { holdHeight } from '../../../../../core/platform/viewport/hold-height.ts';
import { whenUnseen } from '../../../../../core/platform/viewport/when-unseen.ts';
import { stubIntersectionObserver } from '../../../widgets/support/observers.ts';

let view: ReturnType<typeof stubIntersectionObserver>;
let boxes: Map<Element, DOMRect>;
let frames: FrameRequestCallback[];
let animate: Mock<(id: string) => void>;
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const nextFrame = () => {
  for (const callback of frames.splice(0)) callback(16);
};
const leave = (target: Element) => view.notify(target, { target, isIntersecting: false });

/** The block is 1000 px high in a window of 800; the rest of the page follows it. */
beforeEach(() => {
  document.body.innerHTML =
    '<main><div id="block"></div><p id="next" tabindex="-1"></p></main><footer id="footer"></footer><div id="bar" style="position: fixed"></div>';
  boxes = new Map([
    [byId('block'), new DOMRect(0, 100, 300, 1000)],
    [byId('next'), new DOMRect(0, 1100, 300, 50)],
    [byId('footer'), new DOMRect(0, 1150, 300, 200)],
    [byId('bar'), new DOMRect(0, 750, 300, 50)],
  ]);
  view = stubIntersectionObserver();
  frames = [];
  animate = vi.fn();
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('scrollY', 0);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1350);
  Element.prototype.animate = function (this: Element) {
    animate(this.id);
    return {} as Animation;
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxes.get(this) ?? new DOMRect();
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (boxes.has(this) ? [boxes.get(this)] : []) as unknown as DOMRectList;
  });
});

function start() {
  const change = vi.fn();
  const controller = new AbortController();
  whenUnseen(byId('block'), change, controller.signal);
  return { change, controller };
}

it('changes at once while what follows is below the window, and has it appear', () => {
  const { change } = start();
  expect(change).toHaveBeenCalledTimes(1);
  expect(animate.mock.calls.flat()).toEqual(['next', 'footer']);
  expect(view.alive()).toBe(0);
});

it.each<[string, () => void]>([
  [
    'what follows is in view',
    () =>
      boxes.set(byId('block'), new DOMRect(0, 100, 300, 600)).set(byId('next'), new DOMRect(0, 700, 300, 50)),
  ],
  ['what follows has the focus', () => byId('next').focus()],
  ['the page would become too short for its scroll position', () => vi.stubGlobal('scrollY', 90)],
])('waits where %s, until the element is out of view', (_, arrange) => {
  arrange();
  const { change } = start();
  expect(change).not.toHaveBeenCalled();
  expect(animate).not.toHaveBeenCalled();
  boxes.set(byId('block'), new DOMRect(0, 900, 300, 1000));
  leave(byId('block'));
  nextFrame();
  expect(change).toHaveBeenCalledTimes(1);
  expect(view.alive()).toBe(0);
});

it('changes once what follows has left the window', () => {
  boxes.set(byId('next'), new DOMRect(0, 700, 300, 50));
  const { change } = start();
  expect(change).not.toHaveBeenCalled();
  boxes.set(byId('next'), new DOMRect(0, 900, 300, 50));
  leave(byId('next'));
  nextFrame();
  expect(change).toHaveBeenCalledTimes(1);
});

it('does not wait for what stands beside the element', () => {
  boxes.set(byId('next'), new DOMRect(400, 100, 300, 500));
  expect(start().change).toHaveBeenCalledTimes(1);
});

it('gives up with its signal', () => {
  boxes.set(byId('next'), new DOMRect(0, 700, 300, 50));
  const { change, controller } = start();
  controller.abort();
  boxes.set(byId('next'), new DOMRect(0, 900, 300, 50));
  leave(byId('next'));
  nextFrame();
  expect(change).not.toHaveBeenCalled();
  expect(view.alive()).toBe(0);
});

it('holds a height until the content is there', () => {
  const controller = new AbortController();
  const settle = holdHeight(byId('block'), controller.signal);
  expect(byId('block').style.minBlockSize).toBe('1000px');
  settle();
  settle();
  expect(byId('block').hasAttribute('style')).toBe(false);
});

it('gives a held height back with its signal', () => {
  const controller = new AbortController();
  holdHeight(byId('block'), controller.signal);
  controller.abort();
  expect(byId('block').hasAttribute('style')).toBe(false);
});

it('holds nothing of an element without height', () => {
  boxes.set(byId('block'), new DOMRect(0, 100, 300, 0));
  holdHeight(byId('block'), new AbortController().signal)();
  expect(byId('block').hasAttribute('style')).toBe(false);
  expect(view.alive()).toBe(0);
});
