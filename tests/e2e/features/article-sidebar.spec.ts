import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('stays in view beside the article and stops at its end; on narrow windows it is under it [article-sidebar-1, article-sidebar-2]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await paper.open('/features/article-sidebar.html');
  const column = page.getByRole('complementary', { name: 'Ook lezen' });
  await expect(column).toHaveCSS('position', 'sticky');
  const text = page.locator('#gewoon [data-article-body]');
  await text.evaluate((body) => scrollTo(0, body.getBoundingClientRect().top + scrollY + 300));
  await expect(column).toBeInViewport();
  await text.evaluate((body) => scrollTo(0, body.getBoundingClientRect().bottom + scrollY - 100));
  const [end, stop] = await Promise.all([text.boundingBox(), column.boundingBox()]);
  expect((stop?.y ?? 0) + (stop?.height ?? 0)).toBeLessThanOrEqual((end?.y ?? 0) + (end?.height ?? 0) + 1);
  await expect(page.getByRole('complementary', { name: 'Hoge kolom' })).toHaveCSS('position', 'static');
  await expect(page.getByRole('complementary', { name: 'Lege kolom' })).toHaveCount(0);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(column).toHaveCSS('position', 'static');
  const [above, below] = await Promise.all([text.boundingBox(), column.boundingBox()]);
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});
