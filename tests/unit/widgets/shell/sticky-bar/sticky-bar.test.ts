// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emit } from '../../../../../core/runtime/bus/bus.ts';
import stickyBar from '../../../../../widgets/shell/sticky-bar/sticky-bar.ts';
import { stickyFrom } from '../../../../../widgets/shell/sticky-bar/sticky-from.ts';
import { stubScrolling } from '../../../core/platform/scroll/scroller.ts';
import { stubWidth } from '../../support/media.ts';
import { leaveAll, mount } from '../../support/mount.ts';
import { stubIntersectionObserver } from '../../support/observers.ts';

describe('data-sticky-from [sticky-bars-3]', () => {
  it.each([
    ['0', { px: 0 }],
    ['200', { px: 200 }],
    ['200px', { px: 200 }],
    ['artikel-kop', { id: 'artikel-kop' }],
    ['één', { id: 'één' }],
  ])('reads %j', (raw, expected) => expect(stickyFrom().parse(raw)).toEqual(expected));

  it.each([undefined, '', ' ', '-5', '12.5', '2em', '200 px', '+3', '1e3', 'twee woorden', '9'.repeat(30)])(
    'refuses %j',
    (raw) => expect(() => stickyFrom().parse(raw)).toThrow(TypeError),
  );
});

let scroller: ReturnType<typeof stubScrolling>;
let seen: ReturnType<typeof stubIntersectionObserver>;
let width: ReturnType<typeof stubWidth>;

beforeEach(() => {
  scroller = stubScrolling();
  seen = stubIntersectionObserver();
  width = stubWidth(1215);
  emit('header:moved', { covers: 100 });
});

afterEach(() => {
  leaveAll();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

function page(from = 'kop'): void {
  document.body.innerHTML = `<h1 id="kop">Kop</h1><nav data-widget="sticky-bar" data-sticky-from="${from}"><a href="#kop">Naar boven</a></nav>`;
}

const start = () => mount(stickyBar, document.querySelector<HTMLElement>('nav'));
const has = (hook: Element, name: string) => [...hook.classList].some((own) => own.includes(name));
const goBy = (element: Element | null, wentBy = true) => {
  if (element) seen[wentBy ? 'leave' : 'enter'](element);
};
const ownPlace = () => document.querySelector('nav')?.previousElementSibling ?? null;

it('sticks under the header once an element has been passed, in its own place before [sticky-bars-1, sticky-bars-3]', async () => {
  page();
  const served = document.body.innerHTML;
  const { hook, leave } = await start();
  expect(has(hook, 'sticky')).toBe(false);
  goBy(document.getElementById('kop'));
  expect(has(hook, 'sticky')).toBe(true);
  expect(hook.dataset.stickyState).toBeUndefined();
  goBy(ownPlace());
  expect(hook.dataset.stickyState).toBe('stuck');
  expect(hook.style.getPropertyValue('--nmt-bar-top')).toBe('100px');
  goBy(document.getElementById('kop'), false);
  expect(has(hook, 'sticky')).toBe(false);
  leave();
  expect(document.body.innerHTML.replace(/ (class|style)=""/g, '')).toBe(served);
  expect(seen.alive()).toBe(0);
});

it('sticks from a number of px, marked from the top of the page [sticky-bars-3]', async () => {
  page('240px');
  const { hook, leave } = await start();
  const mark = document.body.lastElementChild as HTMLElement;
  expect([mark.style.insetBlockStart, mark.style.blockSize]).toEqual(['0', '240px']);
  goBy(mark);
  expect(has(hook, 'sticky')).toBe(true);
  // Content below the window does not count as passed, even if the reader jumps.
  expect(seen.options.every(({ rootMargin }) => rootMargin === '-1px 0px 10000000px 0px')).toBe(true);
  leave();
  expect(mark.isConnected).toBe(false);
});

it('hides and shows with the scrolling below 1216 px, and stays from there [sticky-bars-1, sticky-bars-2]', async () => {
  page();
  const { hook } = await start();
  goBy(document.getElementById('kop'));
  goBy(ownPlace());
  scroller.draw();
  scroller.scroll(500);
  expect(has(hook, 'away')).toBe(true);
  width.change(1216);
  expect(has(hook, 'away')).toBe(false);
  width.change(1215);
  expect(has(hook, 'away')).toBe(true);
  hook.querySelector('a')?.focus();
  expect(has(hook, 'away')).toBe(false);
  hook.querySelector('a')?.blur();
  await Promise.resolve();
  scroller.scroll(400);
  expect(has(hook, 'away')).toBe(false);
});

it('never hides in its own place [sticky-bars-3]', async () => {
  page('0');
  const { hook } = await start();
  goBy(document.body.lastElementChild);
  scroller.draw();
  scroller.scroll(50);
  expect(has(hook, 'sticky')).toBe(true);
  expect(has(hook, 'away')).toBe(false);
});

it('follows the header, whose height it keeps in mind while that is out of sight [sticky-bars-1]', async () => {
  page();
  const { hook } = await start();
  emit('header:moved', { covers: 0 });
  expect(hook.style.getPropertyValue('--nmt-bar-top')).toBe('100px');
  expect(hook.style.getPropertyValue('--nmt-bar-shift')).toBe('-100px');
  emit('header:moved', { covers: 61 });
  expect(hook.style.getPropertyValue('--nmt-bar-top')).toBe('61px');
  expect(hook.style.getPropertyValue('--nmt-bar-shift')).toBe('0px');
});

it.each([
  ['-5', 'sticky-bar: data-sticky-from is "-5"; expected whole px such as 200, or the id of an element.'],
  [
    'nergens',
    'sticky-bar: data-sticky-from is "nergens"; expected whole px such as 200, or the id of an element on this page.',
  ],
])('fails with a clear message for %s [sticky-bars-3]', async (from, message) => {
  page(from);
  await expect(start()).rejects.toThrow(message);
});

it('stays away below a header in a small window without space for both', async () => {
  vi.stubGlobal('innerHeight', 640);
  width.change(360);
  page();
  const { hook } = await start();
  Object.defineProperty(hook, 'offsetHeight', { value: 48 });
  goBy(document.getElementById('kop'));
  goBy(ownPlace());
  emit('header:moved', { covers: 60 });
  expect(has(hook, 'away')).toBe(true);
  hook.querySelector('a')?.focus();
  expect(has(hook, 'away')).toBe(false);
  hook.querySelector('a')?.blur();
  await Promise.resolve();
  vi.stubGlobal('innerHeight', 900);
  emit('header:moved', { covers: 59 });
  expect(has(hook, 'away')).toBe(false);
});
