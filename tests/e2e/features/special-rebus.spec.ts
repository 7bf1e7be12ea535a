import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('compares the answer with hashes, and opens the solution once the visitor is sure [special-rebus-1, special-rebus-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/puzzels/rebus/');
  const answer = page.getByLabel('Jouw antwoord');
  await answer.fill('Een perenboom');
  await answer.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Helaas' })).toHaveText(
    'Helaas, probeer het nog eens.',
  );
  await answer.fill('de ÁPPEL valt niet-ver van de boom!');
  await page.getByRole('button', { name: 'Controleer' }).click();
  await expect(page.getByText('Goed!', { exact: true })).toBeVisible();

  const solution = page.getByText('De appel valt niet ver van de boom.');
  const show = page.locator('[data-special="rebus"]').getByRole('button', { name: 'Toon oplossing' });
  await show.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ik puzzel verder' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(solution).toBeHidden();
  await show.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Toon oplossing' }).click();
  await expect(solution).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verberg oplossing' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});
