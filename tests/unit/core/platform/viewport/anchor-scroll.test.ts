// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anchorScroll } from '../../../../../core/platform/viewport/anchor-scroll.ts';

/**
 * The position of each element, as the distances of its top and bottom from the top of the viewport, in px; other
 * elements have no box.
 */
let boxes: Map<Element, readonly [top: number, bottom: number]>;
let scrolled: number[];

beforeEach(() => {
  boxes = new Map();
  scrolled = [];
  vi.stubGlobal('innerHeight', 900);
  vi.stubGlobal('scrollBy', ({ top }: ScrollToOptions) => void scrolled.push(top ?? Number.NaN));
  // happy-dom does not compute floats.
  vi.stubGlobal('getComputedStyle', ({ style }: HTMLElement) => ({
    position: style.position || 'static',
    float: style.float || 'none',
  }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, bottom] = boxes.get(this) ?? [0, 0];
    return new DOMRect(0, top, 100, bottom - top);
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (boxes.has(this) ? [new DOMRect()] : []) as unknown as DOMRectList;
  });
});

afterEach(() => document.body.replaceChildren());

/** Paragraphs below each other, each 200 px high. */
function paragraphs(count: number): HTMLElement[] {
  const list = Array.from({ length: count }, () => document.createElement('p'));
  document.body.append(...list);
  boxes.set(document.body, [0, count * 200]);
  layOut(list, 0);
  return list;
}

function layOut(list: readonly HTMLElement[], from: number): void {
  for (const [at, element] of list.entries()) boxes.set(element, [from + at * 200, from + at * 200 + 200]);
}

it('leaves the element a third of the way down the window in place [liveblog-7]', () => {
  const list = paragraphs(4);
  anchorScroll(() => layOut(list, 350));
  expect(scrolled).toEqual([350]);
});

it('anchors the neighbour of a removed element [liveblog-7]', () => {
  const list = paragraphs(4);
  anchorScroll(() => {
    list[1]?.remove();
    layOut(list.slice(2), 300);
  });
  expect(scrolled).toEqual([-100]);
});

it('anchors a given element instead, such as the pressed button [liveblog-widget-2]', () => {
  const list = paragraphs(4);
  const [first] = list;
  anchorScroll(() => {
    layOut(list, 50);
    layOut(list.slice(0, 1), -700);
  }, first);
  expect(scrolled).toEqual([-700]);
});

it('anchors the first item in view of a list that ends above that line, beside a longer column [big-board-1]', () => {
  const [column] = paragraphs(4);
  const items = [document.createElement('li'), document.createElement('li')];
  column?.append(...items);
  const layOutItems = (from: number) => {
    if (column) boxes.set(column, [0, 800]);
    for (const [at, item] of items.entries()) boxes.set(item, [from + at * 50, from + at * 50 + 50]);
  };
  layOutItems(100);
  anchorScroll(() => layOutItems(150));
  expect(scrolled).toEqual([50]);
  // Items that are added at the end move nothing.
  anchorScroll(() => {
    if (items[1]) boxes.set(items[1], [250, 300]);
  });
  expect(scrolled).toEqual([50]);
  // In a list above the viewport nothing is kept in position.
  layOutItems(-200);
  anchorScroll(() => layOutItems(-150));
  expect(scrolled).toEqual([50]);
});

it.each(['fixed', 'sticky', 'absolute'])(
  'takes nothing that is %s for what is read [liveblog-7]',
  (position) => {
    const list = paragraphs(4);
    if (list[1]) list[1].style.position = position;
    anchorScroll(() => layOut(list.slice(2), 1_000));
    expect(scrolled).toEqual([600]);
  },
);

it('does not scroll by less than a pixel of the screen, nor where nothing is left [liveblog-7]', () => {
  const list = paragraphs(2);
  anchorScroll(() => layOut(list, 0.4));
  anchorScroll(() => document.body.replaceChildren());
  expect(scrolled).toEqual([]);
});
