import type { Page, Request } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { setVisibility } from '../support/visibility.ts';

test.use({ bare: true });

const DEMO = '/features/visit-ping.html';
const SERVICE = '/third-party/click-tracking';

function watch(page: Page): Request[] {
  const pings: Request[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(SERVICE)) pings.push(request);
  });
  return pings;
}

const fields = (ping: Request | undefined) => Object.fromEntries(new URLSearchParams(ping?.postData() ?? ''));

/** A page that is so busy that it has no idle period once its features are loaded. */
async function keepBusy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const quiet = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (run, options) =>
      document.body.dataset.widgetState === 'mounted' ? 0 : quiet(run, options);
  });
}

test('notifies the service of each view, once and without cookies, with the page of the site that the reader came from [click-tracking-1, click-tracking-2]', async ({
  paper,
  page,
}) => {
  const pings = watch(page);
  await paper.open('/sectie/sport/?visitor=subscribed');
  await expect.poll(() => pings.length).toBe(1);
  await page.goto(`${paper.article('article')}?via=nieuwsbrief&gift_token=geheim`);
  await expect.poll(() => pings.length).toBe(2);
  const { origin } = new URL(page.url());
  const to = `${origin}${paper.article('article')}?via=nieuwsbrief`;
  expect(fields(pings[1])).toEqual({
    v: expect.stringMatching(/^[\da-f-]{36}$/),
    r: '',
    from: '',
    to,
    via: 'nieuwsbrief',
    blog_slug: '',
    post_id: '4101',
    version: expect.stringMatching(/./),
  });
  const { v } = fields(pings[1]);
  await expect
    .poll(async () => (await page.request.get(`${SERVICE}?v=${v}`)).json())
    .toMatchObject([{ withCookies: false, ping: { v } }]);

  await page.evaluate((path) => location.assign(`${path}?token=geheim`), paper.article('longRead'));
  await expect.poll(() => pings.length).toBe(3);
  expect(fields(pings[2])).toMatchObject({ r: to, from: to });
  expect(pings[2]?.postData()).not.toContain('geheim');
});

test('reports it once when the reader leaves before the page is idle [click-tracking-2]', async ({
  paper,
  page,
}) => {
  await keepBusy(page);
  await page.addInitScript((service) => {
    // Tests are not notified of a call that outlives its page, so the page records its calls.
    const call = window.fetch.bind(window);
    window.fetch = (address, init) => {
      if (String(address).endsWith(service)) {
        const { sent = '' } = localStorage;
        localStorage.sent = `${sent}${new URLSearchParams(String(init?.body)).get('v')} `;
      }
      return call(address, init);
    };
  }, SERVICE);
  await paper.open('/vacatures/');
  await paper.settleBody();
  await page.goto('/static/site.webmanifest');
  const sent: string = await page.evaluate(() => localStorage.sent);
  const [v, ...more] = sent.trim().split(' ');
  expect(more).toEqual([]);
  await expect
    .poll(async () => (await page.request.get(`${SERVICE}?v=${v}`)).json())
    .toMatchObject([{ withCookies: false, ping: { v } }]);
});

test('uses sendBeacon where fetch cannot outlive the page', async ({ paper, page }) => {
  await keepBusy(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Request.prototype, 'keepalive');
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (...call) => {
      (window as unknown as { beacons: number }).beacons = 1;
      return send(...call);
    };
  });
  const pings = watch(page);
  await paper.open('/vacatures/');
  await paper.settleBody();
  await setVisibility(page, 'hidden');
  await expect.poll(() => pings.length).toBe(1);
  expect(await page.evaluate(() => (window as unknown as { beacons?: number }).beacons)).toBe(1);
  await setVisibility(page, 'visible');
  await setVisibility(page, 'hidden');
  expect(pings).toHaveLength(1);
});

test('shows the calls that the service received on its demo page, and reports nothing with debug=disable-trackers [click-tracking-2, analytics-1]', async ({
  paper,
  page,
}) => {
  await page.clock.install();
  const pings = watch(page);
  await paper.open(`${DEMO}?debug=disable-trackers`);
  await paper.settleBody();
  // The clock also times out pending calls.
  await paper.idle();
  await page.clock.runFor(10_000);
  await setVisibility(page, 'hidden');
  expect(pings).toHaveLength(0);

  await paper.open(`${DEMO}?via=nieuwsbrief`);
  const log = page.getByRole('log', { name: 'Ontvangen tellingen' });
  await expect(log.getByRole('listitem')).toHaveCount(1);
  await expect(log).toContainText('via: nieuwsbrief');
  await expect(log).toContainText('post_id: 4101');
  await expect(log).toContainText('withCookies: false');
});
