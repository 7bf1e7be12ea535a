import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Worker } from 'playwright/test';
import { type OwnServer, startServer } from '../support/own-server.ts';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift, sidewaysOverflow } from '../support/whole-page.ts';

const WORKER = readFileSync(join(import.meta.dirname, '../../../dist/push-worker.js'), 'utf8');

// A reused context still has the workers of earlier tests.
test.use({ bare: true, emptyCache: true, reuseContext: false });

const prompt = (page: Page) => page.getByRole('region', { name: 'Meldingen' });
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/**
 * Simulates what a headless browser lacks: the permission prompt and a push service. The page's code, the worker and
 * its registration are real.
 */
async function playPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const granted = () => sessionStorage.getItem('test_permission') === 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => (granted() ? 'granted' : 'default') });
    Notification.requestPermission = async () => {
      sessionStorage.setItem('test_permission', 'granted');
      return 'granted';
    };
    const subscription = {
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'B', auth: 'a' } }),
      unsubscribe: async () => true,
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => subscription;
    PushManager.prototype.getSubscription = async () => subscription;
  });
}

/** Delivers a message to the worker like the browser, and returns what the worker shows. */
async function deliver(page: Page, worker: Worker, data: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
      if (all[0]) resolve(all[0].registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  await worker.evaluate(() => {
    const scope = self as unknown as { registration: ServiceWorkerRegistration; shown: unknown };
    scope.shown = new Promise((resolve) => {
      scope.registration.showNotification = async (title, options) => resolve({ title, ...options });
    });
  });
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId,
    data,
  });
  const shown = await worker.evaluate(() => (self as unknown as { shown: unknown }).shown);
  await session.detach();
  return shown;
}

/** Simulates a click on a notification; returns what the worker does with the tabs. */
function click(worker: Worker, url: string): Promise<string> {
  return worker.evaluate(
    (address) =>
      new Promise<string>((resolve) => {
        const scope = self as unknown as {
          WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
          clients: { openWindow: (to: string) => Promise<null> };
          ExtendableEvent: new (type: string) => Event;
        };
        // Chromium only allows both during a real click.
        scope.WindowClient.prototype.focus = async function () {
          resolve(`focused ${new URL(this.url).pathname}`);
        };
        scope.clients.openWindow = async (to) => {
          resolve(`opened ${new URL(to).pathname}`);
          return null;
        };
        const event = new scope.ExtendableEvent('notificationclick');
        Object.assign(event, { notification: { data: { url: address }, close() {} } });
        self.dispatchEvent(event);
      }),
    url,
  );
}

test('asks, registers the worker under the policy of the page, and sends its token once [web-push-2, web-push-4, web-push-7]', async ({
  paper,
  page,
  context,
}) => {
  await playPushService(context);
  const tokens: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/papi/api/user/set_token')) tokens.push(request.postDataJSON());
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await paper.open('/sectie/sport/?visitor=push-reader');
  await expect(prompt(page)).toContainText('Wil je meldingen ontvangen?');
  expect(await layoutShift(page)).toEqual({ score: 0, moved: [] });
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await accessibilityFaults(page, { include: '[role="region"]' })).toEqual([]);
  expect(await registrations(page)).toBe(0);

  const received = page.waitForResponse(/\/papi\/api\/user\/set_token$/);
  await prompt(page).getByRole('button', { name: 'Ja, graag' }).press('Enter');
  expect((await received).status()).toBe(204);
  await expect(prompt(page)).toHaveCount(0);
  const endpoint = 'https://push.example/1';
  expect(tokens).toEqual([{ token: JSON.stringify({ endpoint, keys: { p256dh: 'B', auth: 'a' } }) }]);
  expect(context.serviceWorkers().map((worker) => new URL(worker.url()).pathname)).toEqual([
    '/push-worker.js',
  ]);

  await paper.open('/sectie/cultuur/');
  await paper.settleBody();
  // The worker of the previous page is found again; nothing is sent twice.
  await expect.poll(() => registrations(page)).toBe(1);
  expect(tokens).toHaveLength(1);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  // A site that removes its settings removes the worker as well.
  await paper.open('/sectie/cultuur/?visitor=subscribed');
  await expect.poll(() => registrations(page)).toBe(0);
});

test('shows messages, and leads to a tab that is open before it opens one [web-push-4]', async ({
  paper,
  page,
  context,
}) => {
  await playPushService(context);
  await paper.open('/sectie/sport/?visitor=push-reader');
  const registered = context.waitForEvent('serviceworker');
  await prompt(page).getByRole('button', { name: 'Ja, graag' }).click();
  const worker = await registered;
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');

  const message = {
    title: 'Dijk bezweken',
    body: 'Bij Zwolle',
    url: '/sectie/sport/',
    icon: '//elders.example/a.png',
  };
  const { origin } = new URL(page.url());
  expect(await deliver(page, worker, JSON.stringify(message))).toEqual({
    title: 'Dijk bezweken',
    body: 'Bij Zwolle',
    lang: 'nl',
    data: { url: `${origin}/sectie/sport/` },
  });
  expect(await deliver(page, worker, 'geen json')).toMatchObject({
    title: 'Er is nieuws',
    data: { url: `${origin}/` },
  });

  await paper.open('/sectie/sport/');
  expect(await click(worker, '/sectie/sport/')).toBe('focused /sectie/sport/');
  expect(await click(worker, '/sectie/cultuur/')).toBe('opened /sectie/cultuur/');
  expect(await click(worker, 'https://elders.example/')).toBe('opened /');
});

test('speaks the site’s language where a message cannot be read', async ({ paper, page, context }) => {
  await playPushService(context);
  await paper.open('/sectie/sport/?visitor=push-reader&language=en');
  const registered = context.waitForEvent('serviceworker');
  await page.getByRole('button', { name: 'Yes, please' }).click();
  const worker = await registered;
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  expect(await deliver(page, worker, 'no json')).toMatchObject({
    title: 'Latest news',
    body: 'See it on the front page.',
    lang: 'en',
  });
});

test.describe('a worker on a server of its own', () => {
  let server: OwnServer;
  let served: string;

  test.beforeEach(async () => {
    served = WORKER;
    server = await startServer(({ url }, response) => {
      const isWorker = url === '/push-worker.js';
      response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(isWorker ? served : `<!doctype html><title>Pagina</title><p>${url}`);
    });
  });
  test.afterEach(() => server.close());

  test('is replaced by a new release, and removed by a worker that ends itself, while a page is open [web-push-7]', async ({
    page,
    context,
  }) => {
    await page.goto(`${server.origin}/`);
    const first = context.waitForEvent('serviceworker');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/push-worker.js');
      Object.assign(window, { isSamePage: true });
    });
    await first;
    const update = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const settled = new Promise<void>((resolve) => {
          registration.addEventListener(
            'updatefound',
            () => {
              const next = registration.installing as ServiceWorker;
              // A worker that removes its registration becomes redundant instead of activated, or afterwards.
              next.addEventListener('statechange', () => {
                if (next.state === 'activated' || next.state === 'redundant') resolve();
              });
            },
            { once: true },
          );
        });
        await registration.update();
        await settled;
        return (await navigator.serviceWorker.getRegistrations()).length;
      });
    const works = () =>
      page.evaluate(async () => [
        (await (await fetch('/verder')).text()).includes('/verder'),
        (window as { isSamePage?: boolean }).isSamePage === true,
      ]);

    served = `${WORKER}\nself.release = 2;`;
    const second = context.waitForEvent('serviceworker');
    expect(await update()).toBe(1);
    expect(await (await second).evaluate(() => (self as { release?: number }).release)).toBe(2);
    expect(await works()).toEqual([true, true]);

    served =
      "addEventListener('install', () => skipWaiting()); addEventListener('activate', () => registration.unregister());";
    await update();
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    expect(await works()).toEqual([true, true]);
  });
});
