import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('explains a word of the article at a press, one at a time [glossary-annotator-1, glossary-annotator-2]', async ({
  paper,
  page,
}) => {
  await paper.open(paper.article('longRead'));
  await paper.settle('glossary-annotator');
  const word = page.getByRole('button', { name: 'springvloed' });
  await expect(word).toHaveCount(1);
  await word.press('Enter');
  const bubble = page.getByRole('tooltip');
  await expect(bubble).toHaveText('Extra hoge vloed, kort na nieuwe en volle maan.');
  await expect(bubble).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'kanoet', exact: true }).click();
  await expect(bubble).toHaveText(/^Gedrongen steltloper die broedt/);
  await page.keyboard.press('Escape');
  await expect(bubble).toHaveCount(0);
  await word.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(bubble).toHaveCount(0);
  await expect(page.getByRole('term').filter({ hasText: 'Springvloed' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toBeVisible();
});
