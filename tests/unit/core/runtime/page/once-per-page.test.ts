import { expect, it, vi } from 'vitest';
import { oncePerPage } from '../../../../../core/runtime/page/once-per-page.ts';

it('makes something once for each page, also where that is undefined', () => {
  const make = vi.fn((page: { id: number }) => (page.id ? { of: page.id } : undefined));
  const get = oncePerPage(make);
  const [one, none] = [{ id: 1 }, { id: 0 }];
  expect(get(one)).toBe(get(one));
  expect(get(none)).toBe(get(none));
  expect(get({ id: 1 })).not.toBe(get(one));
  expect(make).toHaveBeenCalledTimes(3);
});

it('makes it once for a page whose fragment changes, which has the same configuration', () => {
  const make = vi.fn(() => ({}));
  const get = oncePerPage(make as (page: { config: object; hash: string }) => object);
  const config = {};
  expect(get({ config, hash: '' })).toBe(get({ config, hash: '#modal=profile-menu' }));
  expect(get({ config: {}, hash: '' })).not.toBe(get({ config, hash: '' }));
  expect(make).toHaveBeenCalledTimes(2);
});
