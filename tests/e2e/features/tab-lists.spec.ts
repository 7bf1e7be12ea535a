import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

const panel = (id: string, more = '') =>
  `<section id="${id}"><h3>Lijst ${id}</h3><p>Inhoud ${id} ${more}</p></section>`;
const HOOK = `<div data-widget="tab-lists"><ul aria-label="Periode"><li><a href="#nu">Nu</a></li><li><a href="#week">Week</a></li><li><a href="#maand">Maand</a></li></ul>${panel('nu')}${panel('week', '<b id="diep">diep</b>')}${panel('maand', '<a href="#nu">Terug naar nu</a>')}</div>`;

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const shown = (page: Page) => page.getByRole('main').getByRole('tabpanel');

async function open(
  paper: {
    open(path: string): Promise<void>;
    settle(name: string): Promise<void>;
    replaceMain(markup: string): Promise<void>;
  },
  path = '/',
  markup = HOOK,
) {
  await paper.replaceMain(markup);
  await paper.open(path);
  await paper.settle('tab-lists');
}

test('shows the panel of the chosen tab and hides the others [tab-lists-1, tab-lists-2]', async ({
  paper,
  page,
}) => {
  await open(paper);
  await expect(page.getByRole('tablist', { name: 'Periode' }).getByRole('tab')).toHaveText([
    'Nu',
    'Week',
    'Maand',
  ]);
  await expect(shown(page)).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: 'Nu' })).toBeVisible();
  await tab(page, 'Week').click();
  await expect(page.getByRole('tabpanel', { name: 'Week' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: 'Nu' })).toHaveCount(0);
  await expect(tab(page, 'Week')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Nu')).toHaveAttribute('aria-selected', 'false');
  await expect(page).toHaveURL('/');
});

test('moves with arrows, Home and End, and opens by the space bar [tab-lists-2]', async ({ paper, page }) => {
  await open(paper);
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

for (const [hash, name] of [
  ['#week', 'Week'],
  ['#diep', 'Week'],
  ['#elders', 'Nu'],
  ['#%E0%A4%A', 'Nu'],
] as const) {
  test(`opens ${name} where the address ends in ${hash} [tab-lists-2]`, async ({ paper, page }) => {
    await open(paper, `/${hash}`);
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  });
}

test('follows a link to another panel [tab-lists-2]', async ({ paper, page }) => {
  await open(paper, '/#maand');
  await page.getByRole('link', { name: 'Terug naar nu' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Nu' })).toBeVisible();
});

test('leaves everything where there is nothing to choose [tab-lists-2]', async ({ paper, page }) => {
  paper.allow(
    /^nmt tab-lists: The feature failed.*there are 1 links to panels in the hook; expected 2 or more/s,
  );
  await paper.replaceMain(
    `<div data-widget="tab-lists"><ul><li><a href="#nu">Nu</a></li></ul>${panel('nu')}${panel('week')}</div>`,
  );
  await paper.open('/');
  await expect(page.locator('main [data-widget="tab-lists"]')).toHaveAttribute('data-widget-state', 'failed');
  await expect(page.getByRole('heading', { name: 'Lijst week' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('tab')).toHaveCount(0);
});

test('leaves everything where one of the links leads elsewhere, and logs which [tab-lists-2]', async ({
  paper,
  page,
}) => {
  paper.allow(/^nmt tab-lists: The feature failed.*the link "#weg" leads to no panel in the hook/s);
  await paper.replaceMain(HOOK.replace('href="#maand"', 'href="#weg"'));
  await paper.open('/');
  await expect(page.locator('main [data-widget="tab-lists"]')).toHaveAttribute('data-widget-state', 'failed');
  await expect(page.getByRole('heading', { name: /^Lijst/ })).toHaveCount(3);
});

test('gives everything back as it was when it leaves [tab-lists-2]', async ({ paper, page }) => {
  await open(paper);
  await tab(page, 'Week').click();
  await page.evaluate(() => {
    const { nmt } = window as unknown as { nmt: { unmount(root: Element): void } };
    const hook = document.querySelector('main [data-widget="tab-lists"]');
    if (hook) nmt.unmount(hook);
  });
  await expect(page.getByRole('heading', { name: /^Lijst/ })).toHaveCount(3);
  await expect(page.locator('main').locator('[role], [hidden], [aria-selected]')).toHaveCount(0);
});

test('prints all panels [tab-lists-1]', async ({ paper, page }) => {
  await open(paper);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#maand')).toBeVisible();
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
