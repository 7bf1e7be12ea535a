// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetMessages } from '../../../../../core/runtime/log/log.ts';
import { pushConfig } from '../../../../../core/user/push/push-config.ts';

beforeEach(forgetMessages);
afterEach(() => {
  vi.restoreAllMocks();
});

const read = (webPush: unknown) => pushConfig({ config: { webPush } }).webPush;

it.each([
  { worker: '/push-worker.js', applicationServerKey: 'BA-_' },
  { serviceWorker: '/push-worker.js', key: 'BA-_' },
  { path: '/push-worker.js', publicKey: 'BA+/==' },
])('reads the worker and the key from %j [web-push-7]', (sent) => {
  expect(read(sent)).toEqual({
    worker: `${location.origin}/push-worker.js`,
    applicationServerKey: 'BA-_',
  });
});

it('has none without the key "webPush", and says nothing [web-push-7]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(pushConfig({ config: {} }).webPush).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});

it.each([
  '/push-worker.js',
  {},
  { worker: '/push-worker.js' },
  { applicationServerKey: 'BA' },
  { worker: '', applicationServerKey: 'BA' },
  { worker: 'https://elsewhere.example/push-worker.js', applicationServerKey: 'BA' },
  { worker: '//elsewhere.example/push-worker.js', applicationServerKey: 'BA' },
  { worker: 'javascript:alert(1)', applicationServerKey: 'BA' },
  { worker: '/push-worker.js', applicationServerKey: 7 },
])('refuses %j, and names the key [web-push-7]', (sent) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(read(sent)).toBeUndefined();
  expect(warn.mock.calls.join()).toContain('"webPush" is ');
});
