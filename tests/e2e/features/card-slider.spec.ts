import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { scrolled, visibleItems } from '../support/row.ts';
import { turnWheel } from '../support/wheel.ts';

test.use({ bare: true, contextOptions: { reducedMotion: 'reduce' } });

const PAGE = '/features/card-slider.html';
const FAULTS = /^nmt card-slider: The feature failed.*there is no data-slider-track/;

/** The slider of a section of the demo page. */
function slider(page: Page, section = '#gewoon') {
  const hook = page.locator(`${section} [data-widget="card-slider"]`);
  return {
    hook,
    row: hook.getByRole('list'),
    back: hook.getByRole('button', { name: 'Vorige' }),
    forward: hook.getByRole('button', { name: 'Volgende' }),
  };
}

test.beforeEach(async ({ paper, page }) => {
  paper.tolerate(FAULTS);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('shows its cards in one row, which moves by its buttons, keys, wheel and dragging [card-slider-1, card-slider-2, card-slider-3]', async ({
  paper,
  page,
}) => {
  await paper.open(PAGE);
  const { row, back, forward } = slider(page);
  await test.step('by its buttons, one visible width', async () => {
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    expect(await visibleItems(row)).toEqual([1, 2, 3, 4]);
    const tops = await row.evaluate((list) =>
      [...list.children].map((card) => card.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    await forward.click();
    await expect.poll(() => visibleItems(row)).toEqual([5, 6, 7, 8]);
    await expect(forward).toHaveAttribute('aria-disabled', 'true');
    await expect(back).not.toHaveAttribute('aria-disabled');
    // A button that reaches the end keeps the focus.
    await expect(forward).toBeFocused();
    await expect(forward).toHaveAccessibleDescription('Dit is het einde.');
    await back.click();
    await expect.poll(() => visibleItems(row)).toEqual([1, 2, 3, 4]);
  });
  await test.step('by keys', async () => {
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => visibleItems(row)).toEqual([5, 6, 7, 8]);
    await page.keyboard.press('Home');
    await expect.poll(() => scrolled(row)).toBe(0);
    await page.keyboard.press('End');
    await expect.poll(() => visibleItems(row)).toEqual([5, 6, 7, 8]);
    await page.keyboard.press('Home');
    await expect.poll(() => scrolled(row)).toBe(0);
  });
  await test.step('by the wheel, as everywhere', async () => {
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await row.hover();
    await turnWheel(page, { x: 300 }, async () => (await scrolled(row)) > 200);
    await expect(back).not.toHaveAttribute('aria-disabled');
    await row.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => scrolled(row)).toBe(0);
  });
  await test.step('a drag of 4 px or more moves the row and opens no card, a smaller one is a click', async () => {
    const card = row.getByRole('link').nth(2);
    const box = await card.boundingBox();
    if (!box) throw new Error('The card has no box.');
    const [x, y] = [Math.round(box.x) + 20, Math.round(box.y) + 5];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 150, y, { steps: 10 });
    // The position of a row may be between two pixels.
    expect(Math.abs((await row.evaluate(({ scrollLeft }) => scrollLeft)) - 150)).toBeLessThan(1);
    await page.mouse.up();
    await expect.poll(() => visibleItems(row)).toContain(2);
    await expect.poll(() => visibleItems(row)).not.toContain(1);
    expect(new URL(page.url()).hash).toBe('');

    const next = await row.getByRole('link').nth(3).boundingBox();
    if (!next) throw new Error('The card has no box.');
    await page.mouse.move(next.x + 20, next.y + 5);
    await page.mouse.down();
    await page.mouse.move(next.x + 17, next.y + 5);
    await page.mouse.up();
    await expect(page).toHaveURL(/#gewoon$/);
  });
});

test('has buttons only where cards are out of view, for any number of cards in either direction [card-slider-1, card-slider-3]', async ({
  paper,
  page,
}) => {
  await paper.open(PAGE);
  await test.step('where all cards fit, until they no longer do', async () => {
    const { row, hook, forward } = slider(page, '#alles-past');
    await hook.scrollIntoViewIfNeeded();
    await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
    await expect(forward).toHaveCount(0);
    await expect(row).not.toHaveAttribute('tabindex');
    await page.setViewportSize({ width: 400, height: 800 });
    await expect(forward).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(forward).toHaveCount(0);
  });
  await test.step('in a text that runs the other way', async () => {
    const { hook, row, back, forward } = slider(page, '#andersom');
    await hook.scrollIntoViewIfNeeded();
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await forward.click();
    await expect.poll(() => visibleItems(row)).toEqual([5, 6, 7, 8]);
    await expect(forward).toHaveAttribute('aria-disabled', 'true');
    await row.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => visibleItems(row)).toEqual([1, 2, 3, 4]);
  });
  await test.step('with five hundred cards, and with none', async () => {
    const many = slider(page, '#veel');
    await many.hook.scrollIntoViewIfNeeded();
    await expect(many.forward).toBeVisible();
    await many.row.focus();
    await page.keyboard.press('End');
    await expect.poll(() => visibleItems(many.row)).toEqual([497, 498, 499, 500]);
    await expect(many.forward).toHaveAttribute('aria-disabled', 'true');
    const none = slider(page, '#leeg');
    await none.hook.scrollIntoViewIfNeeded();
    await expect(none.hook).toHaveAttribute('data-widget-state', 'mounted');
    await expect(none.forward).toHaveCount(0);
  });
  await test.step('with cards that are added later', async () => {
    const section = page.locator('#later');
    await section.getByRole('button', { name: 'Voeg toe' }).click();
    const { row, forward } = slider(page, '#later');
    await expect(forward).toBeVisible();
    await forward.click();
    await expect.poll(() => visibleItems(row)).toEqual([3, 4, 5, 6]);
    await expect(forward).toHaveAttribute('aria-disabled', 'true');
    await row.evaluate((list) => list.append(...[...list.children].map((card) => card.cloneNode(true))));
    await expect(forward).not.toHaveAttribute('aria-disabled');
    await section.getByRole('button', { name: 'Haal weg' }).click();
    await expect(row).toHaveCount(0);
  });
  await test.step('under a heading of one word that is wider than the window', async () => {
    await page.setViewportSize({ width: 320, height: 800 });
    const head = page.locator('#alles-past [data-slider-head] > *').first();
    await head.evaluate((heading) =>
      heading.replaceChildren('Arbeidsongeschiktheidsverzekeringsmaatschappij'),
    );
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(overflow).toBe(0);
  });
});

test('opens cards by keyboard, and scrolls the focused one into view [card-slider-1]', async ({
  paper,
  page,
}) => {
  await paper.open('/');
  const hook = page.getByRole('region', { name: 'Om rustig te lezen' });
  await hook.scrollIntoViewIfNeeded();
  await expect(hook.getByRole('button', { name: 'Volgende' })).toBeVisible();
  const last = hook.getByRole('link').last();
  await last.focus();
  await expect.poll(() => visibleItems(hook.getByRole('list'))).toContain(8);
  const address = await last.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the row scrolls natively and has no buttons [card-slider-3]', async ({ page }) => {
    await page.goto(PAGE);
    const row = page.locator('#gewoon [data-slider-track]');
    await expect(page.locator('#gewoon').getByRole('button')).toHaveCount(0);
    await row.hover();
    await turnWheel(page, { x: 400 }, async () => (await visibleItems(row)).includes(6));
  });
});
