import { expect, it } from 'vitest';
import { hasDeprecations } from '../../../build/has-deprecations.mjs';
import { DEPRECATIONS } from '../../../core/runtime/caretaker/deprecations.ts';

it('knows whether the product’s list is empty', () => {
  expect(hasDeprecations()).toBe(DEPRECATIONS.length > 0);
});

it('sees the first entry', () => {
  const list = (entries: string) => `export const DEPRECATIONS: readonly Deprecation[] = [${entries}];`;
  expect(hasDeprecations(list(''))).toBe(false);
  expect(hasDeprecations(list('\n  { kind: "event" },\n'))).toBe(true);
});

it('fails where there is no list', () => {
  expect(() => hasDeprecations('export {};')).toThrow('deprecations.ts has no list DEPRECATIONS.');
});
