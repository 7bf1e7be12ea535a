import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginAddress } from '../../../../../core/platform/navigation/login-address.ts';
import { readReturnTo, returnPath, withReturnTo } from '../../../../../core/platform/navigation/return-to.ts';

const SITE = 'https://krant.example';
const path = (address: string) => returnPath(address, SITE);
const read = (query: string) => readReturnTo(query, SITE);

/** Texts with attackers' techniques, between other text. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['/', '//', '\\', '/\\', '..', '.', '%2e', '%2F', '%5c', '%5C', '%09', '%0d%0a', '\t', '\n', '\r'],
        ...['\u0000', '\u0085', ' ', ':', '@', '?', '#', '&', '=', ';', '%', '%25', 'https:', 'javascript:'],
        ...['data:', 'evil.example', 'krant.example', SITE, `${SITE}.evil.example`, 'token', 'id_token=1'],
      ),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const slashed = hostile.map((text) => `/${text}`);

describe('a path to return to', () => {
  it.each([
    ['/', '/'],
    ['/nieuws/2026/03/29/titel-a123', '/nieuws/2026/03/29/titel-a123'],
    ['/search?q=a%20b&source=archive#top', '/search?q=a%20b&source=archive#top'],
    [`${SITE}/sectie/sport/?page=2`, '/sectie/sport/?page=2'],
    ['/a/../b', '/b'],
    ['/caf\u00e9', '/caf%C3%A9'],
  ])('%s is stored as %s [login-modal-5]', (address, expected) => {
    expect(path(address)).toBe(expected);
  });

  it.each([
    '',
    'nieuws',
    '?q=1',
    '//evil.example',
    '//evil.example/nieuws',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/nieuws\\..\\x',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000/nieuws',
    '/nieuws\u0085',
    ' /nieuws',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    '/%2F/evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/x%0d%0aSet-Cookie:a=1',
    'https://evil.example/',
    'https://krant.example.evil.example/',
    'https://krant.example@evil.example/',
    'http://krant.example/',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://krant.example/x',
  ])('%j is left out [login-modal-5]', (address) => {
    expect(path(address)).toBeUndefined();
  });

  it('is left out where it is longer than any of the site [login-modal-5]', () => {
    expect(path(`/${'a'.repeat(1999)}`)).toHaveLength(2000);
    expect(path(`/${'a'.repeat(2000)}`)).toBeUndefined();
  });

  it.each([
    ['/a?token=1', '/a'],
    ['/a?gift_token=1&q=2', '/a?q=2'],
    ['/a?q=2&id_token=1', '/a?q=2'],
    ['/a?Token=1&TOKEN=2&accessToken=3', '/a'],
    ['/a?%74oken=1', '/a'],
    ['/a?email=lezer%40example.org&gaa_at=g&gaa_sig=s&q=1', '/a?q=1'],
    ['/a#access_token=1&state=2', '/a#state=2'],
    ['/a?token', '/a'],
    ['/a?invitation=1&q=1', '/a?q=1'],
    ['/a?wie=lezer%2540example.org&q=1', '/a?q=1'],
    ['/a?return_to=%2Factiveer%2F%3Ftoken%3D1%26q%3D1', '/a?return_to=%2Factiveer%2F%3Fq%3D1'],
    ['/%3Ftoken%3D1/a', undefined],
    ['/a?q=token', '/a?q=token'],
  ])('%s is passed on as %s, without private parts [login-modal-5, login-lines-6]', (address, expected) => {
    expect(path(address)).toBe(expected);
  });

  it('stays on the site in every reading, whatever was given [login-modal-5]', () => {
    const bases = [SITE, `${SITE}/login/`, `${SITE}/a/b/c?x#y`];
    fc.assert(
      fc.property(fc.oneof(hostile, slashed), (address) => {
        const found = path(address);
        if (found === undefined) return;
        expect(found).toMatch(/^\/(?![/\\])/);
        expect(found).not.toMatch(/[\\\p{Cc}]/u);
        for (const base of bases) expect(new URL(found, base).origin).toBe(SITE);
        // The result is also on this site if it is decoded again.
        expect(new URL(decodeOnce(found.replace(/[?#].*/s, '')), SITE).origin).toBe(SITE);
        expect([...new URL(found, SITE).searchParams.keys()].join()).not.toMatch(/token/i);
        expect(path(found)).toBe(found);
      }),
      { numRuns: 10000 },
    );
  });
});

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

describe('return_to', () => {
  it('is percent-encoded in the link, beside its other parameters [login-modal-5]', () => {
    expect(withReturnTo('/login/', '/a?b=1&c=2#d')).toBe('/login/?return_to=%2Fa%3Fb%3D1%26c%3D2%23d');
    expect(withReturnTo('/login/?x=1#form', '/a')).toBe('/login/?x=1&return_to=%2Fa#form');
    expect(withReturnTo('https://inloggen.example/?return_to=%2Fb&return_to=%2Fc', '/a')).toBe(
      'https://inloggen.example/?return_to=%2Fa',
    );
    expect(withReturnTo('/login/?return_to=%2Fb', undefined)).toBe('/login/');
  });

  it('is read only where it is a path of this site [login-modal-5]', () => {
    expect(read('?x=1&return_to=%2Fa%3Fb%3D1%23d')).toBe('/a?b=1#d');
    expect(read('?return_to=/tag/c++/')).toBe('/tag/c++/');
    for (const query of ['', '?return_to=', '?return_to=nieuws', '?return_to=%2F%2Fevil.example']) {
      expect(read(query)).toBeUndefined();
    }
    expect(read(`?return_to=${encodeURIComponent(`${SITE}/a`)}`)).toBeUndefined();
  });

  it('is read as it was written, whatever the address [login-modal-5]', () => {
    fc.assert(
      fc.property(slashed, hostile, (address, query) => {
        const written = path(`${address}?${query}`);
        const link = new URL(withReturnTo('/login/?a=b', written), SITE);
        expect(readReturnTo(link.search, SITE)).toBe(written);
        expect(link.searchParams.get('a')).toBe('b');
        expect(link.origin + link.pathname).toBe(`${SITE}/login/`);
      }),
      { numRuns: 1000 },
    );
  });

  it('never reads an address that it would not write [login-modal-5]', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, slashed), (text) => {
        const found = read(`?return_to=${encodeURIComponent(text)}`);
        if (found !== undefined) expect(path(found)).toBe(found);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the address of the login page', () => {
  const from = (address: string) => loginAddress(new URL(address, SITE));

  it('leads back to the page [login-modal-5, login-lines-6]', () => {
    expect(from('/nieuws/x-a1?gift_token=t&q=1#reacties')).toBe(
      '/login/?return_to=%2Fnieuws%2Fx-a1%3Fq%3D1%23reacties',
    );
    expect(loginAddress(new URL('/a', SITE), 'https://inloggen.example/?k=1')).toBe(
      'https://inloggen.example/?k=1&return_to=%2Fa',
    );
  });

  it('passes on the referrer [login-modal-5]', () => {
    expect(from('/login/?return_to=%2Fa')).toBe('/login/?return_to=%2Fa');
    expect(from('/logout?return_to=%2F%2Fevil.example')).toBe('/login/');
    expect(from('/create-account/')).toBe('/login/');
    expect(from('/login/?return_to=%2Fa%3Finvitation%3D1%26q%3D1')).toBe('/login/?return_to=%2Fa%3Fq%3D1');
    expect(from('/a?return_to=%2Fb%3Fgift_token%3D1')).toBe('/login/?return_to=%2Fa%3Freturn_to%3D%252Fb');
    expect(from('/login-hulp/')).toBe('/login/?return_to=%2Flogin-hulp%2F');
  });
});
