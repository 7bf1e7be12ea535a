// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAddress, compactAddress } from '../../../../../core/user/analytics/clean-address.ts';

const SITE = 'https://www.krant.example';
const long = (start: string, length: number) => start + 'x'.repeat(length - start.length);

describe('cleanAddress', () => {
  it.each([
    [`${SITE}/a?token=1`, `${SITE}/a`],
    [`${SITE}/a?x=1&token=1&y=2`, `${SITE}/a?x=1&y=2`],
    [`${SITE}/a?gift_token=1&email=a@b.nl&id_token=2`, `${SITE}/a`],
    [`${SITE}/a?TOKEN=1&Email=2`, `${SITE}/a`],
    [`${SITE}/a?%74oken=1`, `${SITE}/a`],
    [`${SITE}/a?token`, `${SITE}/a`],
    [`${SITE}/a?tokens=1&mytoken=2&invitation=3`, `${SITE}/a?tokens=1`],
    [`${SITE}/a?activationId=1&x=1&gaa_sig=2`, `${SITE}/a?x=1`],
    [`${SITE}/a?q=a+b%20c&token=1&&z`, `${SITE}/a?q=a+b%20c&&z`],
    [`${SITE}/a#token=1`, `${SITE}/a`],
    [`${SITE}/a#/inloggen?token=1&stap=2`, `${SITE}/a#/inloggen?stap=2`],
    [`${SITE}/login/?return_to=%2Fa%3Fgift_token%3D1%26x%3D2`, `${SITE}/login/?return_to=%2Fa%3Fx%3D2`],
    [`${SITE}/login/?return_to=%2Fa%3Finvitation%3D1`, `${SITE}/login/?return_to=%2Fa`],
    [`${SITE}/a#top`, `${SITE}/a#top`],
    ['https://jan:geheim@www.krant.example/a', `${SITE}/a`],
    ['javascript:alert(1)', ''],
    ['mailto:a@b.nl', ''],
    ['http://', ''],
    ['', ''],
    ['  ', ''],
  ])('%s becomes %s [analytics-3, click-tracking-2]', (address, clean) => {
    expect(cleanAddress(address)).toBe(clean);
  });

  it('takes a path on the site', () => {
    expect(cleanAddress('/nieuws?token=1')).toBe(`${location.origin}/nieuws`);
  });
});

describe('compactAddress', () => {
  it.each([
    [long(`${SITE}/`, 100), long(`${SITE}/`, 100)],
    [`${long(`${SITE}/`, 90)}?a=1#${'f'.repeat(90)}`, `${long(`${SITE}/`, 90)}?a=1`],
    [`${long(`${SITE}/`, 90)}?${'q'.repeat(20)}#f`, long(`${SITE}/`, 90)],
    [`${long(`${SITE}/`, 90)}?${'q'.repeat(9)}#f`, `${long(`${SITE}/`, 90)}?${'q'.repeat(9)}`],
    [long(`${SITE}/`, 108), long('www.krant.example/', 100)],
    [`${long(`${SITE}/`, 101)}?a=1`, long('www.krant.example/', 93)],
    [long(`${SITE}/`, 300), long('www.krant.example/', 100)],
    [`${long(`${SITE}/`, 107)}é`, long('www.krant.example/', 99)],
  ])('%s becomes %s [analytics-2, analytics-3]', (address, compact) => {
    expect(compactAddress(address)).toBe(compact);
  });

  it('loses secrets before it is measured, and never has more than 100 characters [analytics-2, analytics-3]', () => {
    const part = fc.string({ maxLength: 120 });
    const name = fc.constantFrom('token', 'gift_token', 'email', 'id_token', 'EMAIL');
    fc.assert(
      fc.property(part, part, part, name, (path, query, hash, secret) => {
        const address = new URL(SITE);
        address.pathname = path;
        address.search = `${query}&${secret}=SECRET&x=1`;
        address.hash = `${hash}&${secret}=SECRET`;
        const compact = compactAddress(address.href);
        expect(compact.length).toBeLessThanOrEqual(100);
        expect(compact).not.toContain('SECRET');
        expect(compact).toContain('www.krant.example/');
      }),
    );
  });
});
