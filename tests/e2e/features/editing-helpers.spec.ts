import { expect, test } from '../support/paper.ts';
import { layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

test('links an article to its editors for an editor, and loads nothing for a reader [editing-helpers-1, editing-helpers-2]', async ({
  paper,
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/editing-helpers')) files.push(request.url());
  });
  await paper.open(`${paper.article('article')}?visitor=subscribed`);
  await paper.settleBody();
  expect(await page.locator('[data-widget="editing-helpers"]').count()).toBe(0);
  expect(files).toEqual([]);

  await paper.open(`${paper.article('article')}?visitor=editor`);
  const editors = page.getByRole('navigation', { name: 'Voor de redactie' });
  await expect(editors.getByRole('link')).toHaveText(['Bewerk in editor 1', 'Bewerk de opmaak']);
  await expect(editors.getByRole('link').first()).toHaveAttribute(
    'href',
    /^https:\/\/redactie\.nmt\.example\//,
  );
  expect(await layoutShift(page)).toEqual({ score: 0, moved: [] });
  expect(files.length).toBeGreaterThan(0);
});
