import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, contrastFaults, sidewaysOverflow } from '../support/whole-page.ts';
import { openPart } from '../support/workbench.ts';

test.use({ bare: true });

const tooltip = (page: Page) => page.getByRole('tooltip');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const SAVED = 'Je vindt opgeslagen artikelen terug in je leeslijst.';

const PAGE = '/features/tooltip.html';

test('opens on hover with code that loads then, for elements that are added later as well, and one at a time [tooltip-1, tooltip-2, tooltip-3]', async ({
  paper,
  page,
}) => {
  await page.clock.install();
  await paper.open(PAGE);
  await page.locator('[data-tooltip][data-widget-state="mounted"]').first().waitFor();
  await test.step('the positioning code loads when the first one opens', async () => {
    await paper.settleBody();
    await paper.idle();
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') files.push(request.url());
    });
    await button(page, 'Opslaan').hover();
    await expect(tooltip(page)).toHaveCSS('opacity', '1');
    expect(files.length).toBeGreaterThan(0);
    files.splice(0);
    await button(page, 'Opmaak').hover();
    await expect(tooltip(page)).toContainText('<img src=x onerror=alert(1)>');
    await expect(tooltip(page).locator('img, b')).toHaveCount(0);
    expect(files).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('it may be hovered itself, and closes with the pointer', async () => {
    await button(page, 'Opslaan').hover();
    await expect(tooltip(page)).toHaveText(SAVED);
    await expect(button(page, 'Opslaan')).toHaveAccessibleDescription(SAVED);
    await tooltip(page).hover();
    // Longer than its delay after the pointer has left.
    await page.clock.runFor(1_000);
    await expect(tooltip(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tooltip(page)).toHaveCount(0);
    await expect(button(page, 'Opslaan')).not.toHaveAttribute('aria-describedby');
  });

  await test.step('none without a text, and one at a time', async () => {
    for (const name of ['Zonder uitleg', 'Alleen spaties']) {
      await button(page, name).hover();
      await button(page, name).focus();
      await expect(tooltip(page)).toHaveCount(0);
    }
    // The focus keeps one open; the pointer moves to another.
    await page.getByRole('heading', { name: 'Bij een knop' }).click();
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toHaveText(SAVED);
    await button(page, 'Opmaak').hover();
    await expect(tooltip(page)).toHaveCount(1);
    await expect(tooltip(page)).toContainText('<img');
    await page.keyboard.press('Escape');
  });

  await test.step('it leaves with its element', async () => {
    await button(page, 'Voeg toe').click();
    await button(page, 'Laatkomer').hover();
    await expect(tooltip(page)).toHaveText('Deze knop kwam later.');
    await button(page, 'Haal weg').evaluate((remove) => (remove as HTMLElement).click());
    await expect(tooltip(page)).toHaveCount(0);
  });
});

/** Expects a tooltip in the viewport, above or below its element. */
async function expectInWindow(page: Page, name: string, width: number): Promise<void> {
  const anchor = button(page, name);
  for (const block of ['start', 'end'] as const) {
    // Above the anchor there may or may not be space for it.
    await anchor.evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), block);
    await anchor.focus();
    await page.mouse.move(0, 0);
    await anchor.hover();
    await expect(tooltip(page)).toHaveCSS('opacity', '1');
    const [box, beside] = [await tooltip(page).boundingBox(), await anchor.boundingBox()];
    if (!box || !beside) throw new Error('not shown');
    const received = `${name} at ${width} px, ${block}`;
    expect(box.x, received).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, received).toBeLessThanOrEqual(width);
    expect(box.y, received).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, received).toBeLessThanOrEqual(700);
    const isAbove = box.y + box.height <= beside.y;
    expect(isAbove || box.y >= beside.y + beside.height, received).toBe(true);
    await page.mouse.move(0, 0);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
  }
}

test('opens on focus by keyboard, is accessible in every colour scheme, not printed, and stays within the window [tooltip-2, tooltip-3]', async ({
  paper,
  page,
}) => {
  await paper.open(PAGE);
  await page.locator('[data-tooltip][data-widget-state="mounted"]').first().waitFor();
  await test.step('it opens on focus, and closes on blur and on Escape', async () => {
    const link = page.getByRole('link', { name: 'Digitale krant' });
    await page.getByRole('heading', { name: 'Bij een knop' }).click();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Opslaan')).toBeFocused();
    await expect(tooltip(page)).toHaveText(SAVED);
    await page.keyboard.press('Tab');
    await expect(tooltip(page)).toHaveText('Opent de nieuwste krant, zoals die is gedrukt.');
    await expect(link).toHaveAccessibleDescription(
      '(voor abonnees) Opent de nieuwste krant, zoals die is gedrukt.',
    );
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(link).toHaveAccessibleDescription('(voor abonnees)');
    // A word in a text can receive the focus as well.
    await page.keyboard.press('Tab');
    await expect(page.getByText('een amendement', { exact: true })).toBeFocused();
    await expect(tooltip(page)).toContainText('Een amendement is');
    await page.keyboard.press('Escape');
  });

  await test.step('accessible, light and dark, with an edge in forced colours, and not printed', async () => {
    await button(page, 'Opslaan').hover();
    await expect(tooltip(page)).toHaveCSS('opacity', '1');
    expect(await accessibilityFaults(page, { include: '[role="tooltip"]' })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass('dark-mode');
    expect(await contrastFaults(page, { include: '[role="tooltip"]' })).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    const edge = await tooltip(page).evaluate((element) => {
      const { borderTopColor, backgroundColor, borderTopWidth } = getComputedStyle(element);
      return borderTopWidth === '1px' && borderTopColor !== backgroundColor;
    });
    expect(edge).toBe(true);
    await page.emulateMedia({ media: 'print' });
    await expect(tooltip(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen', forcedColors: 'none', colorScheme: 'light' });
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
    await expect(tooltip(page)).toHaveCount(0);
  });

  await test.step('within the window', async () => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 700 });
      for (const name of ['Links', 'Rechts', 'Opmaak', 'Opslaan']) await expectInWindow(page, name, width);
      expect(await sidewaysOverflow(page)).toEqual([]);
    }
  });
});

test('shows at the bottom of the window where the positioning code does not load', async ({
  paper,
  page,
}) => {
  paper.tolerate(/^Failed to load resource/, /^nmt /);
  await paper.open(PAGE);
  await page.locator('[data-tooltip][data-widget-state="mounted"]').first().waitFor();
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await button(page, 'Opslaan').hover();
  await expect(tooltip(page)).toHaveCSS('opacity', '1');
  const box = await tooltip(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(800 - 30);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('opens on a tap, and closes on a tap elsewhere [tooltip-2]', async ({ paper, page }) => {
    await paper.open('/features/tooltip.html');
    const word = page.getByText('een amendement');
    await word.scrollIntoViewIfNeeded();
    await expect(word).toHaveAttribute('data-widget-state', 'mounted');
    await word.tap();
    await expect(tooltip(page)).toContainText('Een amendement is');
    await page.getByRole('heading', { name: 'In een tekst' }).tap();
    await expect(tooltip(page)).toHaveCount(0);
  });
});

test('explains when an article appeared [tooltip-1]', async ({ paper, page }) => {
  await paper.open(paper.article('article'));
  const time = page.locator('[data-byline] time').first();
  await time.scrollIntoViewIfNeeded();
  await expect(time).toHaveAttribute('data-widget-state', 'mounted');
  await time.hover();
  await expect(tooltip(page)).toHaveText(/^\d+ \w+ \d{4}, \d\d:\d\d uur$/);
});

test('in React it shows the latest text; in a dialog Escape closes it before the dialog [tooltip-2]', async ({
  paper,
  page,
}) => {
  await openPart(paper, page, 'tooltip');
  await button(page, 'Opslaan').hover();
  await expect(tooltip(page)).toHaveText('Zet het artikel in je leeslijst.');
  await button(page, 'Opslaan').click();
  await page.mouse.move(0, 0);
  await expect(tooltip(page)).toHaveCount(0);
  await button(page, 'Verwijderen').hover();
  await expect(tooltip(page)).toHaveText('Haalt het artikel uit je leeslijst.');
  await button(page, 'In een dialoog').press('Enter');
  await expect(button(page, 'Met uitleg')).toBeFocused();
  await expect(tooltip(page)).toHaveText('Ook in een dialoog: Escape sluit eerst deze uitleg.');
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
