// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeCookie } from '../../../../../core/platform/storage/write-cookie.ts';
import { hasCookie, readCookie } from '../../../../../core/runtime/page/read-cookie.ts';

afterEach(() => vi.restoreAllMocks());

const NAME = 'nmt_paywallviewcount';

function written(run: () => void): string {
  const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  run();
  return String(set.mock.calls[0]?.[0]);
}

describe('cookies', () => {
  it('are SameSite strict for the whole site [storage-1]', () => {
    expect(written(() => writeCookie(NAME, 'a b', { maxAge: 60 }))).toBe(
      'nmt_paywallviewcount=a%20b; Path=/; SameSite=Strict; Max-Age=60',
    );
  });

  it('are Secure on https [storage-1]', () => {
    vi.spyOn(location, 'protocol', 'get').mockReturnValue('https:');
    expect(written(() => writeCookie(NAME, '1'))).toBe(
      'nmt_paywallviewcount=1; Path=/; SameSite=Strict; Secure',
    );
  });

  it('return any text that was written [storage-1]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        writeCookie(NAME, value);
        expect(readCookie(NAME)).toBe(value);
      }),
    );
  });

  it('are distinguished by their whole name', () => {
    writeCookie(NAME, 'long');
    expect(readCookie('paywallviewcount')).toBeUndefined();
    expect(readCookie('nmt_paywall')).toBeUndefined();
    expect(readCookie(NAME)).toBe('long');
    expect(hasCookie('nmt_paywall')).toBe(false);
    expect(hasCookie(NAME)).toBe(true);
  });

  it('are removed by letting them expire, at the path they were set for [storage-1]', () => {
    expect(written(() => writeCookie(NAME, '', { maxAge: 0 }))).toBe(
      'nmt_paywallviewcount=; Path=/; SameSite=Strict; Max-Age=0',
    );
  });

  it('that do not decode are given as they are [storage-3]', () => {
    vi.spyOn(Document.prototype, 'cookie', 'get').mockReturnValue('other=1; nmt_bad=%E0%A4%A');
    expect(readCookie('nmt_bad')).toBe('%E0%A4%A');
  });

  it('that are blocked throw nothing [storage-3]', () => {
    const blocked = () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    };
    vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(blocked);
    vi.spyOn(document, 'cookie', 'set').mockImplementation(blocked);
    expect(() => writeCookie(NAME, '1')).not.toThrow();
    expect(readCookie(NAME)).toBeUndefined();
  });
});
