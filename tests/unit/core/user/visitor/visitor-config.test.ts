import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { forgetMessages } from '../../../../../core/runtime/log/log.ts';
import { visitorConfig } from '../../../../../core/user/visitor/visitor-config.ts';

let warned: MockInstance<typeof console.warn>;

beforeEach(() => {
  forgetMessages();
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

it('has defaults [visitor-10]', () => {
  expect(visitorConfig({ config: {} })).toEqual({
    loginCookie: 'nmt_login',
    segments: {},
    serviceTemplates: [],
  });
  expect(warned).not.toHaveBeenCalled();
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
  expect(warned.mock.calls.map(([, message]) => String(message).split(' is ')[0])).toEqual([
    '"loginCookie"',
    '"segments.B"',
    '"serviceTemplates"',
  ]);
});
