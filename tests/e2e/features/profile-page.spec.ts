import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift, sidewaysOverflow } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

const save = (page: Page) => page.getByRole('button', { name: 'Opslaan' });
const name = (page: Page) => page.getByLabel('Naam');

test('saves in place, by the keyboard, shows what is wrong, and keeps the values after a failure [profile-page-1, profile-page-2, forms-1]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await paper.open('/profiel/?visitor=subscribed');
  await paper.settle('profile-page');
  await expect(save(page)).toBeDisabled();
  expect(await layoutShift(page)).toEqual({ score: 0, moved: [] });
  await name(page).fill('Joost de Bruin-Smit');
  await name(page).press('Enter');
  await expect(page.getByText('Je wijzigingen zijn opgeslagen.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(page).toHaveURL(/\/profiel\/\?visitor=subscribed$/);
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await accessibilityFaults(page, { include: '[data-widget="profile-page"]' })).toEqual([]);
  await page.reload();
  await expect(name(page)).toHaveValue('Joost de Bruin-Smit');
  await paper.settle('profile-page');
  await paper.settle('form', { within: 'main' });

  await test.step('what is wrong shows beside its field, and nothing is sent', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/profiel/')) sent.push(request.url());
    });
    await name(page).fill(' ');
    await save(page).click();
    await expect(page.getByText('Vul dit veld in.')).toBeVisible();
    await expect(name(page)).toBeFocused();
    expect(sent).toEqual([]);
  });

  await test.step('the values stay after a failed save, and the page asks before they are left', async () => {
    paper.allow(/nmt profile-page: The details could not be saved/);
    paper.tolerate(/Failed to load resource/);
    await page.route('/profiel/', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '' }) : route.fallback(),
    );
    await name(page).fill('Joost!');
    await save(page).click();
    await expect(page.getByText('Opslaan is niet gelukt. Probeer het later opnieuw.')).toBeVisible();
    await expect(name(page)).toHaveValue('Joost!');
    await expect(save(page)).toBeEnabled();

    const opened = page.waitForEvent('dialog');
    const leaving = page.getByRole('link', { name: 'Terug naar Mijn account' }).click();
    const dialog = await opened;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await leaving;
    await expect(page).toHaveURL(/\/profiel\//);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts to its action, which judges it too [profile-page-2]', async ({ page }) => {
    await page.goto('/profiel/?visitor=subscribed');
    await name(page).fill('Joost B.');
    await save(page).click();
    await expect(page.getByText('Je wijzigingen zijn opgeslagen.')).toBeVisible();
    await expect(name(page)).toHaveValue('Joost B.');
  });
});
