// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeCookie, writeCookie } from '../../../../../core/platform/storage/cookies.ts';
import { hasCookie, readCookie } from '../../../../../core/runtime/page/read-cookie.ts';

afterEach(() => vi.restoreAllMocks());

function written(run: () => void): string {
  const set = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  run();
  return String(set.mock.calls[0]?.[0]);
}

describe('cookies', () => {
  it('are SameSite strict for the whole site [storage-1]', () => {
    expect(written(() => writeCookie('nmt_x', 'a b', { maxAge: 60 }))).toBe(
      'nmt_x=a%20b; Path=/; SameSite=Strict; Max-Age=60',
    );
  });

  it('are Secure on https [storage-1]', () => {
    vi.spyOn(location, 'protocol', 'get').mockReturnValue('https:');
    expect(written(() => writeCookie('nmt_x', '1'))).toBe('nmt_x=1; Path=/; SameSite=Strict; Secure');
  });

  it('return any text that was written [storage-1]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        writeCookie('nmt_any', value);
        expect(readCookie('nmt_any')).toBe(value);
      }),
    );
  });

  it('are distinguished by their whole name', () => {
    writeCookie('nmt_long_name', 'long');
    expect(readCookie('name')).toBeUndefined();
    expect(readCookie('nmt_long')).toBeUndefined();
    expect(readCookie('nmt_long_name')).toBe('long');
    expect(hasCookie('nmt_long')).toBe(false);
    expect(hasCookie('nmt_long_name')).toBe(true);
  });

  it('are removed by letting them expire, at the path they were set for [storage-1]', () => {
    expect(written(() => removeCookie('nmt_gone'))).toBe('nmt_gone=; Path=/; SameSite=Strict; Max-Age=0');
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
    expect(() => writeCookie('nmt_x', '1')).not.toThrow();
    expect(readCookie('nmt_x')).toBeUndefined();
  });
});
