import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('hides each photo from eyes and screen readers until the reader reveals it [explicit-media-1, explicit-media-2]', async ({
  paper,
  page,
}) => {
  await paper.open(paper.article('explicit'));
  await paper.settle('explicit-media');
  const photos = page.locator('[data-widget="explicit-media"]').getByRole('img');
  await expect(photos).toHaveCount(0);
  const warning = page.getByText('Let op: op dit beeld vergaat een schip');
  await warning.scrollIntoViewIfNeeded();
  await expect(page.getByText('Toon beeld')).toHaveCount(2);
  await page.locator('main summary').first().press('Enter');
  await expect(page.getByRole('img', { name: /Een hoge golf/ })).toBeVisible();
  await expect(photos).toHaveCount(1);
  await page.getByText('Verberg beeld').click();
  await expect(photos).toHaveCount(0);
});

test('opens for no link into it, and plays nothing [explicit-media-1, explicit-media-2]', async ({
  paper,
  page,
}) => {
  paper.allow(/^nmt explicit-media: The feature failed.*the hook is a div; expected a details/);
  await paper.open('/features/explicit-media.html');
  await expect(page.locator('#fragment [data-widget]')).toHaveAttribute('data-widget-state', 'mounted');
  await page.getByRole('link', { name: 'Naar de foto' }).click();
  await expect(page).toHaveURL(/#verborgen-foto$/);
  await expect(page.getByRole('img', { name: 'De haven na de storm' })).toHaveCount(0);
  await expect(page.locator('#speler audio')).toHaveJSProperty('paused', true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('is hidden by the browser itself [explicit-media-2]', async ({ paper, page }) => {
    await page.goto(paper.article('explicit'));
    const photo = page.getByText('De kotter Sigrid');
    await expect(photo).toBeHidden();
    await page.getByText('Let op: op dit beeld vergaat een schip').click();
    await expect(photo).toBeVisible();
  });
});
