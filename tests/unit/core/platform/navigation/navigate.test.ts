// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { navigateTo, safeDestination } from '../../../../../core/platform/navigation/navigate.ts';
import { logged } from '../../../support/logged.ts';

const SITE = 'https://krant.example';
const PAGE = { config: { redirectHosts: ['betalen.example', 'abonnement.krant.test'] } };
const destination = (address: string) => safeDestination(address, PAGE, SITE);

describe('a destination from outside', () => {
  it.each([
    ['/nieuws/', `${SITE}/nieuws/`],
    [`${SITE}/a?b#c`, `${SITE}/a?b#c`],
    ['nieuws', `${SITE}/nieuws`],
    ['https://betalen.example/x?y=1', 'https://betalen.example/x?y=1'],
    ['https://BETALEN.example/', 'https://betalen.example/'],
    ['https://www.betalen.example/', 'https://www.betalen.example/'],
  ])('%s may be opened', (address, expected) => {
    expect(destination(address)).toBe(expected);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '//betalen.example\\@evil.example/',
    'https://betalen.example.evil.example/',
    'https://notbetalen.example/',
    'https://betalen.example:8443/',
    'https://user@betalen.example/',
    'https://user:pass@krant.example/',
    'http://betalen.example/',
    'http://krant.example/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'blob:https://krant.example/x',
    'vbscript:x',
    'file:///etc/passwd',
    'https://',
    'https:\\\\evil.example',
    '/\\evil.example',
    '/\t/evil.example',
  ])('%j is not', (address) => {
    expect(destination(address)).toBeUndefined();
  });

  it('is the site or a listed host, whatever was given', () => {
    const parts = fc.constantFrom(
      ...[
        'https:',
        'http:',
        '//',
        '/',
        '\\',
        '@',
        ':',
        '.',
        'betalen.example',
        'krant.example',
        'evil.example',
      ],
      ...['?', '#', '\t', '\n', '\u0000', ' ', '%2f', 'javascript:', 'user', '443', '\u3002', '\uff0f'],
    );
    const hostile = fc.array(parts, { maxLength: 9 }).map((list) => list.join(''));
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string()), (address) => {
        const found = destination(address);
        if (found === undefined) return;
        const { protocol, hostname, username, password } = new URL(found);
        expect(protocol).toBe('https:');
        expect(hostname).toMatch(/^(krant\.example|(.+\.)?betalen\.example)$/);
        expect(username + password).toBe('');
      }),
      { numRuns: 10000 },
    );
  });

  it('is the site only where the site lists no valid host', () => {
    for (const config of [{}, { redirectHosts: ['https://betalen.example'] }, { redirectHosts: ['*'] }]) {
      expect(safeDestination('https://betalen.example/', { config }, SITE)).toBeUndefined();
      expect(safeDestination('/x', { config }, SITE)).toBe(`${SITE}/x`);
    }
    logged('warn nmt site-config: "redirectHosts" is ["https://betalen.example"]; expected a');
    logged('warn nmt site-config: "redirectHosts" is ["*"]; expected a list of host names. The');
  });
});

describe('going there', () => {
  let assign: MockInstance<typeof location.assign>;

  beforeEach(() => {
    assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  });

  afterEach(() => vi.restoreAllMocks());

  it('leaves the page', () => {
    expect(navigateTo('/login/', PAGE)).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/login/`);
  });

  it('stays for a refused address, and logs it without secrets', () => {
    expect(navigateTo('https://evil.example/weg?token=geheim', PAGE)).toBe(false);
    expect(navigateTo('https://', PAGE)).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    const calls = logged(/^error/);
    expect(calls).toHaveLength(2);
    expect(JSON.stringify(calls)).not.toContain('geheim');
  });
});
