import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults } from '../support/whole-page.ts';

test.use({ bare: true });

const modal = (page: Page) => page.getByRole('dialog', { name: 'Delen', exact: true });
const opener = (page: Page, name = 'Delen') =>
  page.getByRole('article').getByRole('link', { name, exact: true });
const tile = (page: Page, name: string) => modal(page).getByRole('button', { name, exact: true });
const showAll = (page: Page) => tile(page, 'Meer').click();
const GIFT = '/papi/api/v2/user/me/gift/article/';

/** Simulates other sites. */
async function playOthers(context: BrowserContext): Promise<void> {
  await context.route(/^https:/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Ander</title>' }),
  );
}

test('loads nothing before the click, opens by it, copies the link and restores the focus [share-modal-1, share-modal-2, share-modal-6, gift-1]', async ({
  paper,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await paper.open(paper.article('article'));
  await paper.idle();
  expect(asked.filter((path) => /\/share-/.test(path))).toEqual([]);

  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(modal(page)).toBeVisible();
  await expect(modal(page).getByRole('listitem')).toHaveCount(5);
  await showAll(page);
  await expect(modal(page).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('tab')).toHaveCount(0);
  expect(asked.filter((path) => path.includes('/gift/'))).toEqual([]);
  expect(await accessibilityFaults(page, { include: 'dialog[open]' })).toEqual([]);

  let copied = '';
  await test.step('copies the link', async () => {
    await tile(page, 'Kopieer link').click();
    await expect(tile(page, 'Gekopieerd')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Artikel-link is naar klembord' })).toBeVisible();
    copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(new URL(page.url()).pathname);
    expect(copied).toContain('utm_source=clipboard');
  });
  await test.step('offers it selected where the clipboard is denied', async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      document.execCommand = () => false;
    });
    // Three seconds after the first one it has its label again.
    await modal(page)
      .getByRole('button', { name: /^(Gekopieerd|Kopieer link)$/ })
      .click();
    const field = modal(page).getByRole('textbox', { name: 'Kopieer de link zelf:' });
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(copied);
    expect(await accessibilityFaults(page, { include: 'dialog[open]' })).toEqual([]);
  });
  await test.step('restores the focus and the address', async () => {
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect.poll(() => page.url()).not.toContain('#');
  });
});

test('shares on other sites in popups of their size, by a requested instance of Mastodon, and by links where windows are small or blocked [share-modal-3, popups-2, mastodon-share-1, mastodon-share-2, mastodon-share-3, mastodon-share-4]', async ({
  paper,
  page,
  context,
}) => {
  await playOthers(context);
  await paper.open(paper.article('article'));
  await opener(page).click();
  await showAll(page);
  await test.step('requests an instance of Mastodon, and stores it', async () => {
    await tile(page, 'Delen op Mastodon').click();
    const field = modal(page).getByRole('textbox');
    await expect(field).toBeFocused();
    await page.keyboard.type('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(modal(page).getByRole('alert')).toHaveText(
      "Fout: 'javascript:alert(1)' is geen geldige url.",
    );
    await field.fill(' mastodon.nl/@iemand ');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    const popup = await opened;
    await popup.waitForURL(/^https:\/\/mastodon\.nl\/share\?text=/);
    expect(await popup.evaluate(() => opener)).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('nmt_mastodon_instance'))).toBe(
      'https://mastodon.nl',
    );
    await expect(tile(page, 'Delen op Mastodon')).toBeFocused();
  });
  for (const [name, height] of [
    ['Delen op LinkedIn', 560],
    ['Delen op Facebook', 350],
  ] as const) {
    const opened = context.waitForEvent('page');
    await modal(page).getByRole('link', { name }).click();
    const popup = await opened;
    await popup.waitForURL(/^https:/);
    expect(await popup.evaluate(() => [innerWidth, innerHeight, opener])).toEqual([500, height, null]);
    const link = new URL(popup.url()).searchParams.get(height === 560 ? 'url' : 'u') ?? '';
    expect(new URL(link).pathname).toBe(new URL(page.url()).pathname);
    expect(new URL(link).searchParams.get('utm_term')).toBe('share-modal');
    await popup.close();
  }
  for (const keepBack of [
    () => page.evaluate(() => Object.assign(window, { open: () => null })),
    () => page.setViewportSize({ width: 1024, height: 800 }),
  ]) {
    await keepBack();
    const opened = context.waitForEvent('page');
    await modal(page).getByRole('link', { name: 'Delen op Reddit' }).click();
    const tab = await opened;
    await tab.waitForURL(/^https:\/\/www\.reddit\.com\/submit/);
    expect(await tab.evaluate(() => opener)).toBeNull();
    await tab.close();
  }
  await expect(modal(page)).toBeVisible();
});

test('gives an article by one link, which opens it for others [gift-2, gift-3, gift-4, gift-5, gift-7, gift-9, gift-article-view-2]', async ({
  paper,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await playOthers(context);
  await paper.open(`${paper.article('longRead')}?visitor=subscribed`);
  await page.evaluate(() => {
    Object.assign(window, { received: [] });
    window.nmt?.push((nmt) =>
      nmt.on('popup:opened', ({ address }) =>
        (window as unknown as { received: string[] }).received.push(address),
      ),
    );
  });
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes(GIFT) && calls.push(request.method()));
  await opener(page, 'Cadeau geven').click();
  await expect(page.getByRole('tab', { name: 'Cadeau geven' })).toHaveAttribute('aria-selected', 'true');
  await expect(modal(page)).toContainText('Je kunt nog 10 van je 10 artikelen cadeau geven.');
  expect(await accessibilityFaults(page, { include: 'dialog[open]' })).toEqual([]);
  await showAll(page);
  const opened = context.waitForEvent('page');
  await tile(page, 'Delen op X').click();
  const popup = await opened;
  await popup.waitForURL(/^https:\/\/x\.com\//);
  const shared = new URL(new URL(popup.url()).searchParams.get('url') ?? '');
  const token = shared.searchParams.get('gift_token') ?? '';
  expect(token).not.toBe('');
  await popup.close();
  await expect(modal(page)).toContainText(
    /dezelfde link nog eens delen kost niets\. Hij is nog 7\sdagen geldig\./,
  );
  await tile(page, 'Kopieer link').click();
  await expect(tile(page, 'Gekopieerd')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).searchParams.get('gift_token')).toBe(token);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await opener(page, 'Cadeau geven').click();
  await expect(modal(page)).toContainText('dezelfde link nog eens delen kost niets');
  await expect.poll(() => calls).toEqual(['GET', 'PUT', 'GET']);

  const left = await page.evaluate(() => ({
    kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    received: (window as unknown as { received: string[] }).received,
    pushed: JSON.stringify((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []),
  }));
  expect(left.kept).not.toContain(token);
  expect(left.received).toEqual(['https://x.com']);
  expect(left.pushed).not.toContain(token);

  await paper.open(`${shared.pathname}${shared.search}&visitor=anonymous`);
  await expect(
    page.getByRole('status').filter({ hasText: 'Dit artikel is aan je cadeau gegeven.' }),
  ).toBeVisible();
});

test('shows how many gifts are left whatever the server counts, and lets a visitor retry one that cannot be made [gift-5, gift-6, gift-8]', async ({
  paper,
  page,
  context,
}) => {
  paper.allow(/500/, /gift link could not be made/);
  await paper.open('/features/share-modal.html?visitor=subscribed');
  for (const [id, text, off] of [
    ['op', 'Je hebt geen cadeauartikelen meer over.', 10],
    ['negatief', 'Je hebt geen cadeauartikelen meer over.', 10],
    ['boven', 'Je kunt nog 12 artikelen cadeau geven.', 0],
  ] as const) {
    await page.locator(`#${id}`).getByRole('link').click();
    await expect(modal(page)).toContainText(text);
    await expect(modal(page).getByRole('tabpanel').getByRole('button', { disabled: true })).toHaveCount(off);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
  }

  await page.locator('#mislukt').getByRole('link').click();
  await showAll(page);
  await tile(page, 'Delen op Bluesky').focus();
  await page.keyboard.press('Enter');
  await expect(modal(page).getByRole('alert')).toContainText('We konden de cadeaulink niet maken.');
  await expect(tile(page, 'Probeer het opnieuw')).toBeFocused();
  expect(context.pages()).toHaveLength(1);
  await page.keyboard.press('Enter');
  // The first control of the panel.
  await expect(
    modal(page).getByRole('checkbox', { name: 'Laat zien dat het artikel van mij komt' }),
  ).toBeFocused();
  await expect(modal(page).getByRole('alert')).toHaveCount(0);
});
