import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const links = (id: string) => `#${id} [data-widget="share"]`;

test('opens the server’s links beside the page from the first click on [share-2, share-modal-3, mastodon-share-4]', async ({
  paper,
  page,
  context,
}) => {
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'Ander' }));
  await paper.open('/features/share.html');
  const opened = context.waitForEvent('page');
  await page.locator(links('ander')).getByRole('link', { name: 'Delen op X' }).click();
  const popup = await opened;
  await popup.waitForURL(/^https:\/\/x\.com\/intent\/post/);
  expect(await popup.evaluate(() => [innerWidth, innerHeight, opener])).toEqual([500, 350, null]);
  const shared = new URL(popup.url()).searchParams;
  expect(shared.get('text')).toBe('Kaas & wijn: 100% #lekker? 🧀 (שלום)');
  expect(shared.get('url')).toMatch(/\?q=a%26b#kop$/);

  await test.step('the instance of Mastodon is requested, and cancelling leaves the page as it was', async () => {
    const before = context.pages().length;
    const link = page.locator(links('gewoon')).getByRole('link', { name: 'Delen op Mastodon' });
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delen op Mastodon' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await dialog.getByRole('button', { name: 'Annuleren' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(context.pages()).toHaveLength(before);
  });
});

test('copies the canonical address, or offers it selected [share-2, share-modal-6]', async ({
  paper,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await paper.open(`${paper.article('article')}?gift_token=demo-op&visitor=subscribed#onderwerpen`);
  const copy = page.locator('#delen').getByRole('link', { name: 'Kopieer link' });
  await copy.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Artikel-link is naar klembord gekopieerd.' }),
  ).toBeVisible();
  const canonical = new URL(paper.article('article'), page.url()).href;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await copy.click();
  const field = page.getByRole('textbox', { name: 'Kopieer de link zelf:' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(canonical);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every way of sharing is a link that works, and the buttons above lead there [share-2, share-modal-8]', async ({
    paper,
    page,
  }) => {
    const address = paper.article('article');
    await page.goto(address);
    const canonical = new URL(address, page.url()).href;
    const all = page.locator('#delen a[data-share-method]');
    await expect(all).toHaveCount(10);
    for (const link of await all.all()) {
      expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(canonical);
    }
    await page.getByRole('link', { name: 'Delen', exact: true }).click();
    await expect(page).toHaveURL(/#delen$/);
  });
});
