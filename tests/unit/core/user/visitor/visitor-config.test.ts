import { afterEach, expect, it, vi } from 'vitest';
import { visitorConfig } from '../../../../../core/user/visitor/visitor-config.ts';
import { logged } from '../../../support/logged.ts';

afterEach(() => vi.restoreAllMocks());

it('has defaults [visitor-10]', () => {
  expect(visitorConfig({ config: {} })).toEqual({
    loginCookie: 'nmt_login',
    segments: {},
    serviceTemplates: [],
  });
});

it('has the site’s values [visitor-10]', () => {
  const config = {
    loginCookie: 'sessie',
    segments: { A: 'abonnee_digitaal_plus' },
    serviceTemplates: ['service'],
  };
  expect(visitorConfig({ config })).toEqual(config);
});

it('leaves out invalid values, and logs them [visitor-10]', () => {
  const config = {
    loginCookie: 7,
    segments: { A: 'abonnee_digitaal_plus', B: 'best' },
    serviceTemplates: 'x',
  };
  expect(visitorConfig({ config })).toEqual({
    loginCookie: 'nmt_login',
    segments: { A: 'abonnee_digitaal_plus' },
    serviceTemplates: [],
  });
  expect(logged(/^warn/).map(([, message]) => String(message).split(' is ')[0])).toEqual([
    '"loginCookie"',
    '"segments.B"',
    '"serviceTemplates"',
  ]);
});
