// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import abGroup from '../../../../../widgets/shell/ab-group/ab-group.ts';
import { leaveAll, mount } from '../../support/mount.ts';

const KEY = 'nmt_abgroup_dynamic_read_items_home';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

afterEach(async () => {
  leaveAll();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  location.hash = '';
});

const banner = () => document.querySelector('[role="status"]')?.textContent ?? '';
const visit = (hash: string) => {
  location.hash = hash;
  window.dispatchEvent(new Event('hashchange'));
};

it.each([
  ['still', true],
  ['moving', false],
])('joins the group of the hash, and shows it for 2000 ms on a %s page [ab-test-2]', async (_, matches) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  location.hash = '#debug=abgroup-dynamic_read_items_home-2';
  await mount(abGroup, document.body);
  expect(localStorage.getItem(KEY)).toBe('2');
  await vi.advanceTimersByTimeAsync(150);
  expect(banner()).toContain('A/B-test dynamic_read_items_home: joined group 2');
  await vi.advanceTimersByTimeAsync(1_900);
  expect(banner()).toContain('joined group 2');
  await vi.advanceTimersByTimeAsync(150);
  expect(banner()).toBe('');
});

it('follows the hash while the page is open, and ends with it [ab-test-2]', async () => {
  const { leave } = await mount(abGroup, document.body);
  visit('#debug=abgroup-dynamic_read_items_home-1');
  expect(localStorage.getItem(KEY)).toBe('1');
  leave();
  visit('#debug=abgroup-dynamic_read_items_home-2');
  expect(localStorage.getItem(KEY)).toBe('1');
});

it.each([
  '#debug=abgroup-dynamic_read_items_home-3',
  '#debug=abgroup-dynamic_read_items_home-0',
  '#debug=abgroup-%3Cimg%20src%3Dx%3E-1',
  '#debug=consent',
  '',
])('ignores %j [ab-test-2, ab-test-3]', async (hash) => {
  location.hash = hash;
  await mount(abGroup, document.body);
  await vi.advanceTimersByTimeAsync(500);
  expect(banner()).toBe('');
  expect(document.querySelector('img')).toBeNull();
  expect(localStorage).toHaveLength(0);
});
