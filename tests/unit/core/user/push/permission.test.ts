// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { notifyDenied, storeNotifyDenied } from '../../../../../core/user/push/notify-denied.ts';
import { deniedBy, isPushOn, isPushSupported, mayAsk } from '../../../../../core/user/push/permission.ts';
import { blockStorage } from '../../platform/storage/storages.ts';
import { stubPushBrowser } from './push-browser.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

it.each([
  ['default', undefined, true],
  ['granted', undefined, true],
  ['denied', undefined, false],
  ['default', true, false],
  ['default', false, false],
  ['granted', true, false],
  ['granted', false, false],
  ['denied', true, false],
] as const)('with permission %s and the flag %s asks: %s [web-push-2]', (permission, denied, expected) => {
  expect(mayAsk(permission, denied)).toBe(expected);
});

it.each([
  ['granted', false],
  ['denied', true],
  ['default', undefined],
] as const)('stores, after the answer %s: %s [web-push-4, web-push-7]', (permission, expected) => {
  expect(deniedBy(permission)).toBe(expected);
});

it('is on where the browser and the visitor agree [web-push-4]', () => {
  expect(isPushOn('granted', false)).toBe(true);
  expect(isPushOn('granted', true)).toBe(false);
  expect(isPushOn('granted', undefined)).toBe(false);
  expect(isPushOn('default', false)).toBe(false);
});

it('needs a secure page, a service worker, a push manager and notifications [web-push-7]', () => {
  expect(isPushSupported()).toBe(false);
  stubPushBrowser();
  expect(isPushSupported()).toBe(true);
  vi.stubGlobal('isSecureContext', false);
  expect(isPushSupported()).toBe(false);
});

it.each([
  ['true', true],
  ['false', false],
  ['', undefined],
  ['{}', undefined],
])('reads the stored flag %j as %s [web-push-6]', (text, expected) => {
  localStorage.setItem('nmt_notify_denied', text);
  expect(notifyDenied()).toBe(expected);
});

it('keeps the flag in local storage, and in memory where that is blocked [web-push-6]', () => {
  storeNotifyDenied(true);
  expect(localStorage.getItem('nmt_notify_denied')).toBe('true');
  blockStorage();
  storeNotifyDenied(false);
  expect(notifyDenied()).toBe(false);
});
