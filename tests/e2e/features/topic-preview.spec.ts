import { expect, test } from '../support/paper.ts';
import { accessibilityFaults } from '../support/whole-page.ts';

test.use({ bare: true });

test('two articles of the topic come below its link, with the rating of a review [topic-preview-1, topic-preview-2, topic-preview-3]', async ({
  paper,
  page,
}) => {
  paper.tolerate(/^nmt (loader|topic-preview|http): /, /^Failed to load resource.* 400 /);
  await paper.open('/features/topic-preview.html');
  const review = page.locator('#recensie');
  await review.scrollIntoViewIfNeeded();
  await expect(review.getByRole('listitem')).toHaveCount(2);
  await expect(review.getByText('4 van 5 ballen')).toBeAttached();
  await expect(review.getByRole('link', { name: 'Boeken', exact: true })).toBeVisible();
  expect(await accessibilityFaults(page, { include: '#recensie' })).toEqual([]);
  for (const id of ['leeg', 'fout']) {
    const section = page.locator(`#${id}`);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByRole('link', { name: 'Klimaat' }).first()).toBeVisible();
    await expect(section.getByRole('listitem')).toHaveCount(0);
  }
});

test('the text below it stays where it is when the articles come [topic-preview-3]', async ({
  paper,
  page,
}) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/mijnonderwerpen/items/**', async (route) => {
      await held;
      await route.fallback();
    });
    await paper.open(paper.article('article'));
    const preview = page.locator('[data-widget="topic-preview"]');
    await preview.scrollIntoViewIfNeeded();
    const before = await preview.boundingBox();
    answer();
    await expect(preview.getByRole('listitem')).toHaveCount(2);
    const after = await preview.boundingBox();
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(24);
    await page.unroute('**/mijnonderwerpen/items/**');
  }
});
