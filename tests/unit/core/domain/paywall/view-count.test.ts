// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countViews, readViewCount, remainingViews } from '../../../../../core/domain/paywall/view-count.ts';
import { forgetMessages } from '../../../../../core/runtime/log/log.ts';
import { readCookie } from '../../../../../core/runtime/page/read-cookie.ts';
import { logged } from '../../../support/logged.ts';
import { dropCookie, setCookie } from '../../platform/storage/served-cookies.ts';
import { blockStorage } from '../../platform/storage/storages.ts';

const KEY = 'nmt_paywallviewcount';

beforeEach(() => {
  dropCookie('nmt_counter');
  dropCookie('teller');
  dropCookie(KEY);
  localStorage.clear();
});

afterEach(() => vi.restoreAllMocks());

describe('the count', () => {
  it.each([
    [undefined, 0],
    ['', 0],
    ['4101', 1],
    ['4101@4102', 2],
    ['4101@4102@4103', 3],
    ['@4101@@4102@', 2],
    ['@', 0],
    [' @ ', 0],
    ['4101%404102', 1],
  ])('of %j is %d entries [view-count-2, view-count-3]', (counter, expected) => {
    expect(countViews(counter)).toBe(expected);
  });

  it('is that of the entries, whatever they are [view-count-2]', () => {
    const entry = fc.string({ minLength: 1 }).filter((text) => !text.includes('@') && text.trim() !== '');
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        expect(countViews(entries.join('@'))).toBe(entries.length);
      }),
    );
  });

  it('is read from the counter cookie that the site names [view-count-2, view-count-3]', () => {
    setCookie('nmt_counter', 'a@b');
    setCookie('teller', 'a@b@c');
    expect(readViewCount({ config: {} })).toBe(2);
    expect(readViewCount({ config: { counterCookie: 'teller' } })).toBe(3);
    forgetMessages();
    expect(readViewCount({ config: { counterCookie: 'a; b' } })).toBe(2);
    expect(logged(/^warn/)).toHaveLength(1);
  });

  it('is stored in local storage and as a cookie, and follows the counter [view-count-2]', () => {
    setCookie('nmt_counter', 'a@b');
    readViewCount({ config: {} });
    expect([localStorage.getItem(KEY), readCookie(KEY)]).toEqual(['2', '2']);
    dropCookie('nmt_counter');
    setCookie('nmt_counter', 'a');
    readViewCount({ config: {} });
    expect([localStorage.getItem(KEY), readCookie(KEY)]).toEqual(['1', '1']);
  });

  it('is 0 where storage and cookies are blocked [view-count-3, storage-3]', () => {
    blockStorage();
    vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    expect(readViewCount({ config: {} })).toBe(0);
  });
});

describe('the remaining articles', () => {
  it.each([
    [5, 0, 5],
    [5, 2, 3],
    [5, 5, 0],
    [5, 9, 0],
    [0, 0, 0],
    [-3, 0, 0],
    [2.9, 1, 1],
    [undefined, 3, undefined],
  ])('of %s after %d is %s [view-count-1, view-count-3]', (limit, count, expected) => {
    expect(remainingViews(limit, count)).toBe(expected);
  });
});
