// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import careerCarousel from '../../../../../widgets/lists/career-carousel/career-carousel.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../support/observers.ts';
import { layOutRow } from '../../support/slider.ts';

beforeEach(() => {
  vi.useFakeTimers();
  stubResizeObserver();
  stubIntersectionObserver();
});

afterEach(() => {
  leaveAll();
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function show(count: number) {
  const hook = document.createElement('section');
  hook.dataset.widget = 'career-carousel';
  const head = document.createElement('div');
  head.dataset.sliderHead = '';
  const track = document.createElement('ul');
  track.dataset.sliderTrack = '';
  track.append(...Array.from({ length: count }, () => document.createElement('li')));
  hook.append(head, track);
  document.body.append(hook);
  layOutRow(track, { item: 184, gap: 16, width: 384 });
  return { track, ...(await mount(careerCarousel, hook)) };
}

it('names its buttons after vacancies [career-carousel-1]', async () => {
  const { hook } = await show(4);
  const names = [...hook.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Vorige vacatures', 'Volgende vacatures']);
});

it('is hidden without a row of vacancies, with its link [career-carousel-2]', async () => {
  const hook = document.createElement('section');
  hook.innerHTML = '<h2>Werken bij</h2><a href="/vacatures/">Bekijk alle vacatures</a>';
  document.body.append(hook);
  const { leave } = await mount(careerCarousel, hook);
  expect(hook.className).not.toBe('');
  leave();
  expect(hook.className).toBe('');
});

it('makes a row of cards that are in no list [career-carousel-1]', async () => {
  const hook = document.createElement('section');
  hook.innerHTML =
    '<h2>Werken bij</h2><div><article>Redacteur</article></div><a href="/vacatures/">Bekijk alle</a>';
  document.body.append(hook);
  const { leave } = await mount(careerCarousel, hook);
  expect(hook.className).toBe('');
  expect(hook.querySelector('[data-slider-track]')?.textContent).toBe('Redacteur');
  leave();
  expect(hook.querySelector('[data-slider-track]')).toBeNull();
});

it('is removed while there are no vacancies, and shown when they arrive [career-carousel-2]', async () => {
  const { hook, track, leave } = await show(0);
  expect(hook.className).not.toBe('');
  track.append(document.createElement('li'));
  await vi.advanceTimersByTimeAsync(0);
  expect(hook.className).toBe('');
  track.replaceChildren();
  await vi.advanceTimersByTimeAsync(0);
  expect(hook.className).not.toBe('');
  leave();
  expect(hook.className).toBe('');
});
