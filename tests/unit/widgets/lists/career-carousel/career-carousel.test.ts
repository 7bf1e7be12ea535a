// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import '../../../../../core/ui/carousel/SliderControls.tsx';
import careerCarousel from '../../../../../widgets/lists/career-carousel/career-carousel.ts';
import { settled } from '../../../support/settled.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../support/observers.ts';
import { layOutRow } from '../../support/slider.ts';

beforeEach(() => {
  stubResizeObserver();
  stubIntersectionObserver();
});

afterEach(() => {
  act(leaveAll);
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
  await show(4);
  await act(settled);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Vorige vacatures',
    'Volgende vacatures',
  ]);
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
  await act(settled);
  expect(hook.className).toBe('');
  track.replaceChildren();
  await act(settled);
  expect(hook.className).not.toBe('');
  leave();
  expect(hook.className).toBe('');
});

it('shows its head while its row loads, and is removed once that failed [career-carousel-2]', async () => {
  const hook = document.createElement('section');
  hook.innerHTML =
    '<h2>Werken bij</h2><ul data-slider-track data-lazy-load-url="/vacatures.json" data-widget-state="waiting"></ul>';
  document.body.append(hook);
  await mount(careerCarousel, hook);
  expect(hook.className).toBe('');
  hook.querySelector('ul')?.setAttribute('data-widget-state', 'failed');
  await act(settled);
  expect(hook.className).not.toBe('');
});
