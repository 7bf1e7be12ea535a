import { expect, test } from '../support/paper.ts';
import { accessibilityFaults } from '../support/whole-page.ts';

test.use({ bare: true });

test('shows one pair at a time, and moves one pair at a press, in wide windows and narrow ones [topic-suggestions-1, topic-suggestions-4]', async ({
  paper,
  page,
}) => {
  await paper.open('/onderwerpen/?visitor=subscribed');
  const row = page.getByRole('region', { name: 'Onderwerpsuggesties' });
  const topics = row.locator('li a');
  await row.scrollIntoViewIfNeeded();
  await expect(topics).toHaveCount(6);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await row.scrollIntoViewIfNeeded();
    await expect(topics.nth(1)).toBeInViewport();
    await expect(topics.nth(2)).not.toBeInViewport();
    await row.getByRole('button', { name: 'Volgende' }).click();
    await expect(topics.nth(2)).toBeInViewport();
    await expect(topics.nth(3)).toBeInViewport();
    await expect(topics.nth(1)).not.toBeInViewport();
    await expect(topics.nth(4)).not.toBeInViewport();
    await row.getByRole('button', { name: 'Vorige' }).click();
    await expect(topics.nth(0)).toBeInViewport();
  }
  expect(await accessibilityFaults(page, { include: '[data-widget="topic-suggestions"]' })).toEqual([]);
});

test('is not there where the recommendations are empty, and the console says why [topic-suggestions-3, topic-suggestions-4]', async ({
  paper,
  page,
}) => {
  await paper.answer('**/mijnonderwerpen/recommendations/**', { data: [] });
  paper.allow(/no onderwerpen data found/);
  await paper.open('/onderwerpen/');
  await paper.settle('topic-suggestions', { state: 'failed' });
  await expect(page.getByRole('heading', { name: 'Onderwerpsuggesties' })).toHaveCount(0);
});
