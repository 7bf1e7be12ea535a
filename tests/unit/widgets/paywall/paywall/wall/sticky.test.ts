// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PaywallType } from '../../../../../../core/domain/paywall/types.ts';
import { createWall } from '../../../../../../widgets/paywall/paywall/wall/create-wall.ts';
import { makeSticky } from '../../../../../../widgets/paywall/paywall/wall/sticky.ts';
import { campaign, step } from '../funnel/campaigns.ts';

let scrollTo = (_position: number) => {};
vi.mock('../../../../../../core/platform/scroll/observe-scroll.ts', () => ({
  observeScroll: (received: (scrolled: { position: number }) => void) => {
    scrollTo = (position) => received({ position });
  },
}));

let ending: AbortController;
let height = 64;

beforeEach(() => {
  vi.useFakeTimers();
  ending = new AbortController();
  height = 64;
  document.body.innerHTML = '<button data-paywall-header-button>Abonneer</button>';
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height);
});
afterEach(() => {
  ending.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function stick(type: PaywallType = 'topbanner-sticky') {
  const wall = createWall(campaign([step(['header'])], { paywallType: type }));
  document.body.append(wall.section);
  wall.container.innerHTML = '<a href="/">Word abonnee</a>';
  makeSticky(wall, 'Vier weken', '[data-paywall-header-button]', ending.signal);
  return wall;
}
const isShown = () => document.querySelector<HTMLElement>('section')?.dataset.shown;
const toggle = () => document.querySelector('section button') as HTMLButtonElement;

it('shows past its own height, that of the folded panel, which is measured again 100 ms after the window has its size [paywall-types-14, paywall-types-24]', async () => {
  stick();
  scrollTo(64);
  expect(isShown()).toBe('false');
  scrollTo(65);
  expect(isShown()).toBe('true');
  height = 80;
  dispatchEvent(new Event('resize'));
  await vi.advanceTimersByTimeAsync(99);
  expect(isShown()).toBe('true');
  await vi.advanceTimersByTimeAsync(1);
  expect(isShown()).toBe('false');
});

it('stays open while the focus is in it, and only then, where the page is scrolled back [paywall-types-12]', () => {
  const { container } = stick();
  scrollTo(900);
  toggle().click();
  container.querySelector('a')?.focus();
  scrollTo(0);
  expect(isShown()).toBe('true');
  container.querySelector('a')?.blur();
  scrollTo(0);
  expect(isShown()).toBe('false');
  expect(document.querySelector<HTMLElement>('section')?.inert).toBe(true);
});

it('restores the header and its button when it is removed [paywall-types-13, paywall-types-15]', () => {
  stick();
  scrollTo(900);
  const button = document.querySelector('[data-paywall-header-button]');
  expect(button?.hasAttribute('data-paywall-past')).toBe(true);
  expect(document.documentElement.hasAttribute('data-paywall-sticky')).toBe(true);
  ending.abort();
  expect(button?.hasAttribute('data-paywall-past')).toBe(false);
  expect(document.documentElement.hasAttribute('data-paywall-sticky')).toBe(false);
});

it('marks the header itself, which makes space for the bar', () => {
  document.body.insertAdjacentHTML('afterbegin', '<header data-widget="sticky-header"></header>');
  stick();
  const isMarked = () => document.querySelector('header')?.hasAttribute('data-paywall-sticky');
  scrollTo(900);
  expect(isMarked()).toBe(true);
  scrollTo(0);
  expect(isMarked()).toBe(false);
  scrollTo(900);
  ending.abort();
  expect(isMarked()).toBe(false);
});

it('takes no wall of another type [paywall-types-16]', () => {
  expect(() => stick('soft')).toThrow(/"soft" does not stick/);
});
