import { expect, it, vi } from 'vitest';
import { pageMap } from '../../../../../core/runtime/page/page-map.ts';
import { pageTurn } from '../../../../../core/runtime/page/page-turn.ts';
import { pageSignal, pageValue } from '../../../../../core/runtime/page/page-value.ts';

it('makes something once for each page, also where that is undefined', () => {
  const make = vi.fn((page: { id: number }) => (page.id ? { of: page.id } : undefined));
  const get = pageValue(make);
  const [one, none] = [{ id: 1 }, { id: 0 }];
  expect(get(one)).toBe(get(one));
  expect(get(none)).toBe(get(none));
  expect(get({ id: 1 })).not.toBe(get(one));
  expect(make).toHaveBeenCalledTimes(3);
});

it('makes it once for a page whose fragment changes, which has the same configuration', () => {
  const make = vi.fn(() => ({}));
  const get = pageValue(make as (page: { config: object; hash: string }) => object);
  const config = {};
  expect(get({ config, hash: '' })).toBe(get({ config, hash: '#modal=profile-menu' }));
  expect(get({ config: {}, hash: '' })).not.toBe(get({ config, hash: '' }));
  expect(make).toHaveBeenCalledTimes(2);
});

const pageWith = (config: object, hash = '') => ({ config, hash });

it('makes a value once for each page and key, also where that is undefined', () => {
  const make = vi.fn((_page: object, key: string) => (key ? { key } : undefined));
  const get = pageMap(make);
  const config = {};
  expect(get(pageWith(config), 'a')).toBe(get(pageWith(config, '#b'), 'a'));
  expect(get(pageWith(config), 'a')).not.toBe(get(pageWith(config), 'b'));
  expect(get(pageWith({}), 'a')).not.toBe(get(pageWith(config), 'a'));
  expect([get(pageWith(config), ''), get(pageWith(config), '')]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledTimes(4);
});

it('gives the turn of a page to one at a time, until its signal aborts', () => {
  const take = pageTurn();
  const page = pageWith({});
  const [first, second] = [new AbortController(), new AbortController()];
  expect(take(page, first.signal)).toBe(true);
  expect(take(pageWith(page.config, '#b'), second.signal)).toBe(false);
  expect(take(pageWith({}), second.signal)).toBe(true);
  expect(pageTurn()(page, second.signal)).toBe(true);
  first.abort();
  expect(take(page, first.signal)).toBe(false);
  expect(take(page, second.signal)).toBe(true);
});

it('has one signal for a page, which does not abort', () => {
  const page = pageWith({});
  expect(pageSignal(page)).toBe(pageSignal(pageWith(page.config, '#b')));
  expect(pageSignal(page)).not.toBe(pageSignal(pageWith({})));
  expect(pageSignal(page).aborted).toBe(false);
});
