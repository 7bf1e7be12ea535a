// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAutoplay } from '../../../../../core/ui/carousel/create-autoplay.ts';
import { createSlider } from '../../../../../core/ui/carousel/slider.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../../widgets/support/observers.ts';
import { layOutRow } from '../../../widgets/support/slider.ts';

let view: ReturnType<typeof stubIntersectionObserver>;
let controller: AbortController;
let calm: EventTarget & { matches: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  stubResizeObserver();
  view = stubIntersectionObserver();
  controller = new AbortController();
  calm = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => calm);
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Five covers of 84 px with gaps of 16 px in 284 px: three can be seen, and three steps lead to the end. */
function autoplay() {
  const hook = document.createElement('section');
  const head = document.createElement('div');
  head.dataset.sliderHead = '';
  const track = document.createElement('ul');
  track.dataset.sliderTrack = '';
  const links = Array.from({ length: 5 }, () => document.createElement('a'));
  for (const link of links) link.href = '#';
  track.append(
    ...links.map((link) => {
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
  hook.append(head, track);
  document.body.append(hook);
  const scroll = layOutRow(track, { item: 84, gap: 16, width: 284 });
  track.getBoundingClientRect = () => ({ left: 0, right: 284, top: 0, bottom: 100, width: 284 }) as DOMRect;
  const { signal } = controller;
  const labels = { back: 'Vorige', forward: 'Volgende' };
  const slider = createSlider(hook, { feature: 'ebook-header', labels, step: 'item', signal });
  createAutoplay(slider, { every: 5000, steps: 10, pauseAfterUse: 3000, signal });
  view.enter(track);
  vi.advanceTimersByTime(500);
  const named = (name: string) => {
    const found = hook.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
    if (!found) throw new Error(`There is no button ${name}.`);
    return found;
  };
  const point = (type: string, target: Element, pointerType = 'mouse') =>
    target.dispatchEvent(new PointerEvent(type, { pointerType }));
  return {
    hook,
    track,
    scroll,
    named,
    point,
    messages: () => hook.querySelector('[role=status]')?.textContent,
  };
}

/** Where the row is after each of some waits. */
const after = (scroll: { left: number }, ...waits: number[]) =>
  waits.map((wait) => {
    vi.advanceTimersByTime(wait);
    return scroll.left;
  });

it('moves one cover on, from the end to the start, ten times, and announces nothing [ebook-10]', () => {
  const { track, scroll, named, messages } = autoplay();
  expect(after(scroll, 4999, 1, 5000, 5000, 5000)).toEqual([0, 100, 200, 0, 100]);
  vi.advanceTimersByTime(150);
  // A slow browser begins to scroll after the row seemed to be at rest.
  track.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(150);
  expect(messages()).toBe('');
  expect(after(scroll, 29_700, 60_000)).toEqual([100, 100]);
  // It is over; the reader may want more.
  named('Blader vanzelf').click();
  expect(after(scroll, 5000)).toEqual([200]);
});

it('a click pauses it for three seconds, and is announced [ebook-10]', () => {
  const { scroll, named, messages } = autoplay();
  vi.advanceTimersByTime(4900);
  named('Volgende').click();
  expect(scroll.left).toBe(100);
  expect(after(scroll, 150)).toEqual([100]);
  expect(messages()).toBe('2 tot en met 4 van 5');
  // The three seconds, and then the whole time to the next step.
  expect(after(scroll, 7849, 1)).toEqual([100, 200]);
});

it('the reader stops it and lets it go on by a button of its own [ebook-10]', () => {
  const { scroll, named } = autoplay();
  const button = named('Stop met bladeren');
  button.click();
  expect(button.getAttribute('aria-label')).toBe('Blader vanzelf');
  expect(after(scroll, 60_000)).toEqual([0]);
  button.click();
  expect(button.getAttribute('aria-label')).toBe('Stop met bladeren');
  expect(after(scroll, 5000)).toEqual([100]);
});

it('pauses under the pointer, but not after a touch [ebook-10]', () => {
  const { scroll, track, named, point } = autoplay();
  point('pointerenter', track);
  expect(after(scroll, 60_000)).toEqual([0]);
  point('pointerleave', track);
  point('pointerenter', named('Volgende'));
  expect(after(scroll, 60_000)).toEqual([0]);
  point('pointerleave', named('Volgende'));
  expect(after(scroll, 5000)).toEqual([100]);
  point('pointerenter', track, 'touch');
  point('pointerdown', track, 'touch');
  expect(after(scroll, 7999, 1)).toEqual([100, 200]);
});

it('pauses while the keyboard’s focus is on a cover or a button [ebook-10]', () => {
  const { scroll, track } = autoplay();
  const link = track.querySelector('a') as HTMLElement;
  vi.spyOn(link, 'matches').mockReturnValue(true);
  link.focus();
  expect(after(scroll, 60_000)).toEqual([0]);
  link.blur();
  expect(after(scroll, 5000)).toEqual([100]);
});

it('continues where a press, and not the keyboard, left the focus on a cover [ebook-10]', () => {
  const { scroll, track } = autoplay();
  const link = track.querySelector('a') as HTMLElement;
  vi.spyOn(link, 'matches').mockReturnValue(false);
  link.focus();
  expect(after(scroll, 5000)).toEqual([100]);
});

it('pauses out of view and in a hidden tab [ebook-10]', () => {
  const { scroll, track } = autoplay();
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(after(scroll, 60_000)).toEqual([0]);
  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(after(scroll, 5000)).toEqual([100]);
  track.getBoundingClientRect = () => ({ left: 0, right: 284, top: -60, bottom: 40, width: 284 }) as DOMRect;
  expect(after(scroll, 500, 60_000)).toEqual([100, 100]);
});

it('never moves for readers who prefer reduced motion, also if that changes later [ebook-12]', () => {
  calm.matches = true;
  const { scroll, hook } = autoplay();
  const toggle = hook.querySelector<HTMLElement>('[aria-label="Stop met bladeren"]');
  expect(toggle?.hidden).toBe(true);
  expect(after(scroll, 60_000)).toEqual([0]);
  calm.matches = false;
  calm.dispatchEvent(new Event('change'));
  expect(toggle?.hidden).toBe(false);
  expect(after(scroll, 5000)).toEqual([100]);
  calm.matches = true;
  calm.dispatchEvent(new Event('change'));
  expect(after(scroll, 60_000)).toEqual([100]);
});

it('leaves nothing behind [ebook-10]', () => {
  const { hook, scroll } = autoplay();
  controller.abort();
  expect(after(scroll, 60_000)).toEqual([0]);
  expect(hook.querySelector('button')).toBeNull();
  expect(view.alive()).toBe(0);
});
