import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';

// A tab keeps at most fifty history entries.
test.use({ reuseContext: false });

const current = (page: Page) => page.getByRole('navigation').locator('[aria-current]');

test.describe('the longread', () => {
  test('has a menu that follows scrolling, without history entries of its own [special-lostboys-1]', async ({
    paper,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await paper.open('/special/lost-boys/#het-licht');
    const menu = page.getByRole('navigation', { name: 'Hoofdstukken' });
    await expect(menu.getByRole('link')).toHaveCount(8);
    await expect(page.locator('#het-licht')).toBeInViewport();
    // With reduced motion the poster stays [special-lostboys-2].
    await expect(page.getByRole('button', { name: 'Geluid aan' })).toHaveCount(0);
    await menu.getByRole('link', { name: 'Twaalf uur' }).press('Enter');
    await expect(page).toHaveURL(/#twaalf-uur$/);
    const heading = page.getByRole('heading', { name: 'Twaalf uur' });
    await expect(heading).toBeFocused();
    await expect(menu.locator('[aria-current="location"]')).toHaveText('Twaalf uur');
    // Below the elements that stick above it.
    const bottom = await menu.evaluate((nav) => nav.getBoundingClientRect().bottom);
    await expect
      .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(bottom);
    const entries = await page.evaluate(() => history.length);
    await page.locator('#de-zandbank').evaluate((section) => section.scrollIntoView());
    await expect(menu.locator('[aria-current="location"]')).toHaveText('De zandbank');
    await expect(page).toHaveURL(/#de-zandbank$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await menu.getByRole('link', { name: 'Daarna' }).click();
    await expect(menu.locator('[aria-current="location"]')).toHaveText('Daarna');
    await page.goBack();
    await expect(page).toHaveURL(/#de-zandbank$/);
  });

  test('plays its background videos in view alone, without sound at first [special-lostboys-2]', async ({
    paper,
    page,
  }) => {
    await paper.open('/special/lost-boys/');
    const first = page.locator('video').first();
    const state = () =>
      page
        .locator('video')
        .evaluateAll((videos: HTMLVideoElement[]) =>
          videos.map(({ paused, muted }) => `${paused ? 'paused' : 'plays'} ${muted ? 'muted' : 'aloud'}`),
        );
    await first.evaluate((video) => video.scrollIntoView({ block: 'center' }));
    await expect.poll(async () => (await state())[0]).toBe('plays muted');
    await page.getByRole('button', { name: 'Geluid aan' }).first().click();
    await expect(page.getByRole('button', { name: 'Geluid uit' })).toBeVisible();
    await expect.poll(async () => (await state())[0]).toBe('plays aloud');
    await page.getByRole('button', { name: 'Pauzeer' }).first().click();
    await expect.poll(async () => (await state())[0]).toBe('paused muted');
    await page.getByRole('button', { name: 'Speel af' }).click();
    await page.getByRole('button', { name: 'Geluid aan' }).first().click();
    await expect.poll(async () => (await state())[0]).toBe('plays aloud');
    await page.locator('#daarna').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await state())[0]).toBe('paused muted');
    await expect(page.getByRole('button', { name: 'Geluid uit' })).toHaveCount(0);
  });
});

test('the timeline leads to each month, and marks the month in view [special-jaar1968-1, special-jaar1968-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/special/1968/');
  const months = page.getByRole('navigation', { name: 'Maanden van 1968' });
  await expect(months.getByRole('button')).toHaveCount(12);
  await expect(months.getByRole('button', { name: 'Augustus' })).toBeDisabled();
  await months.getByRole('button', { name: 'December' }).click();
  await expect(page.getByRole('heading', { name: 'De muis' })).toBeInViewport();
  await expect(current(page).filter({ hasText: 'December' })).toBeVisible();
  await months.getByRole('button', { name: 'Maart' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Bloedbad in My Lai' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Bloedbad in My Lai' })).toBeInViewport();
  await expect(months.locator('[aria-current="true"]')).toHaveText('Maart');
  await page.locator('[data-date="1968-07-01"]').evaluate((event) => event.scrollIntoView());
  await expect(months.locator('[aria-current="true"]')).toHaveText('Juli');
});

test.describe('the year in photos', () => {
  test('leads to its months, and opens photos in the lightbox [special-inbeeld2019-1, special-inbeeld2019-2]', async ({
    paper,
    page,
  }) => {
    await paper.open('/special/in-beeld-2019/');
    const months = page.getByRole('navigation', { name: 'Maanden van 2019' });
    await months.getByRole('link', { name: 'Juli' }).click();
    await expect(page).toHaveURL(/#juli$/);
    await expect(months.locator('[aria-current="location"]')).toHaveText('Juli');
    const photo = page.locator('#juli figure').first();
    await expect(photo).toBeInViewport();
    const width = await photo.evaluate((figure) => figure.getBoundingClientRect().width);
    expect(width).toBeGreaterThanOrEqual(await page.evaluate(() => document.documentElement.clientWidth));
    await photo.getByRole('button', { name: 'Vergroot foto' }).click();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox).toContainText('Foto Nadia Bouzid');
    await page.keyboard.press('Escape');
    await expect(lightbox).toBeHidden();
    await expect(page).toHaveURL(/#juli$/);
  });

  test('has all photos, captions and events without scripts [special-inbeeld2019-1, special-jaar1968-2]', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/special/in-beeld-2019/');
    await expect(page.locator('#artikel figure img')).toHaveCount(18);
    for (const caption of await page.locator('#artikel figcaption').all())
      await expect(caption).toBeVisible();
    await page.goto('/special/1968/');
    const days = await page
      .locator('[data-date]')
      .evaluateAll((events: HTMLElement[]) => events.map(({ dataset }) => dataset.date));
    expect(days).toHaveLength(30);
    expect(days).toEqual([...days].sort());
    await context.close();
  });
});
