import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const DEMO = '/features/view-count.html';
const KEY = 'nmt_paywallviewcount';

test('shows what is left after two articles of five, and nothing of it to a logged-in visitor [view-count-1, view-count-2]', async ({
  paper,
  page,
  context,
}) => {
  await paper.open(`${DEMO}?read=2`);
  await expect(page.locator('#gewoon [data-widget]')).toHaveText('Nog 3 gratis artikelen');
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('2');
  const cookie = (await context.cookies()).find(({ name }) => name === KEY);
  expect(cookie).toMatchObject({ value: '2', path: '/', sameSite: 'Strict' });

  await paper.open(`${DEMO}?visitor=registered`);
  await paper.idle();
  await expect(page.locator('#ingelogd [data-widget]')).toHaveText('Fijn dat je meeleest.');
  await expect(page.locator('#ingelogd [data-widget]')).not.toHaveAttribute('data-widget-state');
});

test('counts down from article to article, also on the way back [view-count-1, view-count-2]', async ({
  paper,
  page,
}) => {
  const left = page.getByRole('article').locator('[data-widget="view-count"]');
  // A free article does not count.
  await paper.open(paper.article('article'));
  await expect(left).toHaveCount(0);
  await paper.open(paper.article('longRead'));
  await expect(left).toHaveText('Nog 4 gratis artikelen');
  await paper.open('/nieuws/2026/01/01/nog-een-a4105');
  await expect(left).toHaveText('Nog 3 gratis artikelen');
  await page.goBack();
  await expect(left).toHaveText('Nog 3 gratis artikelen');
});
