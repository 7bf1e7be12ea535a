// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShow } from '../../../../../../core/runtime/feature/show-view.tsx';
import { nameOf, readBlocks } from '../../../../../../widgets/personal/reading-history/resume/blocks.ts';
import { ResumeOffer } from '../../../../../../widgets/personal/reading-history/resume/ResumeOffer.tsx';
import {
  readingPosition,
  storePosition,
} from '../../../../../../widgets/personal/reading-history/resume/reading-positions.ts';
import { resumeReading } from '../../../../../../widgets/personal/reading-history/resume/resume-reading.ts';
import { stubIntersectionObserver } from '../../../support/observers.ts';

const WINDOW = 800;
const READING = { account: 'a', articleId: 4101 };

let controller: AbortController;
/** How far the page is scrolled, in px. */
let scrolled = 0;
let observers: ReturnType<typeof stubIntersectionObserver>;

/** Returns one of twenty blocks of 200 px; the eleventh is a heading. */
const block = (index: number) =>
  index === 10
    ? `<h2 id="b10">De kade</h2>`
    : `<p id="b${index}">Alinea ${index} over een dijk die wijkt.</p>`;

beforeEach(() => {
  vi.useFakeTimers();
  observers = stubIntersectionObserver();
  controller = new AbortController();
  scrolled = 0;
  vi.stubGlobal('innerHeight', WINDOW);
  document.body.innerHTML = `<div data-resume-reading></div><div data-article-body>${Array.from({ length: 20 }, (_, index) => block(index)).join('')}<aside><p>Lees ook</p></aside></div>`;
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = Number(/^b(\d+)$/.exec(this.id)?.[1] ?? Number.NaN);
    return Number.isNaN(index)
      ? new DOMRect(0, -scrolled, 600, 4000)
      : new DOMRect(0, index * 200 - scrolled, 600, 200);
  });
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const open = () => {
  const hook = document.querySelector<HTMLElement>('[data-resume-reading]');
  const { signal } = controller;
  if (!hook) return;
  const show = createShow(ResumeOffer, { hook, at: 'beforeend', signal, fail: vi.fn() });
  resumeReading(READING, { show, signal });
};
const scrollTo = (top: number) => {
  scrolled = top;
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(1000);
};
const stored = () => readingPosition('a', 4101)?.index;
const buttons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('[data-resume-reading] button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
const button = (at: number) =>
  document.querySelectorAll<HTMLButtonElement>('[data-resume-reading] button')[at];
const stoppedAt = (index: number) =>
  storePosition('a', 4101, { index, text: document.getElementById(`b${index}`)?.textContent ?? '' });

describe('what is remembered [design]', () => {
  it('is the paragraph at the line at which people read', () => {
    open();
    scrollTo(1500);
    expect(stored()).toBe(8);
  });

  it('is nothing of an article that was barely begun, and no longer that of one that was read to the end', () => {
    open();
    scrollTo(300);
    expect(stored()).toBeUndefined();
    scrollTo(1500);
    scrollTo(3100);
    expect(stored()).toBeUndefined();
    // A reader who scrolls back after the end has still read the article.
    scrollTo(1500);
    expect(stored()).toBeUndefined();
  });

  it('is the last place when the page is left before scrolling settled, and nothing without scrolling', () => {
    open();
    scrolled = 1500;
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toBeUndefined();
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()).toBe(8);
  });

  it('stays as it was once the permission is withdrawn', () => {
    open();
    controller.abort();
    scrollTo(1500);
    expect(stored()).toBeUndefined();
  });
});

describe('the offer [design]', () => {
  it('names the paragraph by its first words, or its heading', () => {
    stoppedAt(8);
    open();
    expect(buttons()).toEqual(['Verder lezen vanaf ‘Alinea 8 over een dijk die …’', 'Sluit ‘Verder lezen’']);
    const body = document.querySelector<HTMLElement>('[data-article-body]');
    expect(nameOf(body ? readBlocks(body) : [], 12)).toBe('De kade');
  });

  it('leads there with the focus, and is gone', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    stoppedAt(12);
    open();
    button(0)?.click();
    expect(document.activeElement?.id).toBe('b12');
    expect(scroll).toHaveBeenCalledOnce();
    expect(buttons()).toEqual([]);
    expect(stored()).toBe(12);
  });

  it('goes for good when it is dismissed', () => {
    stoppedAt(12);
    open();
    button(1)?.click();
    expect(buttons()).toEqual([]);
    expect(stored()).toBeUndefined();
  });

  it('goes when the visitor comes there without it; until then the place stays', () => {
    stoppedAt(12);
    open();
    scrollTo(900);
    expect(stored()).toBe(12);
    const target = document.getElementById('b12');
    if (target) {
      observers.notify(target, { target, isIntersecting: true, boundingClientRect: { top: 700 } });
    }
    expect(buttons()).toEqual([]);
    scrollTo(2600);
    expect(stored()).toBe(14);
  });

  it.each([
    ['without a place', () => {}],
    [
      'where the paragraph is no longer there',
      () => storePosition('a', 4101, { index: 8, text: 'Iets anders' }),
    ],
    ['where the paragraph is on the first screen', () => stoppedAt(2)],
    [
      'where the address leads elsewhere',
      () => {
        stoppedAt(8);
        history.replaceState(null, '', '#onderwerpen');
      },
    ],
    [
      'where the browser has scrolled already',
      () => {
        stoppedAt(8);
        scrolled = 1200;
      },
    ],
  ])('is not made %s', (_, prepare) => {
    prepare();
    open();
    expect(buttons()).toEqual([]);
  });

  it('finds a paragraph that has moved, and leaves with the feature', () => {
    storePosition('a', 4101, { index: 3, text: 'Alinea 8 over' });
    open();
    expect(buttons()[0]).toContain('Alinea 8');
    controller.abort();
    expect(buttons()).toEqual([]);
  });
});
