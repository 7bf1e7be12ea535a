import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('opens stories over the page, by keys and buttons, and back closes them [stories-1, stories-2]', async ({
  paper,
  page,
}) => {
  paper.tolerate(/^nmt stories: The hook has no links/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await paper.open('/features/stories.html');
  await paper.settle('stories', { within: '#gewoon' });
  const list = page.locator('#gewoon');
  await list.getByRole('link', { name: 'De eerste pont' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'De eerste pont' })).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading', { name: 'Het uur van de bakker' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Volgende' }).click();
  await dialog.getByRole('button', { name: 'Vorige' }).click();
  await expect(dialog.getByRole('heading', { name: 'Het uur van de bakker' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(list.getByRole('link', { name: 'De eerste pont' })).toBeFocused();
  await list.getByRole('link', { name: 'Donkerte te koop' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/stories\.html$/);
});

test('keeps the list of links where its script does not load [stories-1]', async ({ paper, page }) => {
  paper.tolerate(/stories/, /nmt /);
  await page.route(/\/assets\/stories-/, (route) => route.abort());
  await paper.open('/specials/');
  const link = page.getByRole('link', { name: 'De eerste pont' });
  await link.scrollIntoViewIfNeeded();
  await paper.settle('stories', { state: 'failed' });
  await link.click();
  await expect(page).toHaveURL(/\/video\/pont\/$/);
});
