import { expect, test } from '../support/paper.ts';
import { scrollBy } from '../support/wheel.ts';

test.use({ bare: true });

test('opens one advantage at a time, and keeps the link to the subscriptions in view [special-usp-page-1, special-usp-page-2]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await paper.open('/voordelen/');
  const open = page.getByRole('button', { expanded: true }).and(page.locator('main *'));
  await expect(open).toHaveText('Elk stuk, elke dag');
  const link = page.getByRole('link', { name: 'Bekijk abonnementen' }).and(page.locator('main *'));
  await expect(link).toBeInViewport();
  await page.getByRole('button', { name: 'Puzzels zonder eind' }).press('Enter');
  await expect(open).toHaveText('Puzzels zonder eind');
  await scrollBy(page, 300);
  await expect(link).toBeInViewport();
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  await link.click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'dataLayer')))
    .toContainEqual(expect.objectContaining({ event: 'usp-subscriptions-click' }));
  await paper.open('/voordelen/?visitor=subscribed');
  await expect(page.getByText('Je hebt al een abonnement.')).toBeVisible();
  await expect(link).toBeHidden();
});

test('keeps, sends and locks the answers to the econogram, until it closes [special-econogram-1, special-econogram-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/econogram/?visitor=subscribed');
  await paper.settle('feedback-form');
  const answer = page.getByLabel('Hoe heet het als prijzen stijgen?');
  await answer.fill('inflatie');
  await page.reload();
  await expect(answer).toHaveValue('inflatie');
  await page.getByLabel('Wat verhoogt een centrale bank om dat te remmen?').fill('rente');
  await page.getByLabel('Wat verkoopt een land aan het buitenland?').fill('export');
  await page.getByLabel('Hoe heet het als er meer banen zijn dan werkzoekenden?').fill('krapte');
  await page.getByLabel('Naam').fill('J. Jansen');
  await page.getByLabel('E-mailadres').and(page.locator('main *')).fill('j@voorbeeld.nl');
  await page.getByRole('button', { name: 'Stuur in' }).click();
  await expect(page.getByText('Bedankt voor uw inzending.')).toBeFocused();
  await expect(answer).toHaveValue('inflatie');
  await expect(answer).toBeDisabled();
  await paper.open('/features/special-econogram.html');
  await expect(page.locator('#gesloten').getByText('De inzendtermijn is gesloten.')).toBeVisible();
  await expect(page.locator('#gesloten').getByRole('button')).toHaveCount(0);
  paper.tolerate(/data-closes-at is "morgen"/);
});
