// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { pushConfig } from '../../../../../core/user/push/push-config.ts';
import { logged } from '../../../support/logged.ts';

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
  expect(pushConfig({ config: {} }).webPush).toBeUndefined();
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
  expect(read(sent)).toBeUndefined();
  expect(logged(/^warn/).join()).toContain('"webPush" is ');
});
