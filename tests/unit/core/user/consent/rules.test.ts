import { describe, expect, it } from 'vitest';
import { consentConfig } from '../../../../../core/user/consent/consent-config.ts';
import { readPush } from '../../../../../core/user/consent/read-push.ts';
import {
  choiceOf,
  grantsOf,
  isGranted,
  isOpen,
  isRecentRefusal,
  isValid,
} from '../../../../../core/user/consent/rules.ts';

const purposes = ['social-media', 'uitgebreid'];
const YES = { 'social-media': true, uitgebreid: true };
const DAY = 86_400_000;

describe('a purpose', () => {
  it.each([
    // required, choice, purpose, granted
    [false, undefined, 'social-media', true],
    [false, { 'social-media': false }, 'social-media', true],
    [true, undefined, 'social-media', false],
    [true, undefined, 'uitgebreid', false],
    [true, {}, 'social-media', false],
    [true, { 'social-media': true }, 'social-media', true],
    [true, { 'social-media': true }, 'uitgebreid', false],
    [true, { 'social-media': false, uitgebreid: true }, 'social-media', false],
    [true, undefined, 'ads', true],
    [true, { ads: false }, 'ads', true],
    [true, undefined, 'analytics', true],
    [true, undefined, '', true],
  ])('required %s, choice %j, purpose %s: granted %s [consent-2]', (required, choice, purpose, granted) => {
    expect(isGranted({ required, purposes, choice }, purpose)).toBe(granted);
  });

  it('that the site adds to its list needs consent like the others [consent-6]', () => {
    const consent = { required: true, purposes: [...purposes, 'ads'], choice: YES };
    expect(grantsOf(consent)).toEqual({ ...YES, ads: false });
  });

  it('with a name that every object has is granted by no one', () => {
    for (const purpose of ['constructor', '__proto__', 'toString'])
      expect(isGranted({ required: true, purposes: [purpose], choice: {} }, purpose)).toBe(false);
  });
});

describe('the purposes without an answer', () => {
  it.each([
    [false, undefined, false],
    [true, undefined, true],
    [true, YES, false],
    [true, choiceOf(purposes, false), false],
    [true, { 'social-media': false }, true],
  ])('required %s, choice %j: %s', (required, choice, open) => {
    expect(isOpen({ required, purposes, choice })).toBe(open);
  });

  it('a choice is valid for a year, also when the clock was set back', () => {
    expect([isValid(0, 364 * DAY), isValid(0, 365 * DAY), isValid(9 * DAY, 0)]).toEqual([true, false, true]);
  });
});

it.each([
  ['all refused', { a: false, b: false }, 182, true],
  ['all refused, half a year ago', { a: false, b: false }, 183, false],
  ['one allowed', { a: false, b: true }, 1, false],
  ['nothing decided', {}, 1, false],
])('a recent refusal: %s [consent-9]', (_, choice, days, expected) => {
  expect(isRecentRefusal(choice, 0, days * DAY)).toBe(expected);
});

describe('the purposes that need consent', () => {
  it('are social media and uitgebreid by default [consent-2, consent-6]', () => {
    expect(consentConfig({ config: {} }).consentPurposes).toEqual(purposes);
  });

  it('are those of the site, each once [consent-6]', () => {
    const config = { consentPurposes: ['ads', 'social-media', 'ads'] };
    expect(consentConfig({ config }).consentPurposes).toEqual(['ads', 'social-media']);
    expect(consentConfig({ config: { consentPurposes: [] } }).consentPurposes).toEqual([]);
  });
});

describe('a push of the app', () => {
  it('grants each purpose by its enabled flag [consent-3]', () => {
    const payload = {
      purposes: { 'social-media': { enabled: true, since: 2 }, x: { enabled: false } },
      v: 2,
    };
    expect(readPush(payload)).toEqual({ 'social-media': true, x: false });
    expect(readPush({ purposes: {} })).toEqual({});
  });

  it.each([
    [undefined],
    [null],
    ['{"purposes":{}}'],
    [[]],
    [{}],
    [{ purposes: null }],
    [{ purposes: [{ enabled: true }] }],
    [{ purposes: { a: true } }],
    [{ purposes: { a: { enabled: 'true' } } }],
    [{ purposes: { a: { enabled: 1 } } }],
    [{ purposes: { a: {} } }],
    [{ purposes: { a: { enabled: true }, b: { enabled: null } } }],
    [{ purposes: { a: Object.create({ enabled: true }) } }],
    [Object.create({ purposes: { a: { enabled: true } } })],
    [new Map([['purposes', {}]])],
    [
      new (class Status {
        purposes = {};
      })(),
    ],
  ])('that is not all plain objects and booleans is none (%#) [consent-5]', (payload) => {
    expect(readPush(payload)).toBeUndefined();
  });

  it('changes nothing but itself, whatever its names [consent-5]', () => {
    const choice = readPush(
      JSON.parse('{"purposes":{"__proto__":{"enabled":true},"constructor":{"enabled":true}}}'),
    );
    expect(Object.keys(choice ?? {})).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(choice)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('enabled');
    expect(isGranted({ required: true, purposes, choice }, 'social-media')).toBe(false);
  });

  it('is a copy: later changes of the app’s object have no effect [consent-5]', () => {
    const payload = { purposes: { a: { enabled: false } } };
    const choice = readPush(payload);
    payload.purposes.a.enabled = true;
    expect(choice).toEqual({ a: false });
  });
});
