import type { Page } from 'playwright/test';
import { accountOpener } from '../support/menus.ts';
import { expect, REFUSED, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift, sidewaysOverflow } from '../support/whole-page.ts';

test.use({ emptyCache: true });

const sections = (page: Page) => page.getByRole('main').getByRole('region');
const link = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Onderdelen van je account' })
    .getByRole('link', { name, exact: true });

test('goes through the sections by links, the back button and the address [my-account-1]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await paper.open('/vacatures/?visitor=subscribed');
  await accountOpener(page).click();
  await page
    .getByRole('navigation', { name: 'Mijn account' })
    .getByRole('link', { name: 'Mijn account' })
    .click();
  await expect(page).toHaveURL('/account/');
  await paper.settle('my-account');
  await expect(sections(page)).toHaveCount(1);
  await expect(link(page, 'Mijn gegevens')).toHaveAttribute('aria-current', 'page');
  expect(await layoutShift(page)).toEqual({ score: 0, moved: [] });
  await link(page, 'Abonnement').press('Enter');
  await expect(page).toHaveURL('/account/#abonnement');
  await expect(sections(page)).toHaveAccessibleName('Abonnement');
  await expect(link(page, 'Mijn gegevens')).not.toHaveAttribute('aria-current');
  expect(await sidewaysOverflow(page)).toEqual([]);
  expect(await accessibilityFaults(page, { include: '[data-widget="my-account"]' })).toEqual([]);
  await page.goBack();
  await expect(sections(page)).toHaveAccessibleName('Mijn gegevens');
  // Two lines of links at 360 px, and none in print.
  await page.setViewportSize({ width: 360, height: 640 });
  const tops = await page
    .getByRole('navigation', { name: 'Onderdelen van je account' })
    .getByRole('link')
    .evaluateAll((links) => links.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Wijzig je wachtwoord',
    'klantenservice',
  ]);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/account/#gezin-lid');
  await expect(sections(page)).toHaveAccessibleName('Familieabonnement');
  await page.reload();
  await expect(sections(page)).toHaveAccessibleName('Familieabonnement');
});

test('takes the account out of the page when the reader logs out in another tab [my-account-2]', async ({
  paper,
  page,
  context,
}) => {
  // Pending calls are refused after the logout.
  paper.tolerate(REFUSED);
  await paper.open('/account/?visitor=subscribed');
  await expect(page.getByText('joost@lezers.example')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/account/?visitor=anonymous');
  await expect(other.getByText('Log in om je account te bekijken.')).toBeVisible();
  await expect(page.getByText('Log in om je account te bekijken.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    /^\/login\/\?return_to=%2Faccount%2F/,
  );
  expect(await page.content()).not.toContain('joost@lezers.example');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all sections [my-account-1]', async ({ page }) => {
    await page.goto('/account/?visitor=subscribed');
    await expect(sections(page)).toHaveCount(5);
    for (const section of await sections(page).all()) await expect(section).toBeVisible();
  });
});
