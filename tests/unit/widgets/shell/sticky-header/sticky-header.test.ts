// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { on } from '../../../../../core/runtime/bus/bus.ts';
import stickyHeader from '../../../../../widgets/shell/sticky-header/sticky-header.ts';
import { stubScrolling } from '../../../core/platform/scroll/scroller.ts';
import { stubWidth } from '../../support/media.ts';
import { leaveAll, mount } from '../../support/mount.ts';

let scroller: ReturnType<typeof stubScrolling>;
let width: ReturnType<typeof stubWidth>;

beforeEach(() => {
  scroller = stubScrolling();
  width = stubWidth(360);
  document.body.innerHTML =
    '<header data-widget="sticky-header"><a href="/">Voorpagina</a></header><main><a href="/verder">Verder</a></main>';
});

afterEach(() => {
  leaveAll();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
});

const links = () => [...document.querySelectorAll('a')];
const isAway = (hook: Element) => [...hook.classList].some((name) => name.includes('away'));

/** Starts the feature with a header of 100 px high. */
async function start() {
  const mounted = await mount(stickyHeader, document.querySelector('header'));
  scroller.sizes.notify(mounted.hook, { target: mounted.hook, borderBoxSize: [{ blockSize: 100 }] });
  scroller.draw();
  return mounted;
}

it('hides while the reader scrolls down and shows as they scroll up [sticky-header-1]', async () => {
  const { hook } = await start();
  expect(hook.dataset.headerState).toBe('top');
  scroller.scroll(150, 200);
  expect(hook.dataset.headerState).toBe('top');
  scroller.scroll(201);
  expect(hook.dataset.headerState).toBe('down');
  expect(isAway(hook)).toBe(true);
  scroller.scroll(900, 880);
  expect(hook.dataset.headerState).toBe('up');
  expect(isAway(hook)).toBe(false);
  scroller.scroll(60);
  expect(hook.dataset.headerState).toBe('top');
});

it('does so below the large breakpoint, and only there [sticky-header-1]', async () => {
  width.change(980);
  const { hook } = await start();
  scroller.scroll(300, 900);
  expect(hook.dataset.headerState).toBeUndefined();
  expect(isAway(hook)).toBe(false);
  expect(document.documentElement.dataset.scrollDirection).toBe('scrolling-down');

  width.change(979);
  expect(hook.dataset.headerState).toBe('down');
  width.change(1280);
  expect(isAway(hook)).toBe(false);
  expect(hook.dataset.headerState).toBeUndefined();
});

it('does not hide with the focus in it, and shows on focus', async () => {
  const { hook } = await start();
  const [inside, outside] = links();
  inside?.focus();
  scroller.scroll(300, 900);
  expect(isAway(hook)).toBe(false);
  outside?.focus();
  await Promise.resolve();
  expect(isAway(hook)).toBe(true);
  inside?.focus();
  expect(isAway(hook)).toBe(false);
});

it('reports how much of the window it covers, also to late listeners [sticky-header-2]', async () => {
  const { hook } = await start();
  const covers: number[] = [];
  on('header:moved', (moved) => covers.push(moved.covers));
  scroller.scroll(300, 400, 380, 370);
  expect(covers).toEqual([100, 0, 100]);
  scroller.sizes.notify(hook, { target: hook, borderBoxSize: [{ blockSize: 61 }] });
  expect(covers.at(-1)).toBe(61);
});

it('returns without the line of its sections, which it shows at the top and with the focus in it', async () => {
  const covers: number[] = [];
  const bar = document.createElement('nav');
  bar.setAttribute('data-header-sections', '');
  document.querySelector('header')?.append(bar);
  const box = (top: number, height: number) => () => new DOMRect(0, top, 360, height);
  Object.assign(document.querySelector('header') ?? {}, { getBoundingClientRect: box(0, 100) });
  bar.getBoundingClientRect = box(60, 40);
  const { hook, leave } = await start();
  on('header:moved', (moved) => covers.push(moved.covers));
  const isShort = () => [...hook.classList].some((name) => name.includes('short'));
  expect([isShort(), document.documentElement.style.scrollPaddingBlockStart]).toEqual([false, '76px']);
  scroller.scroll(300, 900, 880);
  expect([isShort(), hook.style.getPropertyValue('--nmt-header-hidden')]).toEqual([true, '40px']);
  expect(covers).toEqual([100, 0, 60]);
  links()[0]?.focus();
  expect([isShort(), covers.at(-1)]).toEqual([false, 100]);
  links()[1]?.focus();
  await Promise.resolve();
  expect(isShort()).toBe(true);
  scroller.scroll(20);
  expect([isShort(), hook.style.getPropertyValue('--nmt-header-hidden')]).toEqual([false, '']);
  leave();
});

it('keeps the targets of anchors uncovered', async () => {
  document.documentElement.style.scrollPaddingBlockStart = '7px';
  const { leave } = await start();
  expect(document.documentElement.style.scrollPaddingBlockStart).toBe('116px');
  leave();
  expect(document.documentElement.style.scrollPaddingBlockStart).toBe('7px');
});

it('leaves the header as the server sent it', async () => {
  const served = document.body.innerHTML;
  const { leave } = await start();
  scroller.scroll(300, 900);
  leave();
  expect(document.body.innerHTML.replace(' class=""', '')).toBe(served);
  expect(scroller.sizes.alive()).toBe(0);
  expect(document.documentElement.dataset.scrollDirection).toBeUndefined();
});
