import { expect, it, vi } from 'vitest';
import { documentValue, forgetDocument } from '../../../../../core/runtime/page/document-value.ts';

it('makes a value at the first call, once for a page, also where it is undefined', () => {
  const make = vi.fn<() => object | undefined>(() => ({}));
  const value = documentValue(make);
  expect(make).not.toHaveBeenCalled();
  const first = value();
  expect(value()).toBe(first);
  forgetDocument();
  expect(value()).not.toBe(first);
  make.mockReturnValue(undefined);
  forgetDocument();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(3);
});
