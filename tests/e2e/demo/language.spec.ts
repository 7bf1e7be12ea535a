import type { Route } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

/** A British site's settings for its currency and subscribers in `script#site-config`. */
const BRITISH = {
  locale: 'en-GB',
  timeZone: 'Europe/London',
  currency: 'GBP',
  country: 'GB',
  names: { permissions: { subscriber: 'courier-full' } },
};

test('without a site file the build for sites goes on in Dutch, and says why', async ({ page, paper }) => {
  paper.tolerate(/The site file is not used/, /Failed to load resource/);
  await page.route('**/static/languages/en.json*', (route) => route.fulfill({ status: 404 }));
  await paper.open('/verkiezingen/?language=en');
  await expect(page.getByRole('row', { name: /\d+ zetels/ }).first()).toBeVisible();
});

test('without a site file the build for sites sells in pounds, and knows its subscribers', async ({
  page,
  paper,
}) => {
  paper.tolerate(/The site file is not used/, /Failed to load resource/, /^nmt visitor-content: /);
  await paper.edit((html) => html.replace('"locale":"en-GB"', JSON.stringify(BRITISH).slice(1, -1)));
  await page.route('**/login-status', async (route) => {
    const login = await (await route.fetch()).json();
    await route.fulfill({ json: { ...login, permissions: ['courier-full'] } });
  });
  // A pending request for it delays the load event.
  const open = async (path: string) => {
    await page.goto(path, { waitUntil: 'commit' });
    await paper.ready();
  };
  const failures: Record<string, (route: Route) => unknown> = {
    'answers 404': (route) => route.fulfill({ status: 404 }),
    'never comes': () => undefined,
  };
  for (const [name, fail] of Object.entries(failures)) {
    await test.step(name, async () => {
      await page.route('**/static/languages/en.json*', fail);
      await open('/features/funnel.html?paywallId=proef&language=en&visitor=anonymous');
      const funnel = page.locator('.state-stage [data-widget="paywall"]');
      await expect(funnel.getByText(/£\d+\.\d\d/).first()).toBeVisible();
      await expect(funnel).not.toContainText('€');

      await open('/features/visitor-content.html?language=en&visitor=subscribed');
      const seen = page.locator('#elke-soort [data-visitors]:visible');
      await expect(seen).toHaveText(['Je bent abonnee.']);
    });
  }
});

test('says on a Dutch page that its own texts are English, and shows amounts and numbers as the site does', async ({
  page,
  paper,
}) => {
  await paper.open('/verkiezingen/?language=en');
  await expect(page.getByRole('row', { name: /\d+ seats \d+\.\d%/ }).first()).toBeVisible();
  await expect(page.locator('[data-widget="election"]').last()).toHaveAttribute('lang', 'en');
});

test('says in English of an article that it was read [reading-history-5]', async ({ page, paper }) => {
  await paper.open('/features/reading-history.html?language=en&visitor=subscribed');
  await expect(page.getByRole('link', { name: /warmtepomp \(read\)$/ })).toHaveCount(1);
});

test('a button grows with the words of another language [topic-follow-2]', async ({ page, paper }) => {
  await page.route('**/static/languages/en.json', async (route) => {
    const site = await (await route.fetch()).json();
    site.texts['core/domain/topics.FOLLOW'] = 'Diesem Thema folgen';
    await route.fulfill({ json: site });
  });
  await paper.open('/onderwerp/klimaat/?language=en');
  const button = page.locator('main').getByRole('button', { name: 'Diesem Thema folgen' }).first();
  await expect(button).toBeVisible();
  expect((await button.boundingBox())?.height).toBe(44);
});
