import { menuOpener } from '../support/menus.ts';
import { NEWSPAPER, OTHER_PAGES } from '../support/page-types.ts';
import { expect, test } from '../support/paper.ts';
import { tightTexts } from '../support/tight-texts.ts';

test.use({ javaScriptEnabled: false });

// The head of a page preloads files that only scripts use.
const FOR_SCRIPTS = /was preloaded using link preload but not used/;

test('every page can be read, with its pictures and without a place that waits', async ({ paper, page }) => {
  test.slow();
  paper.tolerate(FOR_SCRIPTS);
  for (const { name, path, says } of [...NEWSPAPER, ...OTHER_PAGES]) {
    if (says) paper.tolerate(says);
    await page.goto(path(paper), { waitUntil: 'domcontentloaded' });
    await expect.soft(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
    const main = page.getByRole('main');
    expect.soft((await main.innerText()).length, name).toBeGreaterThan(60);
    for (const image of (await main.getByRole('img').all()).slice(0, 4)) {
      await image.scrollIntoViewIfNeeded();
      await expect.soft(image, name).not.toHaveJSProperty('naturalWidth', 0);
    }
    await expect.soft(page.locator('[data-widget-state]'), name).toHaveCount(0);
    expect.soft(await tightTexts(page), `${name}: texts without space above`).toEqual([]);
  }
});

test('a reader navigates from the front page, in the colours of the system, to an article, to its section and back', async ({
  paper,
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(26, 25, 24)');
  const headline = page.getByRole('main').getByRole('article').first().getByRole('heading');
  const title = await headline.innerText();
  await headline.getByRole('link').click();
  await expect(page).toHaveURL(paper.article('article'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  // The menu's opener is a link to it.
  await menuOpener(page).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Cultuur' }).click();
  await expect(page).toHaveURL('/sectie/cultuur/');
  await page.getByRole('banner').getByRole('link', { name: 'De Nieuwe Morgentijd' }).click();
  await expect(page).toHaveURL('/');
});

test('no page has a control that only a script could use', async ({ paper, page }) => {
  test.slow();
  paper.tolerate(FOR_SCRIPTS);
  for (const path of [
    '/nieuwsbrieven/',
    '/puzzels/',
    '/masterclasses/',
    '/duurzaamheid/',
    '/regeerakkoord/',
    '/provincieakkoord/',
    '/vacatures/',
    '/over-ons/',
    '/necrologieen/',
    '/in-memoriam/',
    '/regio-bundel/',
    '/partners/',
    '/features/tooltip.html',
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const controls = page.getByRole('main').locator('button[type="button"], :is(input, select):not(form *)');
    await expect.soft(controls.filter({ visible: true }), path).toHaveCount(0);
    await expect.soft(page.getByRole('link', { name: 'Cookie-instellingen' }), path).toHaveCount(0);
  }
});
