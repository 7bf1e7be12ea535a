import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, sidewaysOverflow } from '../support/whole-page.ts';

test('lets the owner invite and remove, and takes back what the server refuses [family-settings-4]', async ({
  paper,
  page,
}) => {
  paper.tolerate(/409|could not be saved; it is undone/);
  await page.setViewportSize({ width: 320, height: 640 });
  await paper.open('/gezin/?visitor=subscribed-plus');
  const rows = page.getByRole('listitem').filter({ hasText: '@lezers.example' });
  await expect(rows).toHaveCount(2);
  const field = page.getByLabel('E-mailadres');
  for (const [name, count] of [
    ['zus', 3],
    ['broer', 4],
  ] as const) {
    await field.fill(`${name}@lezers.example`);
    await field.press('Enter');
    await expect(page.getByText(`${name}@lezers.example is uitgenodigd.`)).toBeVisible();
    await expect(rows).toHaveCount(count);
  }
  // All places are taken.
  await field.fill('neef@lezers.example');
  await page.getByRole('button', { name: 'Uitnodigen' }).click();
  await expect(page.getByText('Er is iets misgegaan, probeer het later opnieuw.')).toBeVisible();
  await expect(rows).toHaveCount(4);
  await expect(field).toHaveValue('neef@lezers.example');
  await rows.filter({ hasText: 'zus@' }).getByRole('button', { name: 'Verwijderen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(rows).toHaveCount(3);
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload();
  await expect(rows).toHaveText([/^sami@/, /^oma\.el\.amrani@/, /^broer@/]);

  await page.goto('/gezin/?visitor=family-member');
  await page.getByRole('button', { name: 'Verlaat familieabonnement' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verlaat familieabonnement' }).click();
  await expect(page.getByText('Je hebt geen familieabonnement.')).toBeVisible();
});

test('takes the invitation’s form away from subscribers, and its token goes nowhere [family-invitation-1, family-invitation-2]', async ({
  paper,
  page,
}) => {
  const leaks: string[] = [];
  page.on('request', (request) => {
    const isOwn = request.isNavigationRequest();
    if (!isOwn && `${request.url()} ${request.postData()}`.includes('samenlezen')) leaks.push(request.url());
  });
  page.on('console', (message) => {
    if (message.text().includes('samenlezen')) leaks.push(message.text());
  });
  await paper.open('/gezin/uitnodiging/?token=samenlezen&visitor=subscribed');
  const accept = page.getByRole('button', { name: 'Ja, ik lees mee' });
  await expect(page.getByText('Je hebt al een abonnement.')).toBeVisible();
  await expect(accept).toHaveCount(0);
  await page.goto('/gezin/uitnodiging/?token=samenlezen&visitor=registered');
  await paper.settle('family-invitation');
  const known = () =>
    page.evaluate(() =>
      JSON.stringify([Reflect.get(window, 'dataLayer'), { ...localStorage }, { ...sessionStorage }]),
    );
  expect(await known()).not.toContain('samenlezen');
  await accept.click();
  await expect(page.getByText('Je leest nu mee.')).toBeVisible();
  expect(await known()).not.toContain('samenlezen');
  expect(leaks).toEqual([]);
});

test('takes the invitation’s form away when a subscriber logs in in another tab [family-invitation-1]', async ({
  paper,
  page,
  context,
}) => {
  await paper.open('/gezin/uitnodiging/?token=samenlezen&visitor=anonymous');
  await expect(page.getByRole('button', { name: 'Ja, ik lees mee' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/?visitor=subscribed');
  await page.bringToFront();
  await expect(page.getByText('Je hebt al een abonnement.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ja, ik lees mee' })).toHaveCount(0);
});
