import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift, readThrough, sidewaysOverflow } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

const HOOK = '[data-widget="recommendations"]';
const personal = (page: Page) => page.getByRole('region', { name: 'Aanbevolen voor jou' });
const ofAuthor = (page: Page) => page.getByRole('region', { name: 'Meer van deze auteur' });

test('recommends six articles to a reader, has buttons where they do not fit, and reports the one that is opened [recommendations-1, recommendations-4, recommendations-6]', async ({
  paper,
  page,
}) => {
  // The recommender leaves out articles that were read: this one, once it knows.
  const read = page.waitForResponse(/\/recommender\/events$/);
  await paper.open(`${paper.article('article')}?visitor=subscribed`);
  await read;
  await readThrough(page);
  await expect(personal(page).getByRole('listitem')).toHaveCount(6);
  const { score, moved } = await layoutShift(page);
  expect(score, moved.join('\n')).toBeLessThan(0.001);
  expect(await accessibilityFaults(page, { include: HOOK })).toEqual([]);

  await test.step('the buttons', async () => {
    await page.setViewportSize({ width: 768, height: 800 });
    const next = personal(page).getByRole('button', { name: 'Volgende' });
    const last = personal(page).getByRole('listitem').last();
    await expect(personal(page).getByRole('button', { name: 'Vorige' })).toBeDisabled();
    await expect(last).not.toBeInViewport();
    // Advertisements above it may still load.
    await personal(page).getByRole('list').scrollIntoViewIfNeeded();
    await next.press('Enter');
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(next).toBeDisabled();
    await expect(personal(page).getByRole('button', { name: 'Vorige' })).toBeEnabled();
    // A phone has swiping, and no space beside the heading.
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(next).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(next).toHaveCount(0);
    await expect(last).toBeVisible();
  });
  const clicked = page.waitForRequest(/\/user\/recommendations\/clicked$/);
  const link = personal(page).getByRole('link').nth(1);
  const id = Number(/-a(\d+)#/.exec((await link.getAttribute('href')) ?? '')?.[1]);
  await link.click();
  expect((await clicked).postDataJSON()).toEqual({ article_id: id });
  await expect(page).toHaveURL(new RegExp(`-a${id}#via=recommended$`));
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test('shows anonymous visitors articles of the author, without that of the page, and holds its place until the answer is there [recommendations-2, recommendations-7]', async ({
  paper,
  page,
}) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/data/author-search*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await paper.open(`${paper.article('photos')}?visitor=anonymous`);
  await page.locator(HOOK).scrollIntoViewIfNeeded();
  await paper.settle('recommendations');
  const before = (await layoutShift(page)).score;
  send();
  await expect(ofAuthor(page)).toBeVisible();
  const { score, moved } = await layoutShift(page);
  expect(score - before, moved.join('\n')).toBeLessThan(0.001);
  await expect(ofAuthor(page).getByRole('link').first()).toHaveAttribute('href', /#via=recommended$/);
  await expect(ofAuthor(page).locator('a[href*="-a4118#"]')).toHaveCount(0);
});

test('shows no personal recommendations beside an advertisement, and is removed where nothing is related [recommendations-5, recommendations-7]', async ({
  paper,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await paper.answer('**/data/mlt/*', { hits: [] });
  await paper.open(`${paper.article('partner')}?visitor=subscribed`);
  await page.locator(HOOK).scrollIntoViewIfNeeded();
  await expect(page.locator(HOOK)).toHaveCount(0);
  expect(asked.filter((path) => path.includes('/recommendations/'))).toEqual([]);
});
