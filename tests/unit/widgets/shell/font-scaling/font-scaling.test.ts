// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import fontScaling from '../../../../../widgets/shell/font-scaling/font-scaling.ts';
import { fontSize } from '../../../../../widgets/shell/font-scaling/font-size.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubResizeObserver } from '../../support/observers.ts';

let sizes: ReturnType<typeof stubResizeObserver>;

beforeEach(() => {
  sizes = stubResizeObserver();
});

afterEach(() => {
  leaveAll();
  location.hash = '';
  document.body.replaceChildren();
});

async function show(dataset: Record<string, string> = {}) {
  const hook = document.createElement('div');
  Object.assign(hook.dataset, { widget: 'font-scaling', ...dataset });
  document.body.append(hook);
  return mount(fontScaling, hook);
}

describe('fontSize', () => {
  it.each([
    [700, 35, undefined, undefined, 20],
    [700, 10, undefined, undefined, 70],
    [100, 35, 14, 40, 14],
    [7000, 35, 14, 40, 40],
    [700, 35, 30, 10, 30],
  ])(
    '%d px wide, ratio %d, from %s to %s: %d px [font-scaling-1, font-scaling-2]',
    (width, ratio, min, max, px) => {
      expect(fontSize(width, ratio, min, max)).toBe(px);
    },
  );
});

it('sets the width divided by 35, again at each change of width [font-scaling-1, font-scaling-2]', async () => {
  const { hook } = await show();
  sizes.resize(hook, 700);
  expect(hook.style.fontSize).toBe('20px');
  sizes.resize(hook, 350);
  expect(hook.style.fontSize).toBe('10px');
});

it('takes ratio and bounds from the hook [font-scaling-2]', async () => {
  const { hook } = await show({ fontRatio: '10', fontMin: '20', fontMax: '60' });
  for (const [width, size] of [
    [400, '40px'],
    [100, '20px'],
    [4000, '60px'],
  ] as const) {
    sizes.resize(hook, width);
    expect(hook.style.fontSize).toBe(size);
  }
});

it('leaves a hidden element as it was [font-scaling-2]', async () => {
  const { hook } = await show();
  sizes.resize(hook, 700);
  sizes.resize(hook, 0);
  expect(hook.style.fontSize).toBe('20px');
});

it.each([
  [0.5, ''],
  [1, '4px'],
])(
  'a width that the size changes %d-fold leaves the font size "%s" [font-scaling-2]',
  async (factor, size) => {
    const { hook } = await show();
    const width = () => (hook.style.fontSize ? 140 * factor : 140);
    hook.getBoundingClientRect = () => ({ width: width() }) as DOMRect;
    sizes.resize(hook, 140);
    expect(hook.style.fontSize).toBe(size);
  },
);

it.each(['0', 'groot', '-3'])('refuses the ratio %o [font-scaling-2]', async (fontRatio) => {
  await expect(show({ fontRatio })).rejects.toThrow(/data-font-ratio/);
});

it('does nothing under #debug=disable-flowtype [debug-hashes-5]', async () => {
  location.hash = '#debug=disable-flowtype';
  const { hook } = await show();
  expect(sizes.observed.size).toBe(0);
  expect(hook.style.fontSize).toBe('');
});

it('gives the element back as it was', async () => {
  const { hook, leave } = await show();
  sizes.resize(hook, 700);
  leave();
  expect(hook.style.fontSize).toBe('');
  expect(sizes.alive()).toBe(0);
});
