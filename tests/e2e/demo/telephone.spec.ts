import type { Locator } from 'playwright/test';
import { choseBefore, NONE } from '../support/consent.ts';
import { expect, test } from '../support/paper.ts';
import { sidewaysOverflow } from '../support/whole-page.ts';

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(({ page }) => choseBefore(page, NONE));

const heightOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().height);

test('the front page folds its lists of titles, and the footer is little more than a window high', async ({
  paper,
  page,
}) => {
  await paper.open('/');
  const wordmark = page.getByRole('banner').getByRole('link', { name: 'De Nieuwe Morgentijd' });
  await expect(wordmark.getByText('De Nieuwe Morgentijd')).toBeVisible();
  const latest = page.getByRole('region', { name: 'Laatste nieuws' });
  await expect(latest.getByRole('listitem')).toHaveCount(5);
  const more = page.locator('summary', { hasText: 'laatste nieuws' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveText('Toon minder laatste nieuws', { useInnerText: true });
  await expect(latest.getByRole('listitem')).toHaveCount(12);
  expect(await heightOf(page.getByRole('contentinfo'))).toBeLessThan(1100);
});

test('the links below the date of the front page wrap where letters are twice as large', async ({
  paper,
  page,
}) => {
  await paper.open('/?visitor=subscribed');
  await expect(page.getByRole('link', { name: 'Mijn nieuws' }).last()).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await sidewaysOverflow(page)).toEqual([]);
});

test('the first picture of a section is printed as wide as the texts below it', async ({ paper, page }) => {
  await paper.open('/sectie/binnenland/');
  const lead = page.locator('.lead');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  const [picture, story] = [await lead.locator('.picture').boundingBox(), await lead.boundingBox()];
  expect(picture?.width).toBe(story?.width);
});

test('the tools of an article stand in one row, which scrolls to what has the focus', async ({
  paper,
  page,
}) => {
  await paper.open(`${paper.article('article')}?visitor=subscribed`);
  const hook = page.locator('[data-widget="reading-list-button"]').first();
  const share = page.locator('[data-widget="share-modal"]').first();
  const [first, last] = [await share.boundingBox(), await hook.boundingBox()];
  expect(last?.y).toBe(first?.y);
  await hook.scrollIntoViewIfNeeded();
  const save = hook.getByRole('button', { name: 'Opslaan in leeslijst' });
  await save.focus();
  await expect(save).toBeInViewport({ ratio: 1 });
});

test('an item of a list is saved with an icon in the line of its time', async ({ paper, page }) => {
  await paper.open('/sectie/binnenland/?visitor=subscribed');
  const item = page.getByRole('article').filter({ hasText: 'Hoe een dorp zijn school redde' });
  const save = item.getByRole('button', { name: 'Opslaan in leeslijst' });
  await save.scrollIntoViewIfNeeded();
  // A press before that submits the form, and the page loads again.
  await expect(save).toHaveAttribute('data-widget-state', 'mounted');
  const [button, time] = [await save.boundingBox(), await item.getByRole('time').boundingBox()];
  expect(button?.width).toBeGreaterThanOrEqual(44);
  expect(button?.height).toBeGreaterThanOrEqual(44);
  expect(Math.abs(centre(button) - centre(time))).toBeLessThan(2);
  await save.click();
  await expect(item.getByRole('button', { name: 'Verwijderen van leeslijst', pressed: true })).toBeVisible();
  await expect(page).toHaveURL(/\/sectie\/binnenland\//);
});

const centre = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : Number.NaN);
