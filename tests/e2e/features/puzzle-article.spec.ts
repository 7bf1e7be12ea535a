import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const PAGE = '/puzzels/sudoku/';

test.describe('on the newspaper', () => {
  test.use({ bare: false });

  test('prints the puzzle alone, and shows the solution on request [puzzle-article-1, puzzle-article-2]', async ({
    paper,
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await paper.open(PAGE);
    const solution = page.getByRole('table', { name: 'De oplossing' });
    await expect(solution).toBeHidden();
    await page.getByRole('button', { name: 'Toon oplossing' }).click();
    await expect(solution).toBeVisible();
    await page.getByRole('button', { name: 'Print puzzel' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'De opgave' })).toBeVisible();
    for (const left of [solution, page.getByRole('banner'), page.getByRole('button')]) {
      await expect(left.first()).toBeHidden();
    }
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the solutions are readable [puzzle-article-1, chess-solution-2]', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('table', { name: 'De oplossing' })).toBeVisible();
    await page.goto('/puzzels/schaken/');
    await expect(page.locator('[data-chess-solution]')).toHaveCount(3);
    for (const solution of await page.locator('[data-chess-solution]').all())
      await expect(solution).toBeVisible();
  });
});

test('an early solution is not shown before its button is there [chess-solution-1]', async ({
  paper,
  page,
}) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/chess-solution-*.js', async (route) => {
    await held;
    await route.fallback();
  });
  // The page may wait for the file before it counts as loaded.
  await page.goto('/puzzels/schaken/', { waitUntil: 'domcontentloaded' });
  await paper.ready();
  const solution = page.locator('[data-chess-solution]').first();
  await expect(solution).toBeHidden();
  send();
  await page.getByRole('button', { name: 'Toon oplossing' }).first().click();
  await expect(solution).toBeVisible();
  await expect(page.locator('[data-chess-solution]').nth(1)).toBeHidden();
});
