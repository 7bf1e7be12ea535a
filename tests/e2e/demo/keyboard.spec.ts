import type { Page } from 'playwright/test';
import { listAddress } from '../support/list-address.ts';
import { menuOpener } from '../support/menus.ts';
import { expect, type Paper, test } from '../support/paper.ts';

/** The current focus: its indicator, whether it is visible, and a name for the message. */
function focus(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // A link that makes its whole card clickable has the focus ring on the card.
    const rings = [getComputedStyle(element), getComputedStyle(element, '::after')];
    // Not obscured: a click on some part of the first box would reach it.
    const { left, top, width, height } = element.getClientRects()[0] ?? new DOMRect();
    const isInView = [0.05, 0.5, 0.95].some((part) => {
      const hit = document.elementFromPoint(left + width * part, top + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return {
      name: `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      // In an advertisement's frame its own document marks the focus, in the browser's player the browser.
      isMarked:
        element.closest('[data-ad-frame]') !== null ||
        element.matches('video:not(:focus), audio:not(:focus)') ||
        rings.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        ),
      isInView,
      isInMain: element.closest('main') !== null,
    };
  });
}

/**
 * Moves through a page by Tab only, until the focus leaves it.
 * @returns the names of the stops
 */
async function walk(page: Page, path: string): Promise<string[]> {
  const names: string[] = [];
  for (let stop = 0; stop < 200; stop++) {
    await page.keyboard.press('Tab');
    const at = await focus(page);
    if (!at) break;
    names.push(at.name);
    expect.soft(at.isMarked, `${path}: ${at.name} is marked`).toBe(true);
    expect.soft(at.isInView, `${path}: ${at.name} is in view`).toBe(true);
  }
  return names;
}

for (const [name, path] of [
  ['the front page', () => '/'],
  ['an article', (paper: Paper) => paper.article('article')],
  ['a page of the demo', () => '/features/colour-scheme.html'],
] as const) {
  test(`every stop of the Tab key is marked and in view on ${name}, and the first leads over the header`, async ({
    paper,
    page,
  }) => {
    test.slow();
    // Without motion the page scrolls to the focus at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await paper.open(path(paper));
    const stops = await walk(page, path(paper));
    expect(stops.length).toBeGreaterThan(15);
    expect(stops[0]).toBe('a Naar de inhoud');
    if (path(paper) === '/') {
      await test.step('the menu opens, is walked and closes', () => expectMenu(page));
      await paper.ready();
    }
    await test.step('the first stop leads over the header', () => expectSkipLink(page));
    await test.step('the menu gives the focus back although the address names the content', async () => {
      await menuOpener(page).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#modal=sidebar-nav$/);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/#inhoud$/);
      await expect(menuOpener(page)).toBeFocused();
    });
  });
}

/** The first tab stop of a page, or the next one after its last, skips the header. */
async function expectSkipLink(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect((await focus(page))?.isInMain).toBe(true);
}

/**
 * The menu opens with Enter and the space bar, can be navigated with Tab and closes with Escape; a link in it leads to
 * a section.
 */
async function expectMenu(page: Page): Promise<void> {
  const menu = menuOpener(page);
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press('Space');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(listAddress('/sectie/binnenland/'));
}

// Sticky elements take up a larger part of a phone's window, and each visitor has other parts of the page.
for (const [visitor, path] of [
  ['anonymous', (paper: Paper) => paper.article('longRead')],
  ['registered', () => '/special/lost-boys/'],
  ['regional', () => '/special/l-flat/'],
  ['subscribed', () => '/leeslijst/'],
  ['subscribed-plus', () => '/krant/'],
] as const) {
  test(`every stop of the Tab key is marked and in view on a phone, ${visitor}`, async ({ paper, page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 640 });
    await paper.open(`${path(paper)}?visitor=${visitor}`);
    expect((await walk(page, path(paper))).length).toBeGreaterThan(15);
  });
}
