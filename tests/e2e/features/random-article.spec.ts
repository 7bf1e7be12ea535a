import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('offers another random article to a reader who arrived by one, and to nobody else [random-article-1, random-article-2]', async ({
  paper,
  page,
}) => {
  const link = page.getByRole('link', { name: 'Nog een willekeurig artikel' });
  await paper.open(`${paper.article('article')}?from=randomly`);
  await paper.settleBody();
  await expect(link).toHaveCount(0);
  await paper.open('/willekeurig/');
  await expect(page).toHaveURL(/-a\d+\?from=random$/);
  await link.click();
  await expect(page).toHaveURL(/-a\d+\?from=random$/);
});
