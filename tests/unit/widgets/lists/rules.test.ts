// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { assertNoLoop } from '../../../../widgets/lists/async-fragment/assert-no-loop.ts';
import { fits } from '../../../../widgets/lists/most-read/fits.ts';

it('sticks only as long as the whole block can be seen [most-read-2]', () => {
  expect(fits(684, 16, 700)).toBe(true);
  expect(fits(685, 16, 700)).toBe(false);
  expect(fits(Number.POSITIVE_INFINITY, 16, 700)).toBe(false);
});

it('refuses a fragment within one of its own address, and one that is nested too deep [async-fragment-2]', () => {
  const nest = (...addresses: string[]) =>
    addresses.reduce((outer: HTMLElement, address) => {
      const hook = document.createElement('div');
      hook.dataset.asyncFragmentUri = address;
      outer.append(hook);
      return hook;
    }, document.createElement('main'));
  expect(() => assertNoLoop(nest('/a', '/b', '/c', '/d'))).not.toThrow();
  expect(() => assertNoLoop(nest('/a', '/b', '/a'))).toThrow('/a brings itself');
  expect(() => assertNoLoop(nest('/1', '/2', '/3', '/4', '/5'))).toThrow('within 4 other fragments');
});
