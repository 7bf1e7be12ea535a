import type { Page, Response } from 'playwright/test';
import { ALL, choseBefore, keptChoice, NONE } from '../support/consent.ts';
import { running } from '../support/features.ts';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults } from '../support/whole-page.ts';

const PAGE = '/features/consent.html';
const notice = (page: Page) => page.getByRole('dialog', { name: 'Jouw privacy' });
const preferences = (page: Page) => page.getByRole('dialog', { name: 'Cookie-instellingen' });
const press = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
const settingsLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Cookie-instellingen' });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a first visit', () => {
  test('gets the notice, which can be refused as easily as accepted [consent-1]', async ({ paper, page }) => {
    await paper.open('/');
    await paper.open(PAGE);
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(`${PAGE}#modal=consent-notice`);
    expect(await accessibilityFaults(page)).toEqual([]);
    const [refuse, accept] = await Promise.all(
      ['Alleen noodzakelijk', 'Alles toestaan'].map((name) =>
        page.getByRole('button', { name }).evaluate((button) => button.className),
      ),
    );
    expect(refuse).toBe(accept);
    await press(page, 'Alleen noodzakelijk');
    await expect(notice(page)).toBeHidden();
    await expect(page).toHaveURL(PAGE);
    expect(await keptChoice(page)).toEqual(NONE);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('can accept all, and a tab beside it follows [consent-2]', async ({ paper, page, context }) => {
    await paper.open(PAGE);
    await expect(notice(page)).toBeVisible();
    const other = await context.newPage();
    await paper.listen(other);
    // Two tabs do not both ask of themselves: the notice comes once a day.
    await other.goto(`${PAGE}#modal=consent-notice`);
    await expect(notice(other)).toBeVisible();
    await other.getByRole('button', { name: 'Alles toestaan' }).click();
    await expect(notice(page)).toBeHidden();
    expect(await keptChoice(page)).toEqual(ALL);
  });

  test('can choose purpose by purpose [consent-1, consent-2]', async ({ paper, page }) => {
    await paper.open('/');
    await paper.open(PAGE);
    await press(page, 'Zelf instellen');
    await expect(preferences(page)).toBeVisible();
    await expect(page).toHaveURL(`${PAGE}#modal=consent-preferences`);
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect(page.getByRole('switch')).toHaveCount(2);
    await page.getByRole('switch', { name: 'Sociale media' }).check();
    await press(page, 'Opslaan');
    await expect(preferences(page)).toBeHidden();
    await expect(page).toHaveURL(PAGE);
    expect(await keptChoice(page)).toEqual({ ...NONE, 'social-media': true });
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  for (const way of ['Escape', 'Sluiten', 'back'] as const) {
    test(`a reader who closes the notice by ${way} chose nothing, and gets it again the next day`, async ({
      paper,
      page,
    }) => {
      const now = new Date('2026-03-28T12:00:00');
      await page.clock.install({ time: now });
      await paper.open(PAGE);
      await expect(notice(page)).toBeVisible();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else if (way === 'back') await page.goBack();
      else await press(page, way);
      await expect(notice(page)).toBeHidden();
      await expect(page).toHaveURL(PAGE);
      expect(await keptChoice(page)).toBeUndefined();

      await paper.open(PAGE);
      await running(page, 'consent');
      await page.clock.runFor(5_000);
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.clock.setSystemTime(now.getTime() + 25 * 60 * 60 * 1000);
      await paper.open(PAGE);
      await expect(notice(page)).toBeVisible();
    });
  }
});

for (const [who, path] of [
  ['chose before', PAGE],
  ['need not be asked', '/'],
] as const) {
  test(`readers who ${who} get no notice, and do not load the dialogs [consent-2, consent-6]`, async ({
    paper,
    page,
  }) => {
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(response);
    });
    const haveDialogs = async () => {
      const texts = await Promise.all(scripts.map((response) => response.text()));
      return texts.some((text) => text.includes('Jouw privacy'));
    };
    if (path === PAGE) await choseBefore(page, NONE);
    await page.clock.install();
    await paper.open(path);
    await running(page, 'consent');
    await page.clock.runFor(5_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await haveDialogs()).toBe(false);
    await page.evaluate(() => {
      location.hash = '#modal=consent-preferences';
    });
    await expect(preferences(page)).toBeVisible();
    expect(await haveDialogs()).toBe(true);
  });
}

test.describe('the address', () => {
  test.beforeEach(({ page }) => choseBefore(page, NONE));

  for (const [name, dialog] of [
    ['consent-notice', notice],
    ['consent-preferences', preferences],
  ] as const) {
    test(`opens a modal with #modal=${name}, and closing it removes the hash [consent-1]`, async ({
      paper,
      page,
    }) => {
      await paper.open('/');
      await page.goto(`${PAGE}?van=hier#modal=${name}`);
      await expect(dialog(page)).toBeVisible();
      await press(page, 'Sluiten');
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(`${PAGE}?van=hier`);
      await page.goBack();
      await expect(page).toHaveURL('/');
    });
  }

  test('opens a modal when its hash changes after the page has loaded [consent-1]', async ({
    paper,
    page,
  }) => {
    await paper.open(PAGE);
    await running(page, 'consent');
    await page.evaluate(() => {
      location.hash = 'modal=consent-preferences';
    });
    await expect(preferences(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(PAGE);
    await page.evaluate(() => {
      location.hash = 'modal=consent-everything';
    });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('prints each decision with #debug=consent [consent-4]', async ({ paper, page }) => {
    const printed = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith('nmt debug consent:'),
    });
    await paper.open(`${PAGE}#debug=consent`);
    expect(await (await printed).args()[1]?.jsonValue()).toMatchObject({ required: true, granted: NONE });
  });
});

test.describe('a link to the settings', () => {
  test.beforeEach(async ({ paper, page }) => {
    await choseBefore(page, { 'social-media': true, uitgebreid: false });
    await paper.open('/');
    await paper.open(PAGE);
    await running(page, 'consent');
    await settingsLink(page).click();
    await expect(preferences(page)).toBeVisible();
  });

  test('shows the choice; closing returns the focus and leaves no entry in the history [consent-1]', async ({
    page,
  }) => {
    await expect(page).toHaveURL(`${PAGE}#modal=consent-preferences`);
    await expect(page.getByRole('switch', { name: 'Sociale media' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Uitgebreide inhoud' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(preferences(page)).toBeHidden();
    await expect(settingsLink(page)).toBeFocused();
    await expect(page).toHaveURL(PAGE);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('is closed by the back button, and opens again by forward [consent-1]', async ({ page }) => {
    await page.goBack();
    await expect(preferences(page)).toBeHidden();
    await expect(page).toHaveURL(PAGE);
    await page.goForward();
    await expect(preferences(page)).toBeVisible();
  });

  for (const [button, choice] of [
    ['Alles toestaan', ALL],
    ['Alles weigeren', NONE],
  ] as const) {
    test(`${button} is stored at once`, async ({ page }) => {
      await press(page, button);
      await expect(preferences(page)).toBeHidden();
      expect(await keptChoice(page)).toEqual(choice);
    });
  }
});
