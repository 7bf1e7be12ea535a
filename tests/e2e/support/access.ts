import { expect, type Page } from 'playwright/test';
import { lostInForcedColors } from './forced-colors.ts';
import { sidewaysOverflow } from './whole-page.ts';

/** The window of a phone, in which {@link expectAccess} checks a page. */
export const PHONE = { width: 360, height: 640 };

/** Maximum fraction of a phone's height for sticky elements. */
const STICKS = 0.12;

/**
 * Expects that on an open page buttons keep a shape and their states in forced colours, sticky elements take up little
 * space while the reader scrolls on a phone, and nothing overflows if letters are twice as large. Afterwards the page
 * can only be closed, because its letters stay large.
 */
export async function expectAccess(page: Page): Promise<void> {
  // The demo's own bar is not part of the paper.
  await page.locator('.demo-bar').evaluateAll((bars) => {
    for (const bar of bars) bar.remove();
  });
  await page.setViewportSize(PHONE);
  const { shapes, states } = await lostInForcedColors(page);
  expect.soft(shapes, 'no shape in forced colours').toEqual([]);
  expect.soft(states, 'states that forced colours do not show').toEqual([]);
  expect
    .soft(await stuckHeight(page), 'px that stay while the reader scrolls')
    .toBeLessThanOrEqual(STICKS * PHONE.height);
  // As visitors set it in their browser.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: PHONE.height });
    expect
      .soft(await sidewaysOverflow(page), `sticks out at ${width} px, letters twice as large`)
      .toEqual([]);
  }
}

/** The height of the viewport that does not move while the page scrolls up, in px from the top. */
function stuckHeight(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    };
    const scroll = async (by: number) => {
      scrollBy({ top: by, behavior: 'instant' });
      await frames(3);
    };
    /** The sticky element at a point in the middle of the viewport, with its position. */
    const stickingAt = (y: number) => {
      let element = document.elementFromPoint(innerWidth / 2, y);
      while (element && !/sticky|fixed/.test(getComputedStyle(element).position))
        element = element.parentElement;
      return element && { element, top: element.getBoundingClientRect().top };
    };
    // Past every sticky bar: one that has just reached its position moves with the page.
    await scroll(1700);
    await scroll(-400);
    const before = Array.from({ length: innerHeight / 2 }, (_, y) => stickingAt(y));
    await scroll(-20);
    const stays = before.map((found) => found && found.element.getBoundingClientRect().top === found.top);
    scrollTo({ top: 0, behavior: 'instant' });
    return stays.lastIndexOf(true) + 1;
  });
}
