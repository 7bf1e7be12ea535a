import type { Page } from 'playwright/test';
import { FREE_ARTICLES } from '../../../fixtures/prices/free-articles.ts';
import { expect, test } from '../support/paper.ts';

// A tab keeps at most fifty history entries.
test.use({ bare: true, reuseContext: false });

const GOOGLE = (path: string, seed = '1') => `${path}?gaa_at=g&gaa_ts=ffffffff&gaa_n=${seed}&gaa_sig=demo`;
const WALL = '/demo/betaalmuur/hard-none/';
const wall = (page: Page) => page.locator('section[data-paywall-type]');
const story = (page: Page) => page.locator('[data-paywall-content]');
/** The calls that the service's own server received. */
const heard = async (page: Page): Promise<{ event: string }[]> =>
  (await page.request.get('/third-party/metering/events')).json();
const contextOf = (page: Page) =>
  page.waitForRequest('**/paywall-api/api/zephr').then((request) => request.postDataJSON());

test('the metering service counts with a consent flag, advises, and is notified of the wall [metering-1, metering-2, metering-5, decision-context-14]', async ({
  paper,
  page,
}) => {
  // The time for which the decision waits for advice is tested separately.
  await paper.edit((html) => html.replace('data-metering-src=', 'data-metering-timeout-ms="20000" $&'));
  await paper.open('/demo/teller/gewoon/?visitor=anonymous');
  await expect(wall(page)).toHaveAttribute('data-paywall-type', 'soft');
  await expect
    .poll(() => heard(page))
    .toMatchObject([{ event: 'pageview' }, { event: 'wall', paywallType: 'soft' }]);
  // The pages between the first and the last free one, as counted by the service's script.
  const { withoutAccount } = FREE_ARTICLES;
  const data = { event: 'pageview', consent: true, article: '4101', type: 'article' };
  for (let view = 2; view < withoutAccount; view++) {
    await page.request.post('/third-party/metering/events', { data });
  }
  const askedBefore = contextOf(page);
  await paper.open('/demo/teller/twice/');
  await askedBefore;
  // A page that is left before it was counted does not count.
  const views = async () => (await heard(page)).filter(({ event }) => event === 'pageview').length;
  await expect.poll(views).toBe(withoutAccount);
  const asked = contextOf(page);
  await paper.open('/demo/teller/twice/');
  // The first advice counts.
  expect(await asked).toMatchObject({ sophiWallType: 'hard', sophiVisibility: 'always' });
  await expect(wall(page)).toHaveAttribute('data-paywall-type', 'hard');
  const dataLayer = () => page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer));
  await expect.poll(dataLayer).toContain('"sophi_params"');
});

test('a subscriber is counted, and requests no advice for the decision [metering-3, paywall-decision-1]', async ({
  paper,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await paper.open('/demo/teller/gewoon/?visitor=subscribed');
  await expect.poll(() => heard(page)).toMatchObject([{ event: 'pageview' }]);
  await expect.poll(() => asked).toContain('/paywall-api/api/zephr');
  expect(asked).not.toContain('/third-party/metering/decision');
  await expect(wall(page)).toHaveCount(0);
});

test('the decision continues without a metering service that never answers or that throws [metering-5]', async ({
  paper,
  page,
}) => {
  paper.tolerate(/The metering script could not be loaded|The metering script threw|uncaught/);
  await page.clock.install();
  for (const path of ['/demo/teller/silent/', '/demo/teller/throws/']) {
    const asked = contextOf(page);
    await paper.open(path);
    await page.clock.runFor(1600);
    expect(await asked, path).not.toHaveProperty('sophiWallType');
    await expect(wall(page)).toHaveAttribute('data-paywall-type', 'inline');
  }
});

test('a visitor who arrives from Google without an account registers there, is logged in here, and leaves no token [extended-access-1, extended-access-3, extended-access-5, extended-access-6]', async ({
  paper,
  page,
}) => {
  await paper.open(`${WALL}?visitor=anonymous`);
  await expect(wall(page)).toBeVisible();
  expect(await page.evaluate(() => 'GaaMetering' in window)).toBe(false);

  await paper.open(GOOGLE(WALL));
  const login = page.waitForRequest((request) => request.url().includes('/login/extended-access/'));
  const before = await page.evaluate(() => history.length);
  await page.getByRole('dialog').getByRole('button', { name: 'Registreer met Google' }).click();
  const { searchParams, origin } = new URL((await login).url());
  expect(origin).toBe(new URL(page.url()).origin);
  expect(searchParams.get('return_to')).toBe(WALL);
  const token = searchParams.get('id_token') ?? '';
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  await page.waitForURL(`**${WALL}`);
  await expect(
    wall(page)
      .getByText(/Je bent ingelogd/)
      .or(story(page))
      .first(),
  ).toBeAttached();
  const traces = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      location.href,
      (window as { dataLayer?: unknown }).dataLayer,
    ]),
  );
  expect(traces).not.toContain(token);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('Google lets a reader with an account read three articles; readers with access are not asked [extended-access-2]', async ({
  paper,
  page,
}) => {
  for (const path of [`${GOOGLE(WALL, 'twice')}&visitor=registered`, GOOGLE(WALL), GOOGLE(WALL)]) {
    // A page that is left before Google was asked uses up none of the three.
    const granted = page.waitForResponse('**/third-party/google/entitlements');
    await paper.open(path);
    await granted;
    await expect(story(page)).toBeVisible();
    await expect(wall(page)).toHaveCount(0);
  }
  await paper.open(GOOGLE(WALL));
  await expect(wall(page)).toBeVisible();
  await expect(story(page)).toBeHidden();
  const init = page.waitForRequest('**/swg-gaa.js');
  await paper.open(`${GOOGLE('/demo/betaalmuur/geen/')}&visitor=anonymous`);
  await init;
  await expect(story(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the wall stays when Google is late or missing, and when a parameter is missing [extended-access-1, extended-access-4]', async ({
  paper,
  page,
}) => {
  paper.allow(/Extended access could not be set up/);
  paper.tolerate(/^Failed to load resource.*third-party\/google/);
  for (const path of [GOOGLE(WALL, 'silent'), `${GOOGLE(WALL)}&fault=404:/third-party/google/*`]) {
    await paper.open(path);
    await expect(wall(page)).toBeVisible();
    await expect(story(page)).toBeHidden();
  }
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await paper.open(`${WALL}?gaa_at=g&gaa_ts=ffffffff&gaa_n=1&gaa_sig=&id_token=geheim&fault=`);
  await expect(wall(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('/third-party/google/'))).toEqual([]);
  await expect(page).not.toHaveURL(/id_token/);
});
