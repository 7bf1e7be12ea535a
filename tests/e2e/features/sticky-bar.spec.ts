import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { scrollBy } from '../support/wheel.ts';
import { layoutShift } from '../support/whole-page.ts';

test.use({ emptyCache: true, contextOptions: { reducedMotion: 'reduce' } });

const bar = (page: Page) => page.getByRole('navigation', { name: 'In dit artikel' });

/**
 * Scrolls down until the header of a narrow screen has hidden: scrolling up before that does not count as a change of
 * direction.
 */
async function readOn(page: Page): Promise<void> {
  await scrollBy(page, 2000);
  await expect(page.getByRole('banner')).toHaveAttribute('data-header-state', 'down');
}

/**
 * Scrolls back up until the header reappears: a part of the page that loads above the viewport scrolls it down at the
 * same time.
 */
async function scrollBack(page: Page): Promise<void> {
  await expect(async () => {
    await scrollBy(page, -100);
    await expect(page.getByRole('banner')).toBeInViewport({ timeout: 1_000 });
  }).toPass();
}

test('sticks under the header from 1216 px on, and moves nothing [sticky-bars-1, sticky-bars-2, sticky-bars-3]', async ({
  paper,
  page,
}) => {
  await paper.open(paper.article('longRead'));
  await paper.settle('sticky-bar');
  await expect(bar(page)).not.toHaveAttribute('data-sticky-state');
  await scrollBy(page, 2000);
  await expect(bar(page)).toHaveAttribute('data-sticky-state', 'stuck');
  const [header, stuck] = [await page.getByRole('banner').boundingBox(), await bar(page).boundingBox()];
  expect(Math.round(stuck?.y ?? 0)).toBe(Math.round(header?.height ?? -1));
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  expect((await layoutShift(page)).moved.filter((moved) => moved.includes('sticky-bar'))).toEqual([]);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar(page)).not.toHaveAttribute('data-sticky-state');
});

test('hides and shows with the header on a narrow screen [sticky-bars-1, sticky-bars-2]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 932 });
  await paper.open(paper.article('longRead'));
  await paper.settle('sticky-bar');
  await paper.settle('sticky-header');
  await readOn(page);
  await expect(bar(page)).toHaveAttribute('data-sticky-state', 'stuck');
  await expect(bar(page)).not.toBeInViewport();
  await scrollBack(page);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  // The header has reappeared without the line of its sections.
  const gap = async () => {
    const [header, sections, stuck] = await Promise.all(
      [page.getByRole('banner'), page.locator('[data-header-sections]').first(), bar(page)].map((element) =>
        element.boundingBox(),
      ),
    );
    return Math.round((stuck?.y ?? Number.NaN) - (header?.y ?? 0) - (sections?.y ?? 0));
  };
  await expect.poll(gap).toBe(0);
});

test('leaves the window to the header where both would take more than 12 % of it', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await paper.open(paper.article('longRead'));
  await paper.settle('sticky-bar');
  await paper.settle('sticky-header');
  await readOn(page);
  await scrollBack(page);
  await expect(bar(page)).toHaveAttribute('data-sticky-state', 'stuck');
  await expect(bar(page)).not.toBeInViewport();
  // Except while it has the focus.
  await bar(page).getByRole('link', { name: 'Onderwerpen' }).focus();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
});

test('stays in its place without JavaScript [sticky-bars-3]', async ({ browser, baseURL, paper }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(paper.article('longRead'));
  await expect(bar(page)).toHaveCSS('position', 'static');
  await expect(bar(page).getByRole('link', { name: 'Onderwerpen' })).toBeVisible();
  await context.close();
});
