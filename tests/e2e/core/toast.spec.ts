import type { Page } from 'playwright/test';
import { pauseClock } from '../support/clock.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { accessibilityFaults, contrastFaults, sidewaysOverflow } from '../support/whole-page.ts';
import { openPart } from '../support/workbench.ts';

/** Toasts are at the end of the page, next to its other statuses. */
const toast = (page: Page) => page.locator('body > [role="status"]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The workbench with a paused clock, which only the test advances. */
async function openPaused(paper: Paper, page: Page): Promise<void> {
  await page.clock.install();
  await openPart(paper, page, 'toast');
  await pauseClock(page);
}

/** The container is inserted first, the text after it: screen readers announce text that is added to a status. */
const WORDS_AFTER = 100;

test('fades in, is visible and fades out in time, in its corner at every width [toast-1, toast-2, toast-3]', async ({
  paper,
  page,
}) => {
  await openPaused(paper, page);
  await test.step('it fades in for 700 ms, is visible for 1500 and fades out in 400', async () => {
    await press(page, 'Gewoon');
    await expect(toast(page)).toHaveRole('status');
    await expect(toast(page)).toBeEmpty();
    const durations = () =>
      toast(page).evaluate((status) =>
        status.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
      );
    await page.clock.runFor(WORDS_AFTER);
    expect(await durations()).toEqual([700]);
    await expect(toast(page)).toHaveText('Opgeslagen.');
    await page.clock.runFor(700 + 1500 - 1);
    expect(await durations()).toEqual([]);
    await page.clock.runFor(1);
    expect(await durations()).toEqual([400]);
    await page.clock.runFor(400 - 1);
    await expect(toast(page)).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(toast(page)).toHaveCount(0);
  });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [button, text, duration] of [
    ['Onderwerp', 'Je volgt nu het onderwerp Klimaat.', 6000],
    ['Bovenaan', 'De link naar dit artikel is gekopieerd.', 3000],
  ] as const) {
    await test.step(`"${text}" is visible for ${duration} ms, without animations`, async () => {
      await press(page, button);
      await page.clock.runFor(WORDS_AFTER);
      await expect(toast(page)).toHaveText(text);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      // The pointer is over the button, not the toast.
      await page.clock.runFor(duration - 1);
      await expect(toast(page)).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(toast(page)).toHaveCount(0);
    });
  }

  await test.step('it is 30 px from the bottom and 40 from the left, 12 on a phone', async () => {
    for (const [width, left] of [
      [1280, 40],
      [660, 40],
      [659, 12],
      [320, 12],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await press(page, 'Gewoon');
      await page.clock.runFor(WORDS_AFTER);
      await expect(toast(page)).toHaveText('Opgeslagen.');
      const box = await toast(page).boundingBox();
      expect(box?.x, `${width} px`).toBe(left);
      expect((box?.y ?? 0) + (box?.height ?? 0), `${width} px`).toBe(700 - 30);
      expect(await sidewaysOverflow(page)).toEqual([]);
      await page.clock.runFor(3_000);
      await expect(toast(page)).toHaveCount(0);
    }
    await press(page, 'Bovenaan');
    await page.clock.runFor(WORDS_AFTER);
    await expect(toast(page)).toHaveText('De link naar dit artikel is gekopieerd.');
    expect((await toast(page).boundingBox())?.y).toBe(30);
  });
});

test('shows one after the other as text only, and stays under the pointer and with the focus on it [toast-3]', async ({
  paper,
  page,
}) => {
  paper.allow(/^nmt toast: The link "javascript:alert\(1\)" is left out/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPaused(paper, page);
  await test.step('one after the other, and none twice in a row', async () => {
    await press(page, 'Drie na elkaar');
    await press(page, 'Gewoon');
    await press(page, 'Gewoon');
    for (const text of ['Eerst deze.', 'Dan deze.', 'Tot slot deze.', 'Opgeslagen.']) {
      await page.clock.runFor(WORDS_AFTER);
      await expect(toast(page)).toHaveText(text);
      await page.clock.runFor(1500);
    }
    await expect(toast(page)).toHaveCount(0);
    await press(page, 'Gewoon');
    await expect(toast(page)).toHaveCount(1);
    await page.clock.runFor(WORDS_AFTER + 1500);
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step('under the pointer, with the focus on its link, and 6 s after both', async () => {
    const button = page.getByRole('button', { name: 'Met een link' });
    await button.press('Enter');
    await page.clock.runFor(WORDS_AFTER);
    const link = page.getByRole('link', { name: 'Inloggen', exact: true }).and(toast(page).getByRole('link'));
    await expect(link).toHaveAttribute('href', '/account/inloggen');
    await toast(page).hover();
    await page.clock.runFor(60_000);
    await expect(link).toBeVisible();

    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    await expect(link).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Bovenaan' })).toBeFocused();
    await page.clock.runFor(5_999);
    await expect(link).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step('markup as text, and no link to an address that is none', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await press(page, 'Vijandig');
    await page.clock.runFor(WORDS_AFTER);
    await expect(toast(page)).toContainText('<b>Opmaak</b> blijft tekst');
    await expect(toast(page).locator('b, a')).toHaveCount(0);
    expect(await sidewaysOverflow(page)).toEqual([]);
  });
});

test('is accessible in every colour scheme, closes by Escape and shows over an open dialog [toast-3]', async ({
  paper,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPart(paper, page, 'toast');
  const button = page.getByRole('button', { name: 'Met een link' });
  const link = toast(page).getByRole('link');
  await test.step('Escape on the link closes it and returns the focus', async () => {
    await button.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step('accessible, light and dark, with an edge in forced colours, and not printed', async () => {
    await press(page, 'Met een link');
    const words = toast(page).locator('p');
    await expect(words).toBeVisible();
    // It stays while the focus or pointer is on it.
    await link.focus();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await contrastFaults(page)).toEqual([]);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.emulateMedia({ forcedColors: 'active' });
    const edge = await words.evaluate((element) => {
      const { borderTopColor, backgroundColor, borderTopWidth } = getComputedStyle(element);
      return borderTopWidth === '1px' && borderTopColor !== backgroundColor;
    });
    expect(edge).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(words).toBeHidden();
    // An element that is not printed has lost the focus.
    await page.emulateMedia({ media: 'screen', forcedColors: 'none', colorScheme: 'light' });
    await link.focus();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step('over an open dialog, and on the page when that closes', async () => {
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.append(document.querySelector('[data-widget="toast"]') as Element);
      document.body.append(dialog);
      dialog.showModal();
    });
    await paper.settle('toast');
    await press(page, 'Onderwerp');
    const words = page.getByText('Je volgt nu het onderwerp Klimaat.');
    await expect(words).toBeVisible();
    await expect(page.locator('dialog > [role="status"]')).toHaveText('Je volgt nu het onderwerp Klimaat.');
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveText('Je volgt nu het onderwerp Klimaat.');
    await expect(words).toBeVisible();
  });
});
