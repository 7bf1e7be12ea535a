import { expect, it } from 'vitest';
import { describeCsp, policyOf } from '../../../build/csp.ts';
import type { PageContext } from '../../../demo/layouts/context.ts';
import { webPush } from '../../../demo/layouts/push.ts';
import { WORKER_HEADERS } from '../../../demo/server/security-headers.ts';

const contextOf = (key: string | undefined, path = '/') =>
  ({ path, visit: { session: { account: key && { key } } } }) as unknown as PageContext;

it('lets pages register a worker of their own origin, and the worker make calls to it and nothing else [web-push-7]', () => {
  const published = {
    release: 'a1b2c',
    head: { hash: 'sha256-a' },
    styles: { base: { hash: 'sha256-b' } },
    features: {},
    pages: { default: { styles: [] } },
  };
  const page = policyOf(describeCsp(published, []), { type: 'article' });
  expect(page).toContain("; worker-src 'self';");
  const worker = WORKER_HEADERS['Content-Security-Policy'] ?? '';
  expect(worker).toMatch(/^default-src 'none'; connect-src 'self'; /);
  expect(WORKER_HEADERS['Cache-Control']).toBe('no-cache');
});

it('interrupts no other reader of the demo', () => {
  expect(webPush(contextOf('push-reader'))).toHaveProperty('webPush.worker', '/push-worker.js');
  for (const key of [undefined, 'subscribed', 'newcomer']) expect(webPush(contextOf(key))).toEqual({});
  expect(webPush(contextOf('subscribed', '/instellingen/meldingen/'))).toHaveProperty('webPush');
});
