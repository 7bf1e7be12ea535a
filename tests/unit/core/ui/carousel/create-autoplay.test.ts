// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { createAutoplay } from '../../../../../core/ui/carousel/create-autoplay.ts';
import { SliderControls } from '../../../../../core/ui/carousel/SliderControls.tsx';
import { createSlider, sliderPlace } from '../../../../../core/ui/carousel/slider.ts';
import { leaveAll, mount } from '../../../widgets/support/mount.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../../widgets/support/observers.ts';
import { layOutRow } from '../../../widgets/support/slider.ts';

let view: ReturnType<typeof stubIntersectionObserver>;
let calm: EventTarget & { matches: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  stubResizeObserver();
  view = stubIntersectionObserver();
  calm = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => calm);
});

afterEach(() => {
  act(leaveAll);
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const moving = widget({
  attributes: {},
  at: sliderPlace,
  view: SliderControls,
  enhance(hook, _, { signal, show }) {
    const slider = createSlider(hook, { feature: 'ebook-header', step: 'item', signal });
    const labels = { back: 'Vorige', forward: 'Volgende' };
    show({
      slider,
      labels,
      autoplay: createAutoplay(slider, { every: 5000, steps: 10, pauseAfterUse: 3000, signal }),
    });
  },
});

/** Five covers of 84 px with gaps of 16 px in 284 px: three are visible, and three steps lead to the end. */
async function autoplay() {
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
  const { leave } = await mount(moving, hook);
  act(() => view.enter(track));
  act(() => vi.advanceTimersByTime(500));
  const named = (name: string) => screen.getByRole('button', { name });
  const point = (type: string, target: Element, pointerType = 'mouse') =>
    target.dispatchEvent(new PointerEvent(type, { pointerType }));
  return {
    hook,
    track,
    scroll,
    named,
    point,
    leave,
    messages: () => hook.querySelector('[aria-live]')?.textContent,
  };
}

/** The positions of the row after each of some delays. */
const after = (scroll: { left: number }, ...waits: number[]) =>
  waits.map((wait) => {
    act(() => vi.advanceTimersByTime(wait));
    return scroll.left;
  });

it('moves one cover on, from the end to the start, ten times, and announces nothing [ebook-10]', async () => {
  const { track, scroll, named, messages } = await autoplay();
  expect(after(scroll, 4999, 1, 5000, 5000, 5000)).toEqual([0, 100, 200, 0, 100]);
  act(() => vi.advanceTimersByTime(150));
  // A slow browser starts to scroll after the row seemed to be at rest.
  track.dispatchEvent(new Event('scroll'));
  act(() => vi.advanceTimersByTime(150));
  expect(messages()).toBe('');
  expect(after(scroll, 29_700, 60_000)).toEqual([100, 100]);
  // It has ended; the reader may want to continue.
  fireEvent.click(named('Blader vanzelf'));
  expect(after(scroll, 5000)).toEqual([200]);
});

it('a click pauses it for three seconds, and is announced [ebook-10]', async () => {
  const { scroll, named, messages } = await autoplay();
  act(() => vi.advanceTimersByTime(4900));
  fireEvent.click(named('Volgende'));
  expect(scroll.left).toBe(100);
  expect(after(scroll, 150)).toEqual([100]);
  expect(messages()).toBe('2 tot en met 4 van 5');
  // The three seconds, and then the whole time to the next step.
  expect(after(scroll, 7849, 1)).toEqual([100, 200]);
});

it('the reader stops it and lets it go on by a button of its own [ebook-10]', async () => {
  const { scroll, named } = await autoplay();
  const button = named('Stop met bladeren');
  fireEvent.click(button);
  expect(button.textContent).toBe('Blader vanzelf');
  expect(after(scroll, 60_000)).toEqual([0]);
  fireEvent.click(button);
  expect(button.textContent).toBe('Stop met bladeren');
  expect(after(scroll, 5000)).toEqual([100]);
});

it('pauses under the pointer, but not after a touch [ebook-10]', async () => {
  const { scroll, track, named, point } = await autoplay();
  // Browsers also dispatch `enter` events for the ancestors of the element under the pointer.
  const steps = () => named('Volgende').parentElement as HTMLElement;
  point('pointerenter', track);
  expect(after(scroll, 60_000)).toEqual([0]);
  point('pointerleave', track);
  point('pointerenter', steps());
  expect(after(scroll, 60_000)).toEqual([0]);
  point('pointerleave', steps());
  expect(after(scroll, 5000)).toEqual([100]);
  point('pointerenter', track, 'touch');
  point('pointerdown', track, 'touch');
  expect(after(scroll, 7999, 1)).toEqual([100, 200]);
});

it('pauses while the keyboard’s focus is on a cover or a button [ebook-10]', async () => {
  const { scroll, track } = await autoplay();
  const link = track.querySelector('a') as HTMLElement;
  vi.spyOn(link, 'matches').mockReturnValue(true);
  link.focus();
  expect(after(scroll, 60_000)).toEqual([0]);
  link.blur();
  expect(after(scroll, 5000)).toEqual([100]);
});

it('continues where a press, and not the keyboard, left the focus on a cover [ebook-10]', async () => {
  const { scroll, track } = await autoplay();
  const link = track.querySelector('a') as HTMLElement;
  vi.spyOn(link, 'matches').mockReturnValue(false);
  link.focus();
  expect(after(scroll, 5000)).toEqual([100]);
});

it('pauses out of view and in a hidden tab [ebook-10]', async () => {
  const { scroll, track } = await autoplay();
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(after(scroll, 60_000)).toEqual([0]);
  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(after(scroll, 5000)).toEqual([100]);
  track.getBoundingClientRect = () => ({ left: 0, right: 284, top: -60, bottom: 40, width: 284 }) as DOMRect;
  expect(after(scroll, 500, 60_000)).toEqual([100, 100]);
});

it('never moves for readers who prefer reduced motion, also if that changes later [ebook-12]', async () => {
  calm.matches = true;
  const { scroll, hook } = await autoplay();
  const toggle = hook.querySelector('button');
  expect(toggle?.hidden).toBe(true);
  expect(after(scroll, 60_000)).toEqual([0]);
  calm.matches = false;
  act(() => calm.dispatchEvent(new Event('change')));
  expect(toggle?.hidden).toBe(false);
  expect(after(scroll, 5000)).toEqual([100]);
  calm.matches = true;
  act(() => calm.dispatchEvent(new Event('change')));
  expect(after(scroll, 60_000)).toEqual([100]);
});

it('leaves nothing behind [ebook-10]', async () => {
  const { hook, scroll, leave } = await autoplay();
  act(leave);
  expect(after(scroll, 60_000)).toEqual([0]);
  expect(hook.querySelector('button')).toBeNull();
  expect(view.alive()).toBe(0);
});
