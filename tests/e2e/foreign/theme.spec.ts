import type { Page } from 'playwright/test';
import { choseBefore, NONE } from '../support/consent.ts';
import { menuOpener } from '../support/menus.ts';
import { expect, test } from '../support/paper.ts';
import { brokenWords, changedByTheme, wearTheme } from '../support/theme.ts';
import { readThrough } from '../support/whole-page.ts';

/** Each loads a foreign page, without the demo's own style. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Elements that open on a press have no hook of their own: dialogs, menus, content below the first screen. */
const OPENED: readonly [name: string, path: string, open: (page: Page) => Promise<void>][] = [
  [
    'ways to share',
    '/features/share-modal.html',
    async (page) => {
      await page.locator('main [data-widget="share-modal"] a').first().click();
      await expect(page.getByRole('dialog').getByText('Facebook', { exact: true })).toBeVisible();
    },
  ],
  [
    'choice of consent',
    '/features/consent-gate.html',
    async (page) => {
      await page.getByRole('button', { name: 'Cookie-instellingen' }).first().click();
      await expect(page.getByRole('dialog').getByRole('button').last()).toBeVisible();
    },
  ],
  [
    'menu',
    '/features/weather.html',
    async (page) => {
      await menuOpener(page).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  ],
  [
    'lightbox',
    '/features/photo-lightbox.html',
    async (page) => {
      await page.getByRole('button', { name: 'Vergroot foto' }).first().click();
      await expect(page.getByRole('dialog').getByRole('img')).not.toHaveCount(0);
    },
  ],
  [
    'question of a quiz',
    '/features/quiz.html',
    async (page) => {
      await page.getByRole('button', { name: 'Start de quiz' }).first().click();
      await page.getByRole('radio').first().press('Space');
      await expect(page.getByRole('radio').first()).toBeChecked();
    },
  ],
];

for (const [name, path, open] of OPENED) {
  test(`${name}: its open parts look the same under a foreign theme`, async ({ paper, page }) => {
    paper.tolerate(/^nmt |^Failed to load resource/);
    await choseBefore(page, NONE);
    await page.setViewportSize({ width: 390, height: 844 });
    await paper.open(path);
    await readThrough(page);
    await wearTheme(page);
    await open(page);
    expect.soft(await changedByTheme(page)).toEqual([]);
    expect.soft(await brokenWords(page)).toEqual([]);
  });
}

test('the focus ring shows under a theme that removes it [style]', async ({ paper, page }) => {
  paper.tolerate(/^nmt |^Failed to load resource/);
  await choseBefore(page, NONE);
  await paper.open('/features/quiz.html');
  await readThrough(page);
  await wearTheme(page);
  const start = page.getByRole('button', { name: 'Start de quiz' }).first();
  await page.keyboard.press('Tab');
  await start.focus();
  await expect(start).toHaveCSS('outline-style', 'solid');
  await expect(start).toHaveCSS('outline-width', '2px');
});

test('sizes, fonts and targets hold on a root of 62.5 %, and follow a site that sets its own [style]', async ({
  paper,
  page,
}) => {
  paper.tolerate(/^nmt |^Failed to load resource/);
  await choseBefore(page, NONE);
  await paper.open('/features/consent-gate.html');
  await readThrough(page);
  await wearTheme(page);
  const button = page.getByRole('button', { name: 'Cookie-instellingen' }).first();
  const look = () =>
    button.evaluate((element) => {
      const { fontSize, fontFamily, backgroundColor } = getComputedStyle(element);
      return { fontSize, fontFamily, backgroundColor, height: element.getBoundingClientRect().height };
    });
  expect(await look()).toMatchObject({ fontSize: '16px', fontFamily: expect.stringMatching(/^system-ui/) });
  expect((await look()).height).toBeGreaterThanOrEqual(44);

  // Before the product's style, where a theme's inline style may be.
  const setOwn = (css: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      const base = [...document.styleSheets].find(({ ownerNode }) =>
        ownerNode?.textContent?.includes('--paper'),
      );
      base?.insertRule(sheet.cssRules[0]?.cssText ?? '', 0);
    }, css);
  await setOwn(':root { --sans: Verdana; --rem: 2rem; }');
  expect(await look()).toMatchObject({ fontSize: '20px', fontFamily: 'Verdana' });
});
