import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('leads to an outcome one question at a time, and back by either button [decision-tree-1, decision-tree-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/keuzehulp/subsidie/');
  await paper.settle('decision-tree');
  const heading = page.locator('#artikel').getByRole('heading', { level: 2 });
  const previous = page.getByRole('button', { name: 'Vorige vraag' });
  await expect(heading).toHaveText('Is het huis van jou?');
  await expect(previous).toBeHidden();
  await page.getByRole('link', { name: 'Ja', exact: true }).press('Enter');
  await expect(heading).toHaveText('Is het huis van voor 1995?');
  await expect(heading).toBeFocused();
  await page.getByRole('link', { name: 'Nee', exact: true }).click();
  await expect(page).toHaveURL(/#warmtepomp$/);
  await page.goBack();
  await expect(heading).toHaveText('Is het huis van voor 1995?');
  await expect(heading).toBeFocused();
  await page.goForward();
  await page.reload();
  await expect(heading).toHaveText('Wil je een warmtepomp?');
  await previous.click();
  await expect(heading).toHaveText('Is het huis van voor 1995?');
  await previous.click();
  await expect(heading).toHaveText('Is het huis van jou?');
  await expect(page).toHaveURL(/subsidie\/$/);
  await page.getByRole('link', { name: 'Nee, ik huur' }).click();
  await page.getByRole('link', { name: 'Een corporatie' }).click();
  await page.getByRole('button', { name: 'Opnieuw beginnen' }).click();
  await expect(heading).toHaveText('Is het huis van jou?');
  await expect(heading).toBeFocused();
});

test('can be read in order without scripts, with links to the steps [decision-tree-1]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/keuzehulp/subsidie/');
  const headings = page.locator('#artikel section').getByRole('heading');
  await expect(headings).toHaveCount(10);
  await page.getByRole('link', { name: 'Nee, ik huur' }).click();
  await expect(page.getByRole('heading', { name: 'Wie verhuurt je huis?' })).toBeInViewport();
  await context.close();
});
