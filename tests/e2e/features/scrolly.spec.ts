import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

/** The first story of the article. */
const story = (page: Page) => page.locator('[data-widget="scrolly"]').first();
const step = (page: Page, words: string) => story(page).locator('[data-scrolly-step]', { hasText: words });

/** Scrolls a step to the middle of the viewport, once the story has its final height. */
async function toMiddle(page: Page, words: string): Promise<void> {
  await expect(story(page)).toHaveAttribute('data-widget-state', /./);
  await step(page, words).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
}

const opacity = (page: Page, picture: string) =>
  story(page)
    .locator('[data-scrolly-media]', { has: page.getByRole('img', { name: picture }) })
    .evaluate((element) => Number(getComputedStyle(element).opacity));

test('texts pass over pictures that stay in view, nothing else moves but a video while it is seen, which stops for good at the reader’s word [scrolly-1, scrolly-2, scrolly-4]', async ({
  paper,
  page,
}) => {
  await paper.open(paper.article('scrolly'));
  await toMiddle(page, 'Dag 0');
  await expect(story(page)).toHaveAttribute('data-active-step', '1');
  const picture = story(page).getByRole('img', { name: /rivier slingert/ });
  expect(await picture.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  await toMiddle(page, 'Dag 8');
  await expect(story(page)).toHaveAttribute('data-active-step', '5');
  await expect.poll(() => opacity(page, 'dijkhuis')).toBe(1);
  await expect.poll(() => opacity(page, 'rivier slingert')).toBe(0);
  expect(await accessibilityFaults(page, { include: '[data-widget="scrolly"]' })).toEqual([]);
  const { score, moved } = await layoutShift(page);
  expect(score, moved.join('\n')).toBeLessThan(0.001);

  await test.step('the video', async () => {
    const video = story(page).locator('video');
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
    await toMiddle(page, 'Dag 0');
    await expect(story(page)).toHaveAttribute('data-active-step', '1');
    expect(await isPaused()).toBe(true);
    await toMiddle(page, 'Dag 3');
    await expect.poll(isPaused).toBe(false);
    await page.getByRole('button', { name: 'Pauzeer de video' }).press('Enter');
    expect(await isPaused()).toBe(true);
    await toMiddle(page, 'Dag 0');
    await expect(story(page)).toHaveAttribute('data-active-step', '1');
    await toMiddle(page, 'Dag 3');
    await expect(story(page)).toHaveAttribute('data-active-step', '3');
    expect(await isPaused()).toBe(true);
  });
  // A phone that is rotated: the reader stays at the same text.
  await toMiddle(page, 'Dag 8');
  await expect(story(page)).toHaveAttribute('data-active-step', '5');
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(step(page, 'Dag 8')).toBeInViewport({ ratio: 0.9 });
  await expect(story(page)).toHaveAttribute('data-active-step', '5');
});

test('the room between texts is 50, 100 or 150 percent of the window, and the keyboard leads to a step and makes it the current one [scrolly-3, scrolly-4]', async ({
  paper,
  page,
}) => {
  paper.allow(/data-step-size is "huge"/, /holds no \[data-scrolly-step\]/);
  paper.tolerate(/is not a child of its hook/, /scrolly: The feature failed/);
  await page.setViewportSize({ width: 1000, height: 600 });
  await paper.open('/features/scrolly.html');
  const room = (section: string) =>
    page.locator(`#${section} [data-scrolly-step]`).evaluateAll(([first, second]) => {
      if (!first || !second) throw new Error('There are no two steps.');
      return second.getBoundingClientRect().top - first.getBoundingClientRect().bottom;
    });
  await expect(page.locator('#video [data-widget]')).toHaveAttribute('data-widget-state', 'waiting');
  expect(await room('gewoon')).toBeCloseTo(600, 0);
  expect(await room('tekening')).toBeCloseTo(300, 0);
  expect(await room('video')).toBeCloseTo(900, 0);
  // An invalid story stays an article: the text is below its picture.
  await page.locator('#onbekend').scrollIntoViewIfNeeded();
  await expect(page.locator('#onbekend [data-widget]')).toHaveAttribute('data-widget-state', 'failed');
  const [picture, text] = await page
    .locator('#onbekend :is([data-scrolly-media], [data-scrolly-step])')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
  expect(text?.top).toBeGreaterThanOrEqual(picture?.bottom ?? Number.POSITIVE_INFINITY);
  await page.locator('#zonder-stappen').scrollIntoViewIfNeeded();
  await expect(page.locator('#zonder-stappen [data-widget]')).toHaveAttribute('data-widget-state', 'failed');

  await test.step('the keyboard', async () => {
    const hook = page.locator('#gewoon [data-widget="scrolly"]');
    await hook.getByText('De rivier ligt laag').evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await expect(hook).toHaveAttribute('data-active-step', '1');
    const link = page.getByRole('link', { name: 'Naar de video' });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(hook).toHaveAttribute('data-active-step', '2');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar het begin' })).toBeFocused();
    await expect(hook).toHaveAttribute('data-active-step', '4');
  });
});

/** Whether all parts of the story are below each other, in document order. */
async function expectArticle(page: Page) {
  const parts = await story(page)
    .locator(':is([data-scrolly-media], [data-scrolly-step])')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
  expect(parts.length).toBe(12);
  for (const [index, part] of parts.entries()) {
    expect(part.height).toBeGreaterThan(20);
    expect(part.top).toBeGreaterThanOrEqual(parts[index - 1]?.bottom ?? Number.NEGATIVE_INFINITY);
  }
}

test('is an article with less motion, on paper, and when the reader changes their mind [scrolly-5]', async ({
  paper,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await paper.open(paper.article('scrolly'));
  await toMiddle(page, 'Dag 8');
  await expect(story(page)).toHaveAttribute('data-widget-state', 'mounted');
  await expectArticle(page);
  await expect(story(page).locator('video')).toHaveAttribute('controls');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(story(page)).toHaveAttribute('data-active-step', /\d/);
  await page.emulateMedia({ media: 'print' });
  await expectArticle(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('texts and pictures are below each other [scrolly-5]', async ({ paper, page }) => {
    await page.goto(paper.article('scrolly'));
    await expectArticle(page);
    await expect(story(page)).not.toHaveAttribute('data-widget-state');
  });
});
