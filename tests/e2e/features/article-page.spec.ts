import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('shows the reading time, and opens its framed text by keyboard and by address [article-page-1, article-page-2]', async ({
  paper,
  page,
}) => {
  await paper.open(paper.article('longRead'));
  await expect(page.locator('[data-byline]')).toHaveText(/ · .* uur · [2-9] min leestijd$/);
  await paper.open(paper.article('explicit'));
  await expect(page.locator('[data-byline]')).toHaveText(/Hanna Lindqvist · .* uur$/);
  const frame = page.getByRole('complementary', { name: 'Zo hoog komt het water' });
  const more = frame.getByRole('button', { name: 'Lees verder' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const hidden = frame.getByText('Op Skarholm kwamen ze');
  await expect(hidden).toBeHidden();
  // Hidden content leaves no gap.
  const first = await frame.locator('p').first().boundingBox();
  expect(((await more.boundingBox())?.y ?? 0) - (first ? first.y + first.height : 0)).toBeLessThan(16);
  await more.press('Enter');
  await expect(hidden).toBeVisible();
  const less = frame.getByRole('button', { name: 'Inklappen' });
  await expect(less).toBeFocused();
  await less.scrollIntoViewIfNeeded();
  const before = await less.boundingBox();
  await less.press('Enter');
  await expect(hidden).toBeHidden();
  expect(Math.abs(((await more.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  await page.emulateMedia({ media: 'print' });
  await expect(hidden).toBeVisible();
  await expect(more).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await paper.open('/features/article-page.html');
  await page.getByRole('link', { name: 'Naar de tweede alinea' }).click();
  await expect(page.locator('#wind-2')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('framed texts are fully open [article-page-2]', async ({ paper, page }) => {
    await page.goto(paper.article('explicit'));
    await expect(page.getByText('Op Skarholm kwamen ze')).toBeVisible();
  });
});
