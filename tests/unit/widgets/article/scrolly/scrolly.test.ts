// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import manifest from '../../../../../manifest.json' with { type: 'json' };
import scrolly from '../../../../../widgets/article/scrolly/scrolly.ts';
import { logged, unexpected } from '../../../support/logged.ts';
import { stubMotion } from '../../support/motion.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver, stubResizeObserver } from '../../support/observers.ts';

const STORY = `<div data-widget="scrolly">
<figure data-scrolly-media><img src="/1.webp" alt="Een"></figure>
<div data-scrolly-step><p>Eerste</p></div>
<div data-scrolly-step><p>Tweede</p></div>
<figure data-scrolly-media><img src="/2.webp" alt="Twee" loading="lazy"></figure>
<div data-scrolly-step><p>Derde</p></div>
</div>`;

let observers: ReturnType<typeof stubIntersectionObserver>;
let motion: ReturnType<typeof stubMotion>;

beforeEach(() => {
  observers = stubIntersectionObserver();
  stubResizeObserver();
  motion = stubMotion();
});

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
});

async function notify(html = STORY) {
  document.body.innerHTML = html;
  const before = document.body.innerHTML;
  const mounted = await mount(scrolly, document.querySelector<HTMLElement>('[data-widget]'));
  const { hook } = mounted;
  const steps = [...hook.querySelectorAll('[data-scrolly-step]')];
  const shown = () =>
    [...hook.querySelectorAll('[data-scrolly-media]')].map((media) => media.className.includes('shown'));
  return { ...mounted, before, steps, shown };
}

it('mounts at 1000 px and starts at 500 px [scrolly-1, scrolly-4]', async () => {
  expect(manifest.scrolly.load).toEqual({ visible: '1000px' });
  const { hook, steps } = await notify();
  expect([...observers.observed]).toEqual([hook]);
  expect(observers.options.map(({ rootMargin }) => rootMargin)).toEqual(['500px 0px']);
  observers.enter(hook);
  for (const step of steps) expect(observers.observed).toContain(step);
});

it('marks the reached step and shows its picture [scrolly-4]', async () => {
  const { hook, steps, shown } = await notify();
  const [first, second, third] = steps as [Element, Element, Element];
  expect(shown()).toEqual([true, false]);
  observers.enter(hook);
  expect(hook.dataset.activeStep).toBeUndefined();
  observers.enter(first, second);
  expect(hook.dataset.activeStep).toBe('2');
  expect(shown()).toEqual([true, false]);
  observers.enter(third);
  expect(hook.dataset.activeStep).toBe('3');
  expect(shown()).toEqual([false, true]);
  observers.leave(third, second, first);
  expect(hook.dataset.activeStep).toBeUndefined();
  expect(shown()).toEqual([true, false]);
});

it('loads all pictures before they are visible, and restores the document [scrolly-4]', async () => {
  const { hook, leave, before } = await notify();
  expect(hook.querySelectorAll('[loading="lazy"]')).toHaveLength(0);
  observers.enter(hook);
  leave();
  expect(document.body.innerHTML).toBe(before);
  expect(observers.observed.size).toBe(0);
});

it.each([
  [
    'an element around the picture, and one around the steps',
    '<div class="beeld"><img src="/1.webp" alt="Een"></div><div><p>Vooraf</p><section><div data-scrolly-step>1</div></section><div data-scrolly-step>2</div></div>',
  ],
  [
    'a picture alone',
    '<img src="/1.webp" alt="Een"><div data-scrolly-step>1</div><div data-scrolly-step><img src="/2.webp" alt="">2</div>',
  ],
  [
    'a video behind the steps',
    '<div><div data-scrolly-step>1</div><div data-scrolly-step>2</div></div><figure><video src="/1.mp4" preload="auto"></video></figure>',
  ],
])('plays a story of the specification’s markup: %s [scrolly-4]', async (_, html) => {
  const { hook, steps, shown, leave, before } = await notify(`<div data-widget="scrolly">${html}</div>`);
  expect(shown()).toEqual([true]);
  observers.enter(hook);
  observers.enter(steps[0] as Element);
  expect(hook.dataset.activeStep).toBe('1');
  observers.enter(steps[1] as Element);
  expect(hook.dataset.activeStep).toBe('2');
  // Each text is in a separate row.
  const rows = steps.map((step) => (step as HTMLElement).style.gridRow);
  expect(new Set(rows).size).toBe(2);
  leave();
  expect(document.body.innerHTML).toBe(before);
});

it('is an article for readers who prefer reduced motion, also later [scrolly-5]', async () => {
  motion = stubMotion(true);
  const { hook, steps, before } = await notify();
  expect(document.body.innerHTML).toBe(before);
  motion.change(false);
  observers.enter(hook, ...steps);
  expect(hook.dataset.activeStep).toBe('3');
  motion.change(true);
  expect(document.body.innerHTML).toBe(before);
  expect(observers.observed.size).toBe(0);
});

it.each([
  [
    'an unknown size',
    STORY.replace('>', ' data-step-size="huge">'),
    /scrolly: data-step-size is "huge"; expected one of "small", "medium", "large"/,
  ],
  [
    'no steps',
    STORY.replaceAll('data-scrolly-step', 'data-step'),
    /scrolly: the hook holds no \[data-scrolly-step\]/,
  ],
  [
    'no media',
    STORY.replaceAll('data-scrolly-media', 'data-media').replaceAll(/<img[^>]*>/g, ''),
    /scrolly: the hook holds no \[data-scrolly-media\], and no picture/,
  ],
])('refuses %s and leaves the article [scrolly-3, scrolly-5]', async (_, html, message) => {
  await expect(async () => notify(html)).rejects.toThrow(message);
  expect(document.body.innerHTML.replaceAll('=""', '')).toBe(html);
});

it('warns of a step that is too deep, and leaves those of an inner story alone', async () => {
  const { hook, steps } = await notify(STORY.replace('<p>Eerste</p>', '<div data-scrolly-step>Diep</div>'));
  logged('warn', 'A [data-scrolly-step] is in another step');
  observers.enter(hook);
  expect(observers.observed).not.toContain(steps[1]);
  await notify(STORY.replace('<p>Eerste</p>', STORY));
  expect(unexpected()).toEqual([]);
});
