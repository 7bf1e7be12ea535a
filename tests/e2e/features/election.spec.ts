import { pauseClock, runUntil } from '../support/clock.ts';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const PARTIES = [
  { party: 'Waterpartij', seats: 40, percentage: 30.5, earlierSeats: 20 },
  { party: 'Vrije Burgers', seats: 10, percentage: 7, earlierSeats: 12 },
];

test('draws the results, follows the count in header and widget with one call, and prints its bars [election-1, election-2, election-3]', async ({
  paper,
  page,
}) => {
  const calls = await paper.answer(
    '**/data/verkiezingen/uitslag',
    { counted: 50, parties: PARTIES },
    {
      counted: 45.2,
      parties: [
        { ...PARTIES[0], seats: 20 },
        { ...PARTIES[1], seats: 25 },
      ],
    },
  );
  await page.clock.install();
  await paper.open('/verkiezingen/');
  const row = page.getByRole('row', { name: /^Waterpartij/ });
  await expect(row).toHaveText(/Waterpartij.*40 zetels.*30,5%.*\+20/);
  await expect(page.getByText('50,0% geteld')).toHaveCount(2);
  expect(calls).toHaveLength(1);
  const bar = row.locator('[class*="bar"]');
  const wide = (await bar.boundingBox())?.width ?? 0;
  const height = (await page.getByRole('table').boundingBox())?.height;

  // The next call is made within this hour. A longer step would make it time out on a busy machine.
  await pauseClock(page);
  // A correction removes seats, and is shown unchanged. The answer takes its time while the clock is paused.
  await runUntil(page, () => calls.length === 2);
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(row).toHaveText(/20 zetels.*0$/, { timeout: 100 });
  }).toPass({ intervals: [20] });
  await expect(page.getByText('45,2% geteld')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toHaveText(/^Vrije Burgers/);
  expect((await page.getByRole('table').boundingBox())?.height).toBe(height);
  await page.clock.runFor(1_000);
  await expect.poll(async () => (await bar.boundingBox())?.width).toBeCloseTo(wide * 0.8, 0);
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toHaveCSS('print-color-adjust', 'exact');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the server’s tables and lists are there [election-3, party-comparison-2, special-kindernamen-2, special-rebus-2]', async ({
    page,
  }) => {
    await page.goto('/verkiezingen/');
    await expect(page.getByRole('table')).toBeVisible();
    await page.goto('/verkiezingen/partijen/');
    await expect(page.getByRole('cell', { name: 'Zwemles terug op school.' })).toBeVisible();
    await page.goto('/kindernamen/');
    await expect(page.getByRole('listitem').filter({ hasText: 'Noor' })).toBeVisible();
    await page.goto('/puzzels/rebus/');
    await expect(page.getByText('De appel valt niet ver van de boom.')).toBeHidden();
    await page.getByText('Oplossing', { exact: true }).click();
    await expect(page.getByText('De appel valt niet ver van de boom.')).toBeVisible();
  });
});
