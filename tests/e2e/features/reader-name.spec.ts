import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('shows name and initial in a reserved place, and makes no call for logged-out visitors [profile-menu-1, profile-menu-3]', async ({
  paper,
  page,
}) => {
  paper.allow(/reader-name/);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/user/me/')) calls += 1;
  });
  await paper.open('/features/reader-name.html?visitor=anonymous');
  const stage = page.locator('#gewoon .state-stage');
  await paper.settle('reader-name', { within: '#gewoon' });
  await expect(stage.locator('[data-show="name"]')).toHaveText('Mijn account');
  expect(calls).toBe(0);
  await paper.open('/features/reader-name.html?visitor=registered');
  await expect(stage.locator('[data-show="name"]')).toHaveText('Jasmijn Vermeulen');
  await expect(stage.locator('[data-show="initial"]')).toHaveText('J');
  await expect(page.locator('#fout .state-stage')).toHaveText('Mijn account');
  await page.locator('#later').getByRole('button', { name: 'Voeg toe' }).click();
  await expect(page.locator('#later [data-show="initial"]').last()).toHaveText('J');
  expect(calls).toBe(1);
});
