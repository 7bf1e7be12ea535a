import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true });

const PHOTOS = ['wad-vertrek', 'wad-geul', 'wad-zeehonden', 'wad-onweer', 'wad-aankomst'];
const figure = (page: Page, at: number) =>
  page.locator('[data-widget="full-page-photo-scroller"] > figure').nth(at);
const text = (page: Page, at: number) => figure(page, at).locator('figcaption');

/** The files of the story's photos, in the order of their requests. */
function follow(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/wad-')) asked.push(pathname.replace(/^.*\//, ''));
  });
  return asked;
}

/** Scrolls so that a text is in the middle of the viewport, or at another part of it. */
const scrollToPhoto = (page: Page, at: number, part = 0.5) =>
  text(page, at).evaluate((element, place) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top + height / 2 - innerHeight * place, behavior: 'instant' });
  }, part);

/** The number of the visible photo in each corner and in the middle of the viewport's edges. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const images = [...document.querySelectorAll('[data-widget="full-page-photo-scroller"] > figure > img')];
    const [right, bottom] = [document.documentElement.clientWidth - 2, innerHeight - 2];
    const points = [
      [2, 120],
      [right, 120],
      [2, bottom - 80],
      [right, bottom],
      [right / 2, bottom],
    ] as const;
    return points.map(([x, y]) => {
      const shown = document
        .elementsFromPoint(x, y)
        .find((element) => images.includes(element as HTMLImageElement));
      return shown && getComputedStyle(shown).opacity === '1'
        ? images.indexOf(shown as HTMLImageElement)
        : -1;
    });
  });
const all = (at: number) => Array.from({ length: 5 }, () => at);
const below = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-widget="full-page-photo-scroller"] > figure')].map((figure) => {
      const image = [...figure.querySelectorAll('img')].find(
        (candidate) => candidate.getClientRects().length > 0,
      );
      const caption = figure.querySelector('figcaption');
      if (!image || !caption) return 'no photo or no caption';
      const photo = image.getBoundingClientRect();
      const next = figure.nextElementSibling?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
      const words = caption.getBoundingClientRect();
      return photo.height > 100 && words.top >= photo.bottom - 1 && words.bottom <= next;
    }),
  );

test('fills the window with the photo of the text in the middle, and loads that photo and the next [full-page-photo-scroller-1]', async ({
  paper,
  page,
}) => {
  const asked = follow(page);
  await paper.open(paper.article('fullPage'));
  await paper.settle('full-page-photo-scroller');
  await expect.poll(() => asked).toEqual(['wad-vertrek-1280.webp', 'wad-geul-1280.webp']);
  const { score, moved } = await layoutShift(page);
  expect(score, moved.join('\n')).toBe(0);
  for (const [at] of PHOTOS.entries()) {
    // When it reaches the middle, in the middle, and when it leaves it.
    for (const part of [0.58, 0.5, 0.42]) {
      await scrollToPhoto(page, at, part);
      if (part < 0.55) await expect.poll(() => seen(page)).toEqual(all(at));
    }
    const files = PHOTOS.slice(0, at + 2).map((name) => `${name}-1280.webp`);
    await expect.poll(() => asked).toEqual(files);
  }
  await scrollToPhoto(page, 1);
  await expect.poll(() => seen(page)).toEqual(all(1));
  expect(asked).toHaveLength(PHOTOS.length);
});

test('loads a larger file on a sharp phone, none of those that a link skips, and is readable without it [full-page-photo-scroller-1]', async ({
  paper,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 320, height: 740 },
    deviceScaleFactor: 2,
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  const asked = follow(page);
  await page.route('**/wad-onweer-*', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${paper.article('fullPage')}/appview#foto-4`);
  await expect
    .poll(() => [...asked].sort())
    .toEqual(['wad-aankomst-1920.webp', 'wad-onweer-1920.webp', 'wad-vertrek-1920.webp']);
  await expect(text(page, 3)).toBeInViewport({ ratio: 1 });
  // A plain background in place of the photo, and letters that are readable on any background.
  await expect(figure(page, 3).locator('img')).toHaveCSS('opacity', '0');
  const ground = figure(page, 3).evaluate((element) => {
    const { backgroundColor, position } = getComputedStyle(element, '::before');
    return `${backgroundColor} ${position}`;
  });
  expect(await ground).toBe('rgb(21, 20, 19) sticky');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const contrasts = await text(page, 3).evaluate((caption) => {
    const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = ([red = 0, green = 0, blue = 0]: number[]) => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers(getComputedStyle(caption).backgroundColor);
    return [caption, caption.querySelector('.credit') ?? caption].flatMap((element) =>
      [0, 255].map((photo) => {
        const behind = light([red, green, blue].map((part) => part * alpha + photo * (1 - alpha)));
        return (light(numbers(getComputedStyle(element).color)) + 0.05) / (behind + 0.05);
      }),
    );
  });
  for (const contrast of contrasts) expect(contrast).toBeGreaterThan(4.5);
  await context.close();
});

test('follows the keyboard, and announces each photo once [full-page-photo-scroller-1]', async ({
  paper,
  page,
}) => {
  const asked = follow(page);
  await paper.open(paper.article('fullPage'));
  await paper.settle('full-page-photo-scroller');
  const buttons = page.getByRole('button', { name: 'Vergroot foto' });
  await expect(buttons).toHaveCount(PHOTOS.length);
  await expect(page.getByRole('img', { name: /bliksemschicht/ })).toHaveCount(1);
  await expect(page.getByRole('figure')).toHaveCount(PHOTOS.length);
  await buttons.nth(0).focus();
  for (const at of [1, 2]) {
    await page.keyboard.press('Tab');
    await expect(buttons.nth(at)).toBeFocused();
    await expect.poll(() => seen(page)).toEqual(all(at));
    await expect(text(page, at)).toBeInViewport();
  }
  // Including photos that the reader has not reached, each with the file that the page will show.
  await page.keyboard.press('Enter');
  const shown = (name: RegExp) => page.getByRole('dialog').getByRole('img', { name });
  await expect(shown(/zeehonden/)).toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(shown(/zeehonden/)).not.toBeInViewport();
  await page.keyboard.press('ArrowRight');
  await expect(shown(/met zijn vuurtoren/)).toBeInViewport();
  await expect(shown(/met zijn vuurtoren/)).toHaveJSProperty('naturalWidth', 1280);
  await page.keyboard.press('Escape');
  await expect(buttons.nth(2)).toBeFocused();
  await buttons.nth(4).focus();
  await expect.poll(() => seen(page)).toEqual(all(4));
  expect([...asked].sort()).toEqual(PHOTOS.map((name) => `${name}-1280.webp`).sort());
});

test('does not move with reduced motion and on paper: figures below each other [full-page-photo-scroller-2]', async ({
  paper,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await paper.open(paper.article('fullPage'));
  await paper.settle('full-page-photo-scroller');
  expect(await below(page)).toEqual(PHOTOS.map(() => true));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await scrollToPhoto(page, 2);
  await expect.poll(() => seen(page)).toEqual(all(2));
  await page.emulateMedia({ media: 'print' });
  expect(await below(page)).toEqual(PHOTOS.map(() => true));
  await expect(figure(page, 4).locator('img')).toHaveCSS('opacity', '1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all photos are in the page with their captions [full-page-photo-scroller-2]', async ({
    paper,
    page,
  }) => {
    await page.goto(paper.article('fullPage'));
    for (const [at, name] of PHOTOS.entries()) {
      const photo = figure(page, at).getByRole('img');
      await photo.scrollIntoViewIfNeeded();
      await expect(photo).toBeVisible();
      const [image, words] = [await photo.boundingBox(), await text(page, at).boundingBox()];
      expect(words?.y ?? 0, name).toBeGreaterThanOrEqual((image?.y ?? 0) + (image?.height ?? 0) - 1);
    }
  });
});
