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
const setHash = (page: Page, hash: string) =>
  page.evaluate((text) => {
    location.hash = text;
  }, hash);

/** Collects the scripts of the page; returns whether the dialogs are among them. */
function listenForDialogs(page: Page): () => Promise<boolean> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url())) scripts.push(response);
  });
  return async () => {
    const texts = await Promise.all(scripts.map((response) => response.text()));
    return texts.some((text) => text.includes('Jouw privacy'));
  };
}

test.use({ bare: true, contextOptions: { reducedMotion: 'reduce' } });

test.describe('a first visit', () => {
  test('gets the notice, which can be refused as easily as accepted [consent-1]', async ({ paper, page }) => {
    const before = page.url();
    await paper.open(PAGE);
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(`${PAGE}#modal=consent-notice`);
    expect(await accessibilityFaults(page, { include: 'dialog[open]' })).toEqual([]);
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
    await expect(page).toHaveURL(before);
  });

  test('can accept all in one tab, and the tab beside it follows [consent-1, consent-2]', async ({
    paper,
    page,
    context,
  }) => {
    await paper.open(PAGE);
    await expect(notice(page)).toBeVisible();
    const other = await context.newPage();
    await paper.listen(other);
    const before = other.url();
    // Two tabs do not both ask automatically: the notice is shown once a day.
    await other.goto(`${PAGE}?van=hier#modal=consent-notice`);
    await expect(notice(other)).toBeVisible();
    await press(other, 'Alles toestaan');
    await expect(notice(page)).toBeHidden();
    expect(await keptChoice(page)).toEqual(ALL);
    await expect(other).toHaveURL(`${PAGE}?van=hier`);
    await other.goBack();
    await expect(other).toHaveURL(before);
  });

  test('can choose purpose by purpose, and change the choice by a link to the settings [consent-1, consent-2]', async ({
    paper,
    page,
  }) => {
    const before = page.url();
    await paper.open(PAGE);
    await test.step('purpose by purpose', async () => {
      await press(page, 'Zelf instellen');
      await expect(preferences(page)).toBeVisible();
      await expect(page).toHaveURL(`${PAGE}#modal=consent-preferences`);
      expect(await accessibilityFaults(page, { include: 'dialog[open]' })).toEqual([]);
      await expect(page.getByRole('switch')).toHaveCount(2);
      await page.getByRole('switch', { name: 'Sociale media' }).check();
      await press(page, 'Opslaan');
      await expect(preferences(page)).toBeHidden();
      await expect(page).toHaveURL(PAGE);
      expect(await keptChoice(page)).toEqual({ ...NONE, 'social-media': true });
    });
    await test.step('the link shows the choice, and Escape returns the focus to it', async () => {
      await settingsLink(page).click();
      await expect(preferences(page)).toBeVisible();
      await expect(page).toHaveURL(`${PAGE}#modal=consent-preferences`);
      await expect(page.getByRole('switch', { name: 'Sociale media' })).toBeChecked();
      await expect(page.getByRole('switch', { name: 'Uitgebreide inhoud' })).not.toBeChecked();
      await page.keyboard.press('Escape');
      await expect(preferences(page)).toBeHidden();
      await expect(settingsLink(page)).toBeFocused();
      await expect(page).toHaveURL(PAGE);
    });
    await test.step('all and none are stored at once', async () => {
      for (const [button, choice] of [
        ['Alles toestaan', ALL],
        ['Alles weigeren', NONE],
      ] as const) {
        await settingsLink(page).click();
        await press(page, button);
        await expect(preferences(page)).toBeHidden();
        expect(await keptChoice(page)).toEqual(choice);
      }
    });
    await test.step('back closes the dialog, forward opens it again', async () => {
      await settingsLink(page).click();
      await expect(preferences(page)).toBeVisible();
      await page.goBack();
      await expect(preferences(page)).toBeHidden();
      await expect(page).toHaveURL(PAGE);
      await page.goForward();
      await expect(preferences(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(preferences(page)).toBeHidden();
      await expect(page).toHaveURL(PAGE);
    });
    // None of the dialogs has left an entry in the history.
    await page.goBack();
    await expect(page).toHaveURL(before);
  });

  test('a reader who closes the notice in any way chose nothing, and gets it again the next day', async ({
    paper,
    page,
  }) => {
    const now = new Date('2026-03-28T12:00:00').getTime();
    await page.clock.install({ time: now });
    for (const [day, close] of [
      [0, () => page.keyboard.press('Escape')],
      [1, () => press(page, 'Sluiten')],
      [2, () => page.goBack()],
    ] as const) {
      await page.clock.setSystemTime(now + day * 25 * 60 * 60 * 1000);
      await paper.open(PAGE);
      await expect(notice(page)).toBeVisible();
      await close();
      await expect(notice(page)).toBeHidden();
      await expect(page).toHaveURL(PAGE);
      expect(await keptChoice(page)).toBeUndefined();
    }
    await paper.open(PAGE);
    await expectNoNotice(page);
  });
});

/** Adds a style like a filter list, to which no policy applies. */
function filter(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

const HIDE = 'dialog { display: none !important }';
/** Effects of filter lists and other scripts on a dialog. */
const HIDDEN: readonly (readonly [name: string, hide: (page: Page) => Promise<unknown>])[] = [
  ['is hidden by a style', (page) => page.evaluate(filter, HIDE)],
  ['loses its panel', (page) => page.evaluate(filter, HIDE.replace('dialog', 'dialog > *'))],
  ['is removed', (page) => page.locator('dialog').evaluate((it) => it.remove())],
  [
    'is removed with its place',
    (page) => page.locator('dialog').evaluate((it) => it.parentElement?.remove()),
  ],
  ['loses its attribute', (page) => page.locator('dialog').evaluate((it) => it.removeAttribute('open'))],
];

/** Expects that the page scrolls and can be used, and that the visitor has not made a choice. */
async function expectPageFree(page: Page): Promise<void> {
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await settingsLink(page).focus();
  await expect(settingsLink(page)).toBeFocused();
  expect(await keptChoice(page)).toBeUndefined();
}

test('a question that never shows, or is hidden or removed later, leaves the page to the reader, who has not consented [consent-1, consent-2]', async ({
  paper,
  page,
}) => {
  paper.allow(/nmt dialog: "Jouw privacy.*" is not shown/);
  await page.setViewportSize({ width: 800, height: 300 });
  for (const [name, hide] of HIDDEN) {
    await test.step(`that ${name}`, async () => {
      await paper.open(PAGE);
      await expect(notice(page)).toBeVisible();
      await hide(page);
      await expectPageFree(page);
      await page.evaluate(() => localStorage.clear());
    });
  }
  await test.step('that a filter list hides from the start', async () => {
    await page.addInitScript(filter, HIDE);
    await paper.open(PAGE);
    await running(page, 'consent');
    await expect.poll(() => paper.messages.at(-1)).toContain('is not shown');
    await expectPageFree(page);
  });
});

/**
 * Expects that no dialog opens in the first five seconds of the consent feature; requires that the page's clock is
 * installed.
 */
async function expectNoNotice(page: Page): Promise<void> {
  await running(page, 'consent');
  await page.clock.runFor(5_000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('readers who chose before load the dialogs only when the address asks for one [consent-1, consent-2, consent-6]', async ({
  paper,
  page,
}) => {
  const haveDialogs = listenForDialogs(page);
  await choseBefore(page, NONE);
  await page.clock.install();
  const printed = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('nmt debug consent:'),
  });
  await paper.open(`${PAGE}#debug=consent`);
  await test.step('each decision is printed with #debug=consent [consent-4]', async () => {
    expect(await (await printed).args()[1]?.jsonValue()).toMatchObject({ required: true, granted: NONE });
  });
  await expectNoNotice(page);
  expect(await haveDialogs()).toBe(false);
  await setHash(page, '#modal=consent-preferences');
  await expect(preferences(page)).toBeVisible();
  expect(await haveDialogs()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toBeHidden();
  await expect(page).not.toHaveURL(/modal=/);
  await setHash(page, '#modal=consent-everything');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await test.step('the address opens the preferences as the page loads, and closing them removes the hash', async () => {
    await paper.open(`${PAGE}?van=hier#modal=consent-preferences`);
    await expect(preferences(page)).toBeVisible();
    await press(page, 'Sluiten');
    await expect(preferences(page)).toBeHidden();
    await expect(page).toHaveURL(`${PAGE}?van=hier`);
  });
});

test('readers who need not be asked get no notice, and do not load the dialogs [consent-2, consent-6]', async ({
  paper,
  page,
}) => {
  const haveDialogs = listenForDialogs(page);
  await page.clock.install();
  await paper.open('/vacatures/');
  await expectNoNotice(page);
  expect(await haveDialogs()).toBe(false);
  await setHash(page, '#modal=consent-preferences');
  await expect(preferences(page)).toBeVisible();
  expect(await haveDialogs()).toBe(true);
});
