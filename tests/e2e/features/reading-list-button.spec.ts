import { expect, test } from '../support/paper.ts';
import { accessibilityFaults } from '../support/whole-page.ts';

test.use({ bare: true });

/** The hook of the demo page whose number is invalid. */
const NO_NUMBER = /data-article-id is "-1"/;
const PAGE = '/features/reading-list-button.html';
const SAVE = { name: 'Opslaan in leeslijst' };
const REMOVE = { name: 'Verwijderen van leeslijst' };

test('changes all buttons of an article at once, in another tab too, before the server has answered [reading-list-button-3]', async ({
  paper,
  page,
  context,
}) => {
  paper.tolerate(NO_NUMBER);
  await paper.open(`${PAGE}?visitor=subscribed`);
  const button = page.locator('#gewoon').getByRole('button');
  await expect(button).toHaveAttribute('data-action', 'add');
  const other = await context.newPage();
  await paper.listen(other);
  await other.goto(PAGE);
  await expect(other.locator('#gewoon').getByRole('button')).toHaveAttribute('data-action', 'add');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('**/favorite/add', async (route) => {
    await held;
    await route.continue();
  });
  await button.focus();
  await page.keyboard.press('Enter');
  for (const tab of [page, other]) {
    for (const place of ['#gewoon', '#tweemaal']) {
      await expect(tab.locator(place).getByRole('button', REMOVE)).toHaveAttribute('aria-pressed', 'true');
    }
  }
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect(button).not.toHaveAttribute('aria-disabled');
  await expect(button).toBeFocused();
  expect(await accessibilityFaults(page, { include: '#gewoon' })).toEqual([]);

  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/leeslijst/')) calls.push(request.url());
  });
  await paper.open(PAGE);
  await expect(page.locator('#gewoon').getByRole('button', REMOVE)).toBeVisible();
  expect(calls).toEqual([]);
});

test('keeps what is saved without a connection, also after a reload, and sends it once [reading-list-button-1]', async ({
  paper,
  page,
  context,
}) => {
  paper.tolerate(/Failed to load resource/, /^nmt /);
  // With the network really offline, the page could not be reloaded, so only the browser's status is changed.
  await page.addInitScript(() => {
    const isOnline = () => sessionStorage.getItem('test-offline') === null;
    Object.defineProperty(Navigator.prototype, 'onLine', { get: isOnline });
  });
  await paper.open(`${PAGE}?visitor=registered`);
  const button = page.locator('#gewoon').getByRole('button');
  await expect(button).toHaveAttribute('data-action', 'add');
  await page.evaluate(() => sessionStorage.setItem('test-offline', ''));
  await page.route('**/favorite/add', (route) => route.abort());
  await button.click();
  await expect(button).toHaveAttribute('data-action', 'remove');
  await page.reload();
  await expect(button).toHaveAttribute('data-action', 'remove');
  // Writes that arrive: they may be retried as soon as they are no longer refused.
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/favorite/add')) sent.push(`${request.method()} ${request.postData()}`);
  });
  await page.unroute('**/favorite/add');
  await page.evaluate(() => {
    sessionStorage.removeItem('test-offline');
    window.dispatchEvent(new Event('online'));
  });
  await expect.poll(() => sent.length).toBe(1);
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('nmt_outbox:')));
  await page.goto('/leeslijst/');
  await expect(page.getByRole('list', { name: 'Opgeslagen artikelen' }).getByRole('listitem')).toHaveCount(1);
  expect(sent).toEqual(['PUT {"article_id":4101}']);
  await context.clearCookies();
});

test('invites who is not logged in, and takes back what the server could not do [reading-list-button-2, reading-list-button-3]', async ({
  paper,
  page,
}) => {
  paper.tolerate(NO_NUMBER);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/leeslijst\/|favorite/.test(new URL(request.url()).pathname)) calls.push(request.url());
  });
  await paper.open(PAGE);
  await page.locator('#gewoon').getByRole('button', SAVE).click();
  const toast = page.getByRole('status').filter({ hasText: 'Log in om gebruik te maken van de leeslijst.' });
  await expect(toast).toBeVisible();
  expect(calls).toEqual([]);

  paper.allow(/Failed to load resource.*favorite\/add/, /favourites: The reading list was not changed/);
  paper.tolerate(/^nmt outbox/, /Failed to load resource.*favorite\/last_update/);
  await paper.open(`${PAGE}?visitor=subscribed&fault=500:/papi/api/favorite/*`);
  const button = page.locator('#mislukt').getByRole('button');
  await expect(button).toHaveAttribute('data-action', 'add');
  await button.click();
  await expect(page.getByText('We konden je leeslijst niet bijwerken.')).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});
