import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('sends the uuid to a listed host alone, and nothing for logged-out visitors [article-links-3, article-links-4]', async ({
  paper,
  page,
}) => {
  const shop = page.getByRole('link', { name: 'Naar de winkel' });
  await paper.open('/features/article-links.html?visitor=anonymous');
  await expect(shop).not.toHaveAttribute('data-widget-state', 'mounted');
  await expect(shop).toHaveAttribute('href', 'https://winkel.nmt.example/aanbod?id=1#boven');
  paper.allow(/^nmt article-links: A link with data-append-uuid leads to no https host of uuidHosts/);
  await paper.open('/features/article-links.html?visitor=subscribed');
  await expect(shop).toHaveAttribute(
    'href',
    /^https:\/\/winkel\.nmt\.example\/aanbod\?id=1&uuid=[\da-f-]{36}#boven$/,
  );
  for (const name of ['Elders', 'Gewone link']) {
    await expect(page.getByRole('link', { name })).not.toHaveAttribute('href', /uuid/);
  }
});
