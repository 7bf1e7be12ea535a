import { expect, it, vi } from 'vitest';
import { onFirstUse } from '../../../../../core/platform/schedule/on-first-use.ts';

it('makes its value when that is first needed, and once', () => {
  const make = vi.fn(() => new Intl.NumberFormat('nl-NL'));
  const format = onFirstUse(make);
  expect(make).not.toHaveBeenCalled();
  expect(format().format(1.5)).toBe('1,5');
  expect(format()).toBe(format());
  expect(make).toHaveBeenCalledTimes(1);
});
