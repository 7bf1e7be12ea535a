// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import scrollImages from '../../../../../widgets/media/scroll-images/scroll-images.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubResizeObserver } from '../../support/observers.ts';

let sizes: ReturnType<typeof stubResizeObserver>;

beforeEach(() => {
  sizes = stubResizeObserver();
});

afterEach(() => {
  leaveAll();
  document.body.replaceChildren();
});

const widths = (hook: HTMLElement, box: number, image: number) =>
  Object.defineProperties(hook, {
    clientWidth: { configurable: true, value: box },
    scrollWidth: { configurable: true, value: Math.max(box, image) },
  });

async function show(box: number, image: number, attributes: Record<string, string> = {}) {
  const hook = document.createElement('div');
  hook.dataset.widget = 'scroll-images';
  for (const [name, value] of Object.entries(attributes)) hook.setAttribute(name, value);
  hook.append(document.createElement('img'));
  document.body.append(hook);
  widths(hook, box, image);
  const mounted = await mount(scrollImages, hook);
  sizes.resize(hook);
  return mounted;
}

const hint = (hook: HTMLElement) => hook.querySelector('p')?.textContent;

it('takes the focus and hints at more where the image is wider than its box [scroll-images-2]', async () => {
  const { hook } = await show(660, 1800, { 'data-label': 'Doorsnede van het rivierdal' });
  expect(hook.tabIndex).toBe(0);
  expect(hook.getAttribute('role')).toBe('group');
  expect(hook.getAttribute('aria-label')).toBe('Doorsnede van het rivierdal');
  expect(hint(hook)).toBe('Scroll om meer te zien');
});

it('takes the hint away at the first scroll, for good [scroll-images-2]', async () => {
  const { hook } = await show(660, 1800);
  hook.dispatchEvent(new Event('scroll'));
  expect(hint(hook)).toBeUndefined();
  sizes.resize(hook);
  expect(hint(hook)).toBeUndefined();
  expect(hook.tabIndex).toBe(0);
});

it('does nothing where the image fits, until it no longer does [scroll-images-1, scroll-images-2]', async () => {
  const { hook } = await show(660, 661);
  expect(hook.hasAttribute('tabindex')).toBe(false);
  expect(hint(hook)).toBeUndefined();
  widths(hook, 320, 661);
  sizes.resize(hook);
  expect(hint(hook)).toBe('Scroll om meer te zien');
  widths(hook, 700, 661);
  sizes.resize(hook);
  expect(hint(hook)).toBeUndefined();
  expect(hook.hasAttribute('role')).toBe(false);
});

it('restores the server’s markup [scroll-images-2]', async () => {
  const { hook, leave } = await show(660, 1800, { role: 'img', 'aria-label': 'Kaart' });
  leave();
  expect(hook.getAttribute('role')).toBe('img');
  expect(hook.getAttribute('aria-label')).toBe('Kaart');
  expect(hook.hasAttribute('tabindex')).toBe(false);
  expect(hint(hook)).toBeUndefined();
  expect(sizes.alive()).toBe(0);
});

it('takes the focus where a row became wider without a change of its own box [scroll-images-2]', async () => {
  const { hook } = await show(660, 600);
  widths(hook, 660, 1200);
  hook.firstElementChild?.dispatchEvent(new Event('load'));
  expect(hook.tabIndex).toBe(0);
  const { hook: other } = await show(660, 600);
  widths(other, 660, 1200);
  other.append(document.createElement('img'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(other.tabIndex).toBe(0);
  expect(hint(other)).toBe('Scroll om meer te zien');
});
