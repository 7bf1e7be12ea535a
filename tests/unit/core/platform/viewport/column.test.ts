// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { columnView } from '../../../../../core/platform/viewport/column.ts';

/** The boxes by id, as x, y, width and height in px; an element without one is not rendered. */
let boxes: Record<string, readonly [x: number, y: number, width: number, height: number]>;

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
  // An article of 3,000 px beside a sidebar with a slot, a list and an empty space as high as the article.
  document.body.innerHTML = `<main id="main"><div id="article"><p id="first"></p><p id="second"></p></div>
    <aside id="side"><div id="slot"></div><section id="list"></section></aside></main><footer id="footer"></footer>`;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(...(boxes[this.id] ?? [0, 0, 0, 0]));
  });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (boxes[this.id] ? [new DOMRect()] : []) as unknown as DOMRectList;
  });
});

afterEach(() => {
  document.body.replaceChildren();
});

/** The page, scrolled by a number of px; the article's paragraphs follow each other. */
function scrollTo(y: number): void {
  boxes = {
    main: [0, -y, 1200, 3000],
    article: [0, -y, 800, 3000],
    first: [0, -y, 800, 1000],
    second: [0, 1000 - y, 800, 2000],
    side: [900, -y, 300, 3000],
    slot: [900, -y, 300, 600],
    list: [900, 600 - y, 300, 400],
    footer: [0, 3000 - y, 1200, 900],
  };
}

const view = (id: string) => {
  const found = columnView(document.getElementById(id) as Element);
  return (
    found && { followers: found.followers.map((follower) => follower.id), hasNeighbour: found.hasNeighbour }
  );
};

it.each<[string, string, number, ReturnType<typeof view>]>([
  ['a slot with the list below it in view', 'slot', 700, { followers: ['list'], hasNeighbour: true }],
  ['a slot with the list below it out of view', 'slot', 1100, { followers: [], hasNeighbour: true }],
  ['a paragraph beside the list in view', 'first', 1000, { followers: ['second'], hasNeighbour: true }],
  [
    'a paragraph beside a sidebar that is empty there',
    'first',
    1200,
    { followers: ['second'], hasNeighbour: false },
  ],
  ['an element below which all is in one column', 'main', 3100, undefined],
])('knows what would move with %s', (_, id, y, expected) => {
  scrollTo(y);
  expect(view(id)).toEqual(expected);
});

it('does not count a neighbour that stays in view when the page scrolls', () => {
  scrollTo(700);
  expect(view('first')?.hasNeighbour).toBe(true);
  document.getElementById('list')?.style.setProperty('position', 'sticky');
  expect(view('first')?.hasNeighbour).toBe(false);
});
