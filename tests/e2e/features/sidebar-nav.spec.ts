import type { Page } from 'playwright/test';
import { listAddress } from '../support/list-address.ts';
import { menuOpener } from '../support/menus.ts';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, contrastFaults, layoutShift, sidewaysOverflow } from '../support/whole-page.ts';

test.use({ emptyCache: true });

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu', exact: true });
const state = (page: Page) => page.locator('dialog:has(#menu)').getAttribute('data-menu-state');
const hash = (page: Page) => new URL(page.url()).hash;
const button = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true });

test('a click before its code is there opens it; it leads to a page and to a place in the page, and back to the page as it was [sidebar-nav-1, sidebar-nav-3]', async ({
  paper,
  page,
}) => {
  const files: string[] = [];
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/assets/sidebar-nav-*', async (route) => {
    files.push(route.request().url());
    await held;
    await route.fallback();
  });
  await paper.open('/sectie/sport/');
  await paper.settleBody();
  await expect(menuOpener(page)).toHaveAttribute('href', '#menu');
  expect(files).toEqual([]);
  await menuOpener(page).click();
  await expect.poll(() => files.length).toBeGreaterThan(0);
  await expect(page.locator('#menu')).toBeHidden();
  send();
  await expect(menu(page)).toBeVisible();
  expect(hash(page)).toBe('#modal=sidebar-nav');

  // The page's own link has the focus, content behind it cannot get the focus, and Tab stays inside.
  await expect(menu(page).getByRole('link', { name: 'Sport' })).toBeFocused();
  await expect(menu(page).getByRole('link', { name: 'Sport' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main', { includeHidden: true }).evaluate((main) => main.focus());
  await expect(page.locator('#inhoud')).not.toBeFocused();
  await button(page, 'Sluiten').focus();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    await expect(menu(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuOpener(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Menu', expanded: false })).toBeFocused();
  await expect.poll(() => hash(page)).toBe('');

  await menuOpener(page).click();
  await button(page, 'Service').click();
  await menu(page).getByRole('link', { name: 'Cookie-instellingen' }).click();
  const consent = page.getByRole('dialog', { name: /cookie/i });
  await expect(consent).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(consent).toBeHidden();
  await expect.poll(() => hash(page)).toBe('');
  await menuOpener(page).click();
  await menu(page).getByRole('link', { name: 'Cultuur' }).click();
  await expect(page).toHaveURL(listAddress('/sectie/cultuur/'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Sport' })).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test('the back button returns from a column and then closes; the page behind stays where it is, and the menu slides for 300 ms [sidebar-nav-1, sidebar-nav-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const at = () =>
    page.evaluate(() => [scrollY, document.querySelector('main')?.getBoundingClientRect().left]);
  await menuOpener(page).hover();
  await paper.settle('sidebar-nav');
  const before = await at();
  await menuOpener(page).click();
  await expect.poll(() => state(page)).toBe('open');
  expect(await at()).toEqual(before);
  await button(page, 'Service').click();
  await expect(menu(page).getByRole('heading', { name: 'Service' })).toBeInViewport();
  await expect(button(page, 'Terug')).toBeFocused();
  expect(hash(page)).toBe('#modal=sidebar-nav&step=menu-service');
  await page.goBack();
  await expect(button(page, 'Service')).toBeFocused();
  await expect(menu(page).getByRole('heading', { name: 'Service' })).toBeHidden();
  await page.goForward();
  await button(page, 'Terug').click();
  await expect(button(page, 'Service')).toBeFocused();
  await expect.poll(() => hash(page)).toBe('#modal=sidebar-nav');
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(menuOpener(page)).toBeFocused();
  expect(await at()).toEqual(before);
  expect((await layoutShift(page)).score).toBe(0);

  await test.step('slides by transform and opacity alone; cut short it turns round', async () => {
    const seen = await page.evaluate(async () => {
      const opener = document.querySelector<HTMLElement>('[href="#menu"]');
      const dialog = document.querySelector<HTMLElement>('dialog:has(#menu)');
      const sheet = dialog?.querySelector('div + div');
      const moving = () =>
        dialog?.getAnimations({ subtree: true }).filter((one) => one instanceof CSSTransition) ?? [];
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const place = () => sheet?.getBoundingClientRect().left ?? 0;
      opener?.click();
      const opening = dialog?.dataset.menuState;
      const what = moving().map(
        (one) => `${one.transitionProperty} ${one.effect?.getComputedTiming().duration}`,
      );
      for (const one of moving()) {
        one.pause();
        one.currentTime = 100;
      }
      const half = place();
      opener?.click();
      const turned = place();
      const closing = dialog?.dataset.menuState;
      while (dialog?.dataset.menuState !== 'closed') await frame();
      return { opening, what, half, turned, closing, isShown: dialog.checkVisibility() };
    });
    expect(seen.what.sort()).toEqual(['opacity 300', 'transform 300']);
    expect([seen.opening, seen.closing, seen.isShown]).toEqual(['opening', 'closing', false]);
    expect(Math.abs(seen.turned - seen.half)).toBeLessThan(60);
  });
});

test('is whole and readable at 360 px, closes beside it on wide screens, and is not printed [sidebar-nav-3]', async ({
  paper,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 640 });
  await paper.open('/vacatures/');
  await menuOpener(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await page.locator('dialog:has(#menu) > div + div').boundingBox()).toMatchObject({
    x: 0,
    width: 360,
    height: 640,
  });
  await menu(page).locator('[data-widget="colour-scheme"]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: 'Kleurenschema' })).toBeAttached();
  expect(await accessibilityFaults(page, { include: 'dialog[open]' })).toEqual([]);
  await button(page, 'Voor makers').click();
  expect(await accessibilityFaults(page, { include: 'dialog[open]' })).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveClass('dark-mode');
  expect(await contrastFaults(page, { include: 'dialog[open]' })).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dialog:has(#menu)')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.mouse.click(900, 400);
  await expect(menu(page)).toBeHidden();
});

test('two hundred links, columns in wrong places and a menu that leaves [sidebar-nav-1, sidebar-nav-3]', async ({
  paper,
  page,
}) => {
  paper.allow(/leads to the column it stands in/, /leads to no column of the menu/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await paper.open('/features/sidebar-nav.html');
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await page.getByText('Open het menu met 200 links').click();
  await expect(page.getByRole('link', { name: 'Plaats 200' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Plaats 200' })).toBeInViewport();
  await page.keyboard.press('Escape');

  await page.getByText('Open het diepe menu').click();
  for (const name of ['Nieuws', 'Regio', 'Kust']) {
    await expect(dialog('Menu in lagen').getByRole('button', { name })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.keyboard.press('Home');
    await dialog('Menu in lagen').getByRole('button', { name }).click();
  }
  await expect(page.getByRole('link', { name: 'Vuurtorens' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect.poll(() => hash(page)).toBe('');

  await page.getByText('Open het vijandige menu').click();
  await page.getByRole('button', { name: 'Een kolom die naar zichzelf wijst' }).click();
  await page.getByRole('button', { name: 'Deze kolom zelf' }).click();
  await page.getByRole('button', { name: 'Terug naar de eerste kolom' }).click();
  await page.getByRole('link', { name: 'Een kolom die er niet is' }).click();
  await expect(dialog('Vijandig')).toBeHidden();
  await expect.poll(() => hash(page)).toBe('#bestaat-niet');

  const later = page.locator('#later');
  await later.getByRole('button', { name: 'Voeg toe' }).click();
  await later.getByText('Open het menu').click();
  await expect(dialog('Menu')).toBeVisible();
  await later.locator('.state-stage').evaluate((stage) => stage.replaceChildren());
  await expect(page.locator('dialog:has(#later-menu)')).toHaveCount(0);
  await expect.poll(() => hash(page)).toBe('#bestaat-niet');
  await later.getByRole('button', { name: 'Voeg toe' }).click();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the opener jumps to the links, columns and all, and there is a way out [sidebar-nav-3]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/sectie/sport/');
    await expect(page.locator('#menu')).toBeHidden();
    await menuOpener(page).click();
    const links = page.locator('#menu');
    await expect(links.getByRole('link', { name: 'Voorpagina' })).toBeInViewport();
    await links.getByRole('link', { name: 'Voor makers' }).click();
    await expect(links.getByRole('link', { name: 'De backend' })).toBeInViewport();
    await links.getByRole('link', { name: 'Sluit het menu' }).click();
    await expect(links).toBeHidden();
  });
});
