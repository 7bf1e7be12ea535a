import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('inserts the sandboxed puzzle near the window, in the place of the link [puzzle-inserters-1, puzzle-inserters-2]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 320 });
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/third-party/puzzels/speel/sudoku', async (route) => {
    await held;
    await route.fallback();
  });
  await paper.open('/puzzels/sudoku/');
  const hook = page.locator('[data-widget="puzzle-inserters"]');
  const link = page.getByRole('link', { name: 'Open de puzzel' });
  await expect(hook.locator('iframe')).toHaveCount(0);
  await link.scrollIntoViewIfNeeded();
  await expect(hook.locator('iframe')).toHaveAttribute('title', 'Sudoku');
  await expect(link).toBeVisible();
  const before = await hook.evaluate((element) => (element as HTMLElement).offsetHeight);
  send();
  await expect(link).toBeHidden();
  const puzzle = hook.frameLocator('iframe');
  await puzzle.getByRole('textbox', { name: 'Rij 1, kolom 3' }).fill('4');
  await expect(puzzle.getByRole('textbox', { name: 'Rij 1, kolom 3' })).toHaveValue('4');
  await expect(hook.locator('iframe')).toHaveAttribute('sandbox', /^(?!.*allow-same-origin).*allow-scripts/);
  expect(await hook.evaluate((element) => (element as HTMLElement).offsetHeight)).toBe(before);
  await page.emulateMedia({ media: 'print' });
  // This page prints the assignment instead of the whole section; others print the puzzle.
  await expect(page.getByRole('table', { name: 'De opgave' })).toBeVisible();
  await expect(hook.locator('iframe')).toHaveCSS('display', 'block');
});
