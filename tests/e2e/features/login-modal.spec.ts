import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift } from '../support/whole-page.ts';

test.use({ loginModal: true });

const modal = (page: Page) => page.getByRole('dialog', { name: 'Log in om verder te gaan' });
const FORCED = '#debug=login-modal';

/** By then a modal that is going to show has shown. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

test('invites an anonymous reader on the front page, once per browser session [login-modal-1, login-modal-2, login-modal-4]', async ({
  paper,
  page,
  context,
}) => {
  await paper.open('/');
  await expect(modal(page)).toBeVisible();
  await expect(modal(page)).toContainText('Met een account sla je artikelen op');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect((await layoutShift(page)).score).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('nmt_login_modal'))).not.toBeNull();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);

  await paper.open('/');
  await paper.settle('login-modal');
  await quiet(page);
  await expect(modal(page)).toHaveCount(0);

  // Another tab that the reader opens by hand is a session of its own.
  const other = await context.newPage();
  await other.goto('/');
  await expect(modal(other)).toBeVisible();
});

test('keeps the focus, and gives it back [popups-3, modal-behaviour-4, modal-behaviour-7, modal-behaviour-12]', async ({
  paper,
  page,
}) => {
  await paper.open(`/features/login-modal.html`);
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  const opener = page.getByRole('link', { name: 'Toon het nog eens' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(modal(page).getByRole('link', { name: 'Inloggen' })).toBeFocused();
  for (let stops = 0; stops < 6; stops++) {
    await page.keyboard.press('Tab');
    expect(await modal(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

for (const [name, close] of [
  ['the button', (page: Page) => modal(page).getByRole('button', { name: 'Sluiten' }).last().click()],
  ['the cross', (page: Page) => modal(page).getByRole('button', { name: 'Sluiten' }).first().click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['a click beside it', (page: Page) => page.mouse.click(5, 5)],
] as const) {
  test(`closes by ${name} in 450 ms [login-modal-3, modal-behaviour-6, popups-3]`, async ({
    paper,
    page,
  }) => {
    await page.clock.install();
    await paper.open('/');
    await expect(modal(page)).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await close(page);
    const fading = page.locator('dialog');
    await page.clock.runFor(449);
    await expect(fading).toHaveCount(1);
    expect(await fading.evaluate((dialog) => getComputedStyle(dialog).animationDuration)).toBe('0.45s');
    await page.clock.runFor(1);
    await expect(fading).toHaveCount(0);
  });
}

test('closes at once for visitors who prefer reduced motion [login-modal-4]', async ({ paper, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await paper.open('/');
  await expect(modal(page)).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.keyboard.press('Escape');
  await page.clock.runFor(0);
  await expect(page.locator('dialog')).toHaveCount(0);
});

test('leads to the login page and back, without secrets [login-modal-5]', async ({ paper, page }) => {
  await paper.open('/?gift_token=geheim&edition=ochtend#nieuws');
  await modal(page).getByRole('link', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL('/login/?return_to=%2F%3Fedition%3Dochtend%23nieuws');
});

test('is not for logged-in visitors [login-modal-1]', async ({ paper, page }) => {
  await paper.open(`/?visitor=registered${FORCED}`);
  await quiet(page);
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('[data-widget="login-modal"]')).not.toHaveAttribute('data-widget-state');
});

for (const [name, path, edit] of [
  ['in the app', '/play/appview', undefined],
  [
    'on another type of page',
    '/',
    (html: string) => html.replace('data-page-type="frontpage"', 'data-page-type="index"'),
  ],
] as const) {
  test(`does not show ${name} [login-modal-1]`, async ({ paper, page }) => {
    const hook = '<div data-widget="login-modal" hidden></div>';
    if (edit) await paper.edit(edit);
    else {
      paper.tolerate(/404/);
      await paper.edit((html) =>
        html
          .replace(/data-page-type="[\w-]*"/, 'data-page-type="frontpage"')
          .replace('</main>', `${hook}</main>`),
      );
    }
    await paper.open(path + FORCED);
    await quiet(page);
    await expect(page.locator('dialog')).toHaveCount(0);
    await expect(page.locator('[data-widget="login-modal"]')).not.toHaveAttribute('data-widget-state');
  });
}

for (const [name, address] of [
  ['fragment', `/${FORCED}`],
  ['query', '/?debug=login-modal'],
] as const) {
  test(`shows again after the time of the ${name} [debug-hashes-2]`, async ({ paper, page }) => {
    await page.addInitScript(() => sessionStorage.setItem('nmt_login_modal', 'true'));
    await paper.open(address);
    await expect(modal(page)).toBeVisible();
  });
}

test('closes when the reader logs in in another tab [login-modal-1]', async ({ paper, page, context }) => {
  await paper.open('/');
  await expect(modal(page)).toBeVisible();
  // The page was made for an anonymous reader: it has no account menu for the tour's last step.
  paper.tolerate(/^nmt tour: The tour does not start/);
  const other = await context.newPage();
  await other.goto('/sectie/sport/?visitor=subscribed');
  await page.bringToFront();
  await expect(page.locator('dialog')).toHaveCount(0);
});
