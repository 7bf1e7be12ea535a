// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import styles from '../../../../../widgets/article/scroll-progress/scroll-progress.module.css';
import scrollProgress from '../../../../../widgets/article/scroll-progress/scroll-progress.ts';
import { logged } from '../../../support/logged.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubResizeObserver } from '../../support/observers.ts';

let sizes: ReturnType<typeof stubResizeObserver>;
let frames: FrameRequestCallback[];

beforeEach(() => {
  sizes = stubResizeObserver();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  vi.stubGlobal('innerHeight', 1000);
  vi.stubGlobal('scrollY', 0);
});

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
});

/** An article of a given height, 200 px below the document's top. */
function articleOf(height: number, id = '') {
  const article = document.createElement('article');
  article.id = id;
  const measured = vi.fn(() => ({ top: 200 - scrollY, height }) as DOMRect);
  article.getBoundingClientRect = measured;
  document.body.append(article);
  return { article, measured };
}

async function show(dataset: Record<string, string> = {}) {
  const hook = document.createElement('div');
  Object.assign(hook.dataset, { widget: 'scroll-progress', ...dataset });
  document.body.prepend(hook);
  return mount(scrollProgress, hook);
}

function draw(): void {
  const due = frames;
  frames = [];
  for (const frame of due) frame(0);
}

function scrollTo(position: number): void {
  vi.stubGlobal('scrollY', position);
  dispatchEvent(new Event('scroll'));
}

const isShown = (hook: Element) => hook.classList.contains(styles.shown);
const bar = (hook: Element) => hook.firstElementChild as HTMLElement;

it('follows the reader through a long article, hidden from screen readers [scroll-progress-1, scroll-progress-2]', async () => {
  const { article } = articleOf(3000);
  const { hook } = await show();
  expect(hook.getAttribute('aria-hidden')).toBe('true');
  sizes.resize(article);
  expect(isShown(hook)).toBe(true);
  for (const [position, size] of [
    [0, '0% 100%'],
    [1200, '50% 100%'],
    [2200, '100% 100%'],
  ] as const) {
    scrollTo(position);
    draw();
    expect(bar(hook).style.backgroundSize).toBe(size);
  }
});

it('measures nothing and draws once per frame while the reader scrolls [scroll-progress-2]', async () => {
  const { article, measured } = articleOf(3000);
  await show();
  sizes.resize(article);
  draw();
  measured.mockClear();
  for (const position of [10, 20, 30]) scrollTo(position);
  expect(frames).toHaveLength(1);
  draw();
  expect(measured).not.toHaveBeenCalled();
});

it('stays out of sight on a short article, and looks again when sizes change [scroll-progress-1]', async () => {
  const { article, measured } = articleOf(1500);
  const { hook } = await show();
  sizes.resize(article);
  expect(isShown(hook)).toBe(false);

  measured.mockReturnValue({ top: 200, height: 2400 } as DOMRect);
  sizes.resize(article);
  expect(isShown(hook)).toBe(true);

  vi.stubGlobal('innerHeight', 1300);
  const before = sizes.starts(article);
  dispatchEvent(new Event('resize'));
  expect(sizes.starts(article)).toBe(before + 1);
  sizes.resize(article);
  expect(isShown(hook)).toBe(false);
});

it('follows the element that the hook names [scroll-progress-2]', async () => {
  articleOf(100);
  const { article } = articleOf(3000, 'tekst');
  const { hook } = await show({ target: 'tekst' });
  sizes.resize(article);
  expect(isShown(hook)).toBe(true);
});

it.each([
  ['the page', {}],
  ['the article that the hook names', { target: 'tekst' }],
])(
  'ends with the body of %s, not with what is below it in the article [scroll-progress-2]',
  async (_, dataset) => {
    const { article } = articleOf(9000, 'tekst');
    const body = document.createElement('div');
    body.dataset.articleBody = '';
    body.getBoundingClientRect = () => ({ top: 200 - scrollY, height: 3000 }) as DOMRect;
    article.append(body);
    const { hook } = await show(dataset);
    sizes.resize(body);
    scrollTo(2200);
    draw();
    expect(bar(hook).style.backgroundSize).toBe('100% 100%');
  },
);

it('logs that there is nothing to follow', async () => {
  const { hook } = await show({ target: 'weg' });
  expect(logged(/^warn/).some(([, message]) => String(message).includes('"weg"'))).toBe(true);
  expect(hook.childElementCount).toBe(0);
});

/** Simulates a browser with view timelines, in which a box scrolls. */
function stubTimelines(source: Element | null) {
  const timelines: unknown[] = [];
  const cancel = vi.fn();
  const animate = vi
    .spyOn(HTMLElement.prototype, 'animate')
    .mockReturnValue({ cancel } as unknown as Animation);
  class Timeline {
    readonly source = source;

    constructor(options: unknown) {
      timelines.push(options);
    }
  }
  class Animated {
    get rangeStart() {
      return 'contain 0%';
    }
  }
  vi.stubGlobal('ViewTimeline', Timeline);
  vi.stubGlobal('Animation', Animated);
  return { timelines, cancel, animate };
}

it('leaves scrolling to the browser where it has view timelines [scroll-progress-2]', async () => {
  const { article } = articleOf(3000);
  const { timelines, cancel, animate } = stubTimelines(document.scrollingElement);
  const { hook, leave } = await show();
  sizes.resize(article);
  expect(isShown(hook)).toBe(true);
  expect(timelines).toEqual([{ subject: article, axis: 'block', inset: '0px' }]);
  expect(animate.mock.lastCall?.[1]).toMatchObject({ rangeStart: 'contain 0%', rangeEnd: 'contain 100%' });
  scrollTo(500);
  expect(frames).toEqual([]);
  leave();
  expect(cancel).toHaveBeenCalledOnce();
});

it('follows by itself where a box around the article would be followed instead [scroll-progress-2]', async () => {
  const { article } = articleOf(3000);
  const { animate } = stubTimelines(document.body.appendChild(document.createElement('div')));
  const { hook } = await show();
  sizes.resize(article);
  scrollTo(1200);
  draw();
  expect(animate).not.toHaveBeenCalled();
  expect(bar(hook).style.backgroundSize).toBe('50% 100%');
});

it('gives the hook back as it was', async () => {
  const { article } = articleOf(3000);
  const { hook, leave } = await show();
  sizes.resize(article);
  leave();
  expect(hook.outerHTML).toBe('<div data-widget="scroll-progress"></div>');
  expect(sizes.alive()).toBe(0);
  scrollTo(10);
  expect(frames).toEqual([]);
});
