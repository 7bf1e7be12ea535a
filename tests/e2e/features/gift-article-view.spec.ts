import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const GIVEN = 'Dit artikel is aan je cadeau gegeven.';
/** The messages for links that are not valid. */
const NOT_VALID = {
  'demo-verlopen': 'Deze cadeaulink is verlopen.',
  'demo-op': 'Deze cadeaulink is te vaak gebruikt en werkt niet meer.',
  '%3Cscript%3E': 'Deze cadeaulink is verlopen of al te vaak gebruikt.',
};

test('reads a gift whole, without a dialog, and counts it once without its token [gift-article-view-1, gift-article-view-2, gift-article-view-3]', async ({
  paper,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname));
  await paper.open(`${paper.article('article')}?gift_token=demo-geldig`);
  await expect(page.getByRole('status').filter({ hasText: GIVEN })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.article__body p').last()).toBeVisible();
  await page.waitForFunction(() =>
    JSON.stringify((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []).includes(
      'gift-article-view',
    ),
  );
  const pushed = await page.evaluate(
    () => (window as unknown as { dataLayer: { event: string }[] }).dataLayer,
  );
  expect(pushed.filter(({ event }) => event === 'gift-article-view')).toHaveLength(1);
  expect(JSON.stringify(pushed)).not.toContain('demo-geldig');
  expect(asked.filter((path) => path.startsWith('/paywall-api/'))).toHaveLength(1);
});

test('says who gave it and until when, and leads to the subscriptions and back', async ({ paper, page }) => {
  const address = paper.article('longRead');
  await paper.open(`${address}?gift_token=demo-met-naam`);
  const bar = page.getByRole('region', { name: 'Cadeauartikel' });
  await expect(bar).toContainText(`${GIVEN} Je kreeg het van Joost de Bruin. De link werkt tot `);
  // A gift does not count as one of the reader's own articles, and without such a link no code is loaded.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await paper.open(paper.article('article'));
  await paper.idle();
  expect(asked.filter((address) => /gift|paywall-api/.test(address))).toEqual([]);
  await paper.open(address);
  await expect(page.getByText('Nog 4 gratis artikelen')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await bar.getByRole('link', { name: 'Neem een abonnement' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('return_to')?.startsWith(address) === true);
});

test('explains that a link has expired, was used up or does not exist', async ({ paper, page }) => {
  for (const [token, text] of Object.entries(NOT_VALID)) {
    await paper.open(`${paper.article('article')}?gift_token=${token}`);
    await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    const pushed = await page.evaluate(() =>
      JSON.stringify((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []),
    );
    expect(pushed).not.toContain('gift-article-view');
  }
});
