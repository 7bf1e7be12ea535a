import type { Page } from 'playwright/test';
import { runUntil } from '../support/clock.ts';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const PAGE = '/features/consent-platform.html';
const PURPOSES = ['social-media', 'uitgebreid', 'ads', 'analytics'];

/** The visitor's consent according to the bus. */
const granted = (page: Page) =>
  page.evaluate(() => {
    let last: Readonly<Record<string, boolean>> = {};
    if (window.nmt && !Array.isArray(window.nmt)) {
      window.nmt.on('consent:changed', ({ purposes }) => {
        last = purposes;
      });
    }
    return Object.keys(last).filter((purpose) => last[purpose]);
  });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();
const entries = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) =>
      'length' in entry ? Array.from(entry) : entry,
    ),
  );
/** The commands of Google's consent mode, each with its value for analytics. */
const signals = async (page: Page) =>
  (await entries(page)).flatMap((entry) =>
    Array.isArray(entry) && entry[0] === 'consent'
      ? [[entry[1], (entry[2] as { analytics_storage: string }).analytics_storage]]
      : [],
  );
const named = async (page: Page, name: string) =>
  (await entries(page)).filter(
    (entry) => !Array.isArray(entry) && (entry as { event?: string }).event === name,
  );
const frame = (page: Page) => page.locator('[data-widget="consent-gate"] iframe');
const slot = (page: Page) => page.locator('[data-ad-position]');

test('a platform made of the IAB’s own code decides instead of the own dialog, also when the visitor changes their mind', async ({
  paper,
  page,
}) => {
  await paper.open(PAGE);
  await test.step('nothing before the decision: no notice, no content, no measuring', async () => {
    await expect(page.getByText('Het platform vraagt het.')).toBeVisible();
    await paper.settleBody();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await granted(page)).toEqual([]);
    expect(await entries(page)).toEqual([
      ['consent', 'default', expect.objectContaining({ ad_storage: 'denied', analytics_storage: 'denied' })],
    ]);
    await expect(frame(page)).toHaveCount(0);
  });
  await test.step('all that is granted', async () => {
    await press(page, 'Alles toestaan');
    await expect.poll(() => granted(page)).toEqual(PURPOSES);
    await expect(frame(page)).toBeVisible();
    await slot(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(slot(page)).toHaveAttribute('data-ad-state', 'adShown');
    await expect.poll(async () => (await named(page, 'page_view')).length).toBe(1);
    expect(await named(page, 'page-view')).toHaveLength(1);
    expect(await signals(page)).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ]);
  });
  await test.step('withdrawn in part', async () => {
    await page.getByLabel('8: meten').check();
    await page.getByLabel('9: het publiek').check();
    await page.getByLabel('1: informatie').check();
    await press(page, 'Alleen dit');
    await expect.poll(() => granted(page)).toEqual(['analytics']);
    await expect(frame(page)).toHaveCount(0);
    await expect(slot(page)).toHaveAttribute('data-ad-state', 'empty');
    await press(page, 'Alles weigeren');
    await expect.poll(async () => (await signals(page)).at(-1)).toEqual(['update', 'denied']);
  });
  await test.step('kept by the platform, and opened by the link to the settings', async () => {
    await press(page, 'Alles toestaan');
    await page.reload();
    await paper.ready();
    await expect.poll(() => granted(page)).toEqual(PURPOSES);
    await page.getByRole('main').getByRole('link', { name: 'Cookie-instellingen' }).click();
    await expect(page.getByLabel('1: informatie')).toBeFocused();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a platform that comes late, never, with a broken choice, or where the law does not apply', async ({
  paper,
  page,
}) => {
  await test.step('late: the stub has kept the question', async () => {
    await paper.open(`${PAGE}?cmp=late`);
    await paper.settleBody();
    expect(await granted(page)).toEqual([]);
    await press(page, 'Laat het platform komen');
    await press(page, 'Alles toestaan');
    await expect.poll(() => granted(page)).toEqual(PURPOSES);
  });
  await test.step('where the law does not apply all is granted', async () => {
    await paper.open(`${PAGE}?cmp=elsewhere`);
    await expect.poll(() => granted(page)).toEqual(PURPOSES);
  });
  await test.step('with a text that is no TC string, and never: nothing is granted, and one message', async () => {
    for (const mode of ['malformed', 'never']) {
      paper.allow(/^nmt consent: The consent platform \(window.__tcfapi\) has not answered after 5000 ms/);
      const before = paper.messages.length;
      await page.clock.install();
      await paper.open(`${PAGE}?cmp=${mode}`);
      await runUntil(page, () => paper.messages.length > before);
      expect(await granted(page)).toEqual([]);
      await expect(frame(page)).toHaveCount(0);
    }
  });
});
