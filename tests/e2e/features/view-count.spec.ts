import { expect, test } from '../support/paper.ts';

const DEMO = '/features/view-count.html';
const KEY = 'nmt_paywallviewcount';

for (const [read, text] of [
  [0, 'Nog 5 gratis artikelen'],
  [2, 'Nog 3 gratis artikelen'],
  [4, 'Nog 1 gratis artikel'],
  [5, 'Geen gratis artikelen meer'],
  [9, 'Geen gratis artikelen meer'],
] as const) {
  test(`after ${read} articles of five shows: ${text} [view-count-1, view-count-2]`, async ({
    paper,
    page,
    context,
  }) => {
    await paper.open(`${DEMO}?read=${read}`);
    await expect(page.locator('#gewoon [data-widget]')).toHaveText(text);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(String(read));
    const cookie = (await context.cookies()).find(({ name }) => name === KEY);
    expect(cookie).toMatchObject({ value: String(read), path: '/', sameSite: 'Strict' });
  });
}

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

test('shows nothing without a limit, and keeps no place free [view-count-3]', async ({ paper, page }) => {
  await paper.edit((html) => html.replace(/ data-paywall-limit="\d+"/, ''));
  await paper.open(DEMO);
  await paper.settle('view-count', { within: '#ingelogd' });
  await expect(page.locator('#ingelogd [data-widget]')).toHaveText('Fijn dat je meeleest.');
  await expect(page.locator('#gewoon [data-widget]')).toBeHidden();
});

test('is not for logged-in visitors [view-count-1]', async ({ paper, page }) => {
  await paper.open(`${DEMO}?visitor=registered`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#ingelogd [data-widget]')).toHaveText('Fijn dat je meeleest.');
  await expect(page.locator('#ingelogd [data-widget]')).not.toHaveAttribute('data-widget-state');
});
