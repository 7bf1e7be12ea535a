import { expect, test } from '../support/paper.ts';
import { accessibilityFaults } from '../support/whole-page.ts';

test.use({ bare: true });

const PAGE = '/features/share-overlay.html';

/** Before the loader has processed a link, it leads to the article. */
const WAITING = { state: 'waiting', within: '#gewoon' };

test('saves an article for good, copies its clean address, and leads on to sharing [share-overlay-1, share-overlay-2, share-overlay-3]', async ({
  paper,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await paper.open(`${PAGE}?visitor=subscribed`);
  await paper.settle('share-overlay', WAITING);
  const opener = page.locator('#gewoon').getByRole('link', { name: /rivierdorpen/ });
  await opener.click();
  const overlay = page.getByRole('dialog', { name: 'Opslaan en delen' });
  const saved = page.waitForResponse(/favorite\/add/);
  await overlay.getByRole('button', { name: 'Opslaan in leeslijst' }).click();
  await saved;
  await expect(overlay.getByRole('button', { name: 'Verwijderen van leeslijst' })).toBeFocused();
  await overlay.getByRole('button', { name: 'Kopieer de link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'gekopieerd naar je Klembord.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/-a4101$/);
  expect(await accessibilityFaults(page, { include: 'dialog[open]' })).toEqual([]);
  await overlay.getByRole('button', { name: 'Meer manieren om te delen' }).click();
  const modal = page.getByRole('dialog', { name: 'Delen', exact: true });
  await expect(modal.getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await paper.open(PAGE);
  await paper.settle('share-overlay', WAITING);
  await opener.click();
  await expect(overlay.getByRole('button', { name: 'Verwijderen van leeslijst' })).toBeVisible();
});

test('shows a logged-out visitor a login link, and rolls back a refused change [share-overlay-3]', async ({
  paper,
  page,
}) => {
  const calls = await paper.answer('**/favorite/**', 403);
  await paper.open(PAGE);
  await paper.settle('share-overlay', WAITING);
  const save = page.getByRole('button', { name: 'Opslaan in leeslijst' });
  await page.locator('#mislukt').getByRole('button').click();
  await save.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Log in om gebruik te maken van de leeslijst.' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Inloggen' }).last()).toHaveAttribute(
    'href',
    /^\/login\/\?return_to=/,
  );
  expect(calls).toHaveLength(0);

  paper.allow(/403/, /was refused/, /reading list was not changed/);
  await paper.open(`${PAGE}?visitor=subscribed`);
  await paper.settle('share-overlay', WAITING);
  await page.locator('#mislukt').getByRole('button').click();
  await save.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'We konden je leeslijst niet bijwerken' }),
  ).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});
