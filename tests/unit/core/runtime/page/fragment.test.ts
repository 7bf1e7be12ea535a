// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { fragmentId, fragmentTarget } from '../../../../../core/runtime/page/fragment.ts';

beforeEach(() => {
  document.body.innerHTML = '<p id="week"></p><p id="één"></p><p id="a%20b"></p>';
});

it.each([
  ['#week', 'week'],
  ['#%C3%A9%C3%A9n', 'één'],
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#', ''],
  ['', ''],
])('the fragment %o names the id %o', (hash, id) => {
  expect(fragmentId(hash)).toBe(id);
});

it.each([
  ['#week', 'week'],
  ['#één', 'één'],
  ['#%C3%A9%C3%A9n', 'één'],
  ['#a%20b', 'a%20b'],
  ['#elders', undefined],
  ['#', undefined],
  ['', undefined],
])('the fragment %o leads to %o', (hash, id) => {
  expect(fragmentTarget(hash)?.id).toBe(id);
});
