// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import manifest from '../../../../../manifest.json' with { type: 'json' };
import pathStorytelling from '../../../../../widgets/article/path-storytelling/path-storytelling.ts';
import { takeLogged } from '../../../support/logged.ts';
import { stubMotion } from '../../support/motion.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../support/observers.ts';

const STORY = `<div data-widget="path-storytelling">
<figure data-path-map><svg viewBox="0 0 1000 500" role="img" aria-label="Kaart"><path d="M0 0"></path><path data-path-route="" d="M0 250 H1000" stroke-width="4"></path></svg></figure>
<div data-path-step="" data-path-position="0"><h2>Vertrek</h2></div>
<div data-path-step="" data-path-position="0.5"><p>Onderweg</p></div>
<div data-path-step="" data-path-position="1"><p>Aankomst</p></div>
</div>`;

let observers: ReturnType<typeof stubIntersectionObserver>;
let sizes: ReturnType<typeof stubResizeObserver>;
let measured: number;
let animations: { element: Element; frames: Keyframe[] | PropertyIndexedKeyframes }[];

beforeEach(() => {
  observers = stubIntersectionObserver();
  sizes = stubResizeObserver();
  stubMotion();
  measured = 0;
  animations = [];
  const path = SVGGeometryElement.prototype as unknown as Record<string, unknown>;
  path.getTotalLength = function (this: Element) {
    return this.getAttribute('d') === 'M0 0' ? 0 : 1000;
  };
  path.getPointAtLength = (length: number) => {
    measured += 1;
    return { x: length, y: 250 };
  };
  Element.prototype.animate = function (this: Element, frames: Keyframe[] | PropertyIndexedKeyframes | null) {
    animations.push({ element: this, frames: frames ?? {} });
    return { cancel: () => {}, effect: null } as unknown as Animation;
  };
});

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const measure = (place: Element, width = 1000) =>
  sizes.notify(place, { target: place, contentRect: { width, height: 500 } });

async function notify(html = STORY, query = '') {
  document.body.innerHTML = html;
  const before = document.body.innerHTML;
  const mounted = await mount(pathStorytelling, document.querySelector<HTMLElement>('[data-widget]'), {
    query,
  });
  const { hook } = mounted;
  const [map, trail] = [...hook.querySelectorAll('svg')];
  const place = hook.querySelector('[data-path-map]') as HTMLElement;
  return { ...mounted, before, map, trail, place, steps: [...hook.querySelectorAll('[data-path-step]')] };
}

it('mounts at 1000 px, and measures the route once [scrolly-1, path-storytelling-2]', async () => {
  expect(manifest['path-storytelling'].load).toEqual({ visible: '1000px' });
  const { hook, steps, place } = await notify();
  const before = measured;
  expect(before).toBeGreaterThan(100);
  measure(place);
  observers.enter(hook, ...steps);
  expect(measured).toBe(before);
});

it('moves map and trail to the step that is reached [path-storytelling-2]', async () => {
  const { hook, steps, place, map, trail } = await notify();
  measure(place);
  observers.enter(hook);
  expect(map?.style.transform).toBe('translate(0.00px, 0.00px) scale(1.0000)');
  observers.enter(steps[0] as Element, steps[1] as Element);
  expect(hook.dataset.activeStep).toBe('2');
  const [line, rim, dot] = [...(trail?.querySelectorAll('path') ?? [])];
  expect(line?.style.strokeDashoffset).toBe('0.5');
  expect([rim, dot].map((part) => part?.style.strokeDashoffset)).toEqual(['-0.5', '-0.5']);
  expect(map?.style.transform).toBe(trail?.style.transform);
  expect(map?.style.transform).toMatch(/scale\(3\.0000\)$/);
  // The browser gets the whole path at once.
  const moved = animations.findLast(({ element }) => element === map);
  expect(moved?.frames).toHaveProperty('transform.length', 25);
});

it.each([
  ['the drawing alone', (svg: string, steps: string) => svg + steps],
  ['a figure and a list', (svg: string, steps: string) => `<figure>${svg}</figure><div>${steps}</div>`],
])('plays a story of the specification’s markup: %s [path-storytelling-2]', async (_, write) => {
  const svg = '<svg width="1000px" height="500"><path d="M0 250 H1000"></path></svg>';
  const texts = [0, 0.5].map((at) => `<section data-path-position="${at}"><p>Stap</p></section>`).join('');
  const { hook, map, trail, place, steps, leave, before } = await notify(
    `<div data-widget="path-storytelling">${write(svg, texts)}</div>`,
  );
  measure(place);
  observers.enter(hook);
  observers.enter(steps[0] as Element, steps[1] as Element);
  expect(hook.dataset.activeStep).toBe('2');
  expect(trail?.querySelector('path')?.style.strokeDashoffset).toBe('0.5');
  expect(map?.style.transform).toMatch(/scale/);
  leave();
  expect(document.body.innerHTML).toBe(before);
});

it('looks anew 200 to 250 ms after the window has changed its size [scrolly-2]', async () => {
  vi.useFakeTimers();
  const { hook, steps, place, map } = await notify();
  measure(place);
  observers.enter(hook, ...steps);
  const before = map?.style.transform;
  measure(place, 600);
  vi.advanceTimersByTime(199);
  expect(map?.style.transform).toBe(before);
  vi.advanceTimersByTime(51);
  expect(map?.style.transform).not.toBe(before);
  vi.useRealTimers();
});

it('exposes the route to screen readers once, and restores the document [path-storytelling-2]', async () => {
  const { hook, place, trail, leave, before, steps } = await notify();
  expect(trail?.getAttribute('aria-hidden')).toBe('true');
  expect(trail?.hasAttribute('aria-label')).toBe(false);
  measure(place);
  observers.enter(hook, ...steps);
  leave();
  expect(document.body.innerHTML).toBe(before);
  expect(observers.observed.size + sizes.observed.size).toBe(0);
});

it('is a map with texts for readers who prefer reduced motion [path-storytelling-2]', async () => {
  stubMotion(true);
  const { before } = await notify();
  expect(document.body.innerHTML).toBe(before);
});

it.each([
  ['no svg', STORY.replace(/<svg.*<\/svg>/, ''), /\[data-path-map\] holds no svg with a path/],
  ['no viewBox', STORY.replace('viewBox="0 0 1000 500"', ''), /viewBox is null; expected four numbers/],
  [
    'no length',
    STORY.replace('M0 250 H1000', 'M0 0'),
    /the route's d is "M0 0"; expected a line with a length/,
  ],
  [
    'no steps',
    STORY.replaceAll(/data-path-step="" data-path-position="[\d.]+"/g, 'data-step=""'),
    /holds no \[data-path-step\]/,
  ],
  [
    'a zoom of 99',
    STORY.replace('>', ' data-path-zoom="99">'),
    /data-path-zoom is "99"; expected a number from 1 up to 12/,
  ],
])('refuses %s [path-storytelling-2]', async (_, html, message) => {
  await expect(async () => notify(html)).rejects.toThrow(message);
});

it('has no edit mode without its parameter [path-storytelling-1]', async () => {
  await notify();
  expect(document.querySelector('input')).toBeNull();
});

it('lets an editor move the steps, and copies the positions [path-storytelling-1, path-storytelling-3]', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { hook, place, trail, steps, leave, before } = await notify(STORY, '?path-scrolly-edit');
  measure(place);
  // The space below the story is that of its last child.
  expect(hook.lastElementChild).toBe(steps.at(-1));
  const ranges = [...document.querySelectorAll('input')];
  expect(ranges.map((range) => range.labels?.[0]?.textContent?.trim())).toEqual([
    '1. Vertrek',
    '2. Onderweg',
    '3. Aankomst',
  ]);
  const [, second] = ranges;
  if (!second) throw new Error('There is no range.');
  fireEvent.change(second, { target: { value: '0.425' } });
  expect(second.getAttribute('aria-valuetext')).toBe('0,425');
  expect(document.querySelector('textarea')?.value).toBe('[0,0.425,1]');
  expect(trail?.querySelector('path')?.style.strokeDashoffset).toBe('0.575');
  document.querySelector('button')?.click();
  await vi.waitFor(() =>
    expect(document.querySelector('[role="status"]')?.textContent).toBe('De posities zijn gekopieerd.'),
  );
  expect(copied).toHaveBeenCalledWith('[0,0.425,1]');
  leave();
  expect(document.body.innerHTML).toBe(before);
});

it('selects the positions where the clipboard is refused [path-storytelling-3]', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await notify(STORY, '?path-scrolly-edit');
  const field = document.querySelector('textarea');
  const selected = vi.spyOn(HTMLTextAreaElement.prototype, 'select');
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(document.querySelector('[role="status"]')?.textContent).toContain('Ctrl+C'));
  expect(document.activeElement).toBe(field);
  expect(selected).toHaveBeenCalled();
});

it('looks at the presence of a token only: it is nowhere on the page, in storage or in the console [path-storytelling-3]', async () => {
  await notify(STORY, '?token=geheim-4711');
  expect(document.querySelectorAll('input')).toHaveLength(3);
  expect(document.documentElement.outerHTML).not.toContain('geheim-4711');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain(
    'geheim-4711',
  );
  expect(JSON.stringify(takeLogged())).not.toContain('geheim-4711');
});
