import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

const panel = (id: string, more = '') =>
  `<section id="${id}"><h3>Lijst ${id}</h3><p>Inhoud ${id} ${more}</p></section>`;
const HOOK = `<div data-widget="tab-lists"><ul aria-label="Periode"><li><a href="#nu">Nu</a></li><li><a href="#week">Week</a></li><li><a href="#maand">Maand</a></li></ul>${panel('nu')}${panel('week', '<b id="diep">diep</b>')}${panel('maand', '<a href="#nu">Terug naar nu</a>')}</div>`;

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const shown = (page: Page) => page.getByRole('main').getByRole('tabpanel');

test('shows the panel of the chosen tab, moves by keyboard, follows the address, prints all panels and gives everything back [tab-lists-1, tab-lists-2]', async ({
  paper,
  page,
}) => {
  await paper.replaceMain(HOOK);
  await paper.open('/demo/backend/#diep');
  await paper.settle('tab-lists');
  await test.step('the address opens the panel with its target', async () => {
    await expect(page.getByRole('tabpanel', { name: 'Week' })).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#maand';
    });
    await expect(page.getByRole('tabpanel', { name: 'Maand' })).toBeVisible();
    await page.getByRole('link', { name: 'Terug naar nu' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Nu' })).toBeVisible();
  });

  await test.step('a click shows a panel and hides the others', async () => {
    await expect(page.getByRole('tablist', { name: 'Periode' }).getByRole('tab')).toHaveText([
      'Nu',
      'Week',
      'Maand',
    ]);
    await expect(shown(page)).toHaveCount(1);
    await tab(page, 'Week').click();
    await expect(page.getByRole('tabpanel', { name: 'Week' })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Nu' })).toHaveCount(0);
    await expect(tab(page, 'Week')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Nu')).toHaveAttribute('aria-selected', 'false');
    await expect(page).toHaveURL('/demo/backend/#nu');
  });

  await test.step('arrows, Home and End move, the space bar opens', async () => {
    await tab(page, 'Nu').click();
    await tab(page, 'Nu').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Week'],
      ['End', 'Maand'],
      ['ArrowRight', 'Nu'],
      ['ArrowLeft', 'Maand'],
      ['Home', 'Nu'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name)).toBeFocused();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    }
    await expect(page.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Shift+ArrowRight');
    await expect(tab(page, 'Nu')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(shown(page)).toHaveCount(1);
  });

  await test.step('a link to the panel that the address names already opens it again', async () => {
    await tab(page, 'Maand').click();
    await page.getByRole('link', { name: 'Terug naar nu' }).click();
    await expect(page.getByRole('tabpanel', { name: 'Nu' })).toBeVisible();
    await expect(page).toHaveURL('/demo/backend/#nu');
  });

  await test.step('paper has all panels', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#maand')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.locator('#maand')).toBeHidden();
  });

  await test.step('everything is as it was when it leaves', async () => {
    await page.evaluate(() => {
      const { nmt } = window as unknown as { nmt: { unmount(root: Element): void } };
      const hook = document.querySelector('main [data-widget="tab-lists"]');
      if (hook) nmt.unmount(hook);
    });
    await expect(page.getByRole('heading', { name: /^Lijst/ })).toHaveCount(3);
    await expect(page.locator('main').locator('[role], [hidden], [aria-selected]')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is read from one list to the next [tab-lists-2]', async ({ page }) => {
    await page.goto('/features/tab-lists.html');
    for (const name of ['nu', 'deze week', 'deze maand']) {
      await expect(
        page.locator('#gewoon').getByRole('heading', { name: `Meest gelezen: ${name}` }),
      ).toBeVisible();
    }
  });
});

test('lets a link lead to a part of a later panel [tab-lists-1]', async ({ paper, page }) => {
  const long = '<p>Lang</p>'.repeat(60);
  const deep = HOOK.replace('<h3>Lijst nu</h3>', `<h3>Lijst nu</h3>${long}`).replace(
    '<b id="diep">',
    `${long}<b id="diep">`,
  );
  await paper.replaceMain(`${long}${deep}${long}`);
  await paper.open('/demo/backend/#diep');
  await paper.settle('tab-lists');
  await expect(page.getByRole('tabpanel', { name: 'Week' })).toBeVisible();
  await expect(page.locator('#diep')).toBeInViewport();
});
