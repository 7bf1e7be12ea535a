import type { Page } from 'playwright/test';
import { nameFaults } from '../support/axe.ts';
import { choseBefore, NONE } from '../support/consent.ts';
import { lostShapes } from '../support/forced-colors.ts';
import { WHOLE_NEWSPAPER } from '../support/page-types.ts';
import { expect, test } from '../support/paper.ts';
import { readThrough, sidewaysOverflow } from '../support/whole-page.ts';

/** What every page of the paper has to bear that its own tests do not look at. */
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 640 } });

/** What sticks takes at most this part of a phone's height. */
const STICKS = 0.12;

for (const { name, path, says } of WHOLE_NEWSPAPER) {
  test(`${name}: bears large letters, other colours and names that are spoken`, async ({ paper, page }) => {
    test.setTimeout(90_000);
    if (says) paper.tolerate(says);
    await choseBefore(page, NONE);
    await paper.open(path(paper));
    await readThrough(page);
    // The demo's own bar is no part of the paper.
    await page.locator('.demo-bar').evaluateAll((bars) => {
      for (const bar of bars) bar.remove();
    });
    expect.soft(await nameFaults(page), 'names without what is shown').toEqual([]);
    expect.soft(await lostShapes(page), 'no shape in forced colours').toEqual([]);
    expect
      .soft(await stuckHeight(page), 'px that stay while the reader scrolls')
      .toBeLessThanOrEqual(STICKS * 640);
    // As visitors set it in their browser.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 640 });
      expect
        .soft(await sidewaysOverflow(page), `sticks out at ${width} px, letters twice as large`)
        .toEqual([]);
    }
  });
}

/** How much of the window does not move while the page scrolls up, in px from the top. */
function stuckHeight(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frames = async (count: number) => {
      for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
    };
    const scroll = async (by: number) => {
      scrollBy({ top: by, behavior: 'instant' });
      await frames(6);
    };
    /** What sticks at a point of the middle of the window, with its position. */
    const stickingAt = (y: number) => {
      let element = document.elementFromPoint(innerWidth / 2, y);
      while (element && !/sticky|fixed/.test(getComputedStyle(element).position))
        element = element.parentElement;
      return element && { element, top: element.getBoundingClientRect().top };
    };
    await scroll(1500);
    await scroll(-400);
    const before = Array.from({ length: innerHeight / 2 }, (_, y) => stickingAt(y));
    await scroll(-20);
    const stays = before.map((found) => found && found.element.getBoundingClientRect().top === found.top);
    scrollTo({ top: 0, behavior: 'instant' });
    return stays.lastIndexOf(true) + 1;
  });
}
