import type { Page } from 'playwright/test';
import { pauseClock } from '../support/clock.ts';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true, loginModal: true });

const modal = (page: Page) => page.getByRole('dialog', { name: 'Log in om verder te gaan' });
const invitation = (page: Page) => page.getByRole('region', { name: 'Log in om verder te gaan' });
const FORCED = '#debug=login-modal';

test('invites an anonymous reader on the front page, once per browser session, and leads to the login page and back [login-modal-1, login-modal-2, login-modal-4, login-modal-5]', async ({
  paper,
  page,
  context,
}) => {
  await context.addInitScript(() => sessionStorage.setItem('nmt_article_read', 'true'));
  await paper.open('/');
  await expect(invitation(page)).toContainText('Met een account sla je artikelen op');
  expect(await accessibilityFaults(page, { include: '[data-widget="login-modal"] + .nmt-view' })).toEqual([]);
  const { score, moved } = await layoutShift(page);
  expect(score, moved.join('\n')).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('nmt_login_modal'))).not.toBeNull();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const close = invitation(page).getByRole('button', { name: 'Sluiten' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(invitation(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  await paper.open('/');
  await paper.settle('login-modal');
  await paper.idle();
  await expect(invitation(page)).toHaveCount(0);

  // Another tab that the reader opens is a separate session.
  const other = await context.newPage();
  await other.goto('/?gift_token=geheim&edition=ochtend#nieuws');
  await test.step('the link leads to the login page and back, without secrets', async () => {
    await invitation(other).getByRole('link', { name: 'Inloggen' }).click();
    await expect(other).toHaveURL('/login/?return_to=%2F%3Fedition%3Dochtend%23nieuws');
  });
});

test('keeps the focus and gives it back, and closes in 450 ms, or at once with reduced motion [login-modal-3, login-modal-4, popups-3, modal-behaviour-4, modal-behaviour-6, modal-behaviour-7, modal-behaviour-12]', async ({
  paper,
  page,
}) => {
  await page.clock.install();
  await paper.open('/features/login-modal.html');
  const opener = page.getByRole('link', { name: 'Toon het nog eens' });
  const reopen = async () => {
    await page.evaluate(() => {
      location.hash = '';
    });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(modal(page).getByRole('link', { name: 'Inloggen' })).toBeFocused({ timeout: 200 });
    }).toPass();
  };
  await reopen();
  for (let stops = 0; stops < 6; stops++) {
    await page.keyboard.press('Tab');
    expect(await modal(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  await pauseClock(page);
  const dialog = page.locator('dialog');
  const closeButton = modal(page).getByRole('button', { name: 'Sluiten' });
  for (const [name, close] of [
    ['the button', () => closeButton.last().click()],
    ['the cross', () => closeButton.first().click()],
    ['Escape', () => page.keyboard.press('Escape')],
    ['a click beside it', () => page.mouse.click(5, 5)],
  ] as const) {
    await test.step(`by ${name} in 450 ms`, async () => {
      await reopen();
      await close();
      await page.clock.runFor(449);
      await expect(dialog).toHaveCount(1);
      expect(await dialog.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('0.45s');
      await page.clock.runFor(1);
      await expect(dialog).toHaveCount(0);
    });
  }
  await test.step('at once with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await reopen();
    await page.keyboard.press('Escape');
    await page.clock.runFor(0);
    await expect(dialog).toHaveCount(0);
  });
});

test('shows again where the address requests it, and closes when the reader logs in elsewhere, who gets none [debug-hashes-2, login-modal-1]', async ({
  paper,
  page,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('nmt_login_modal', 'true'));
  await paper.open('/?debug=login-modal');
  await expect(modal(page)).toBeVisible();
  // The page was made for an anonymous reader: it has no account menu for the tour's last step.
  paper.tolerate(/^nmt tour: The tour does not start/);
  // As if in another tab, from which the reader returns.
  await page.request.get('/sectie/sport/?visitor=subscribed');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.locator('dialog')).toHaveCount(0);
  await paper.open(`/${FORCED}`);
  await paper.idle();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page.locator('[data-widget="login-modal"]')).not.toHaveAttribute('data-widget-state');
});
