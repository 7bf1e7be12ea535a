import type { Page } from 'playwright/test';
import { pauseClock } from '../support/clock.ts';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

/** An image far below, in a page of its own. */
const FAR = `<svg width="10" height="4000"></svg>
<div class="picture"><img data-src="/static/images/wad-1280.jpg" data-src-medium="/static/images/wad-640.jpg"
  data-src-webp="/static/images/wad-1280.webp" data-src-medium-webp="/static/images/wad-640.webp"
  width="1280" height="800" alt="Het wad bij laag water"></div><svg width="10" height="4000"></svg>`;

const wad = (page: Page) => page.getByRole('img', { name: 'Het wad bij laag water' });

/** Removes the intended failures from the feature's demo page. */
const withoutFailures = (html: string) =>
  html.replaceAll('bestaat-niet', 'wad-640').replace('javascript:alert(1)', '/static/images/wad-640.jpg');

/** Scrolls so that an image's top is a given distance below the viewport, and waits for observers. */
async function scrollNear(page: Page, distance: number): Promise<void> {
  await wad(page).evaluate(async (image, distance) => {
    const top = image.getBoundingClientRect().top + scrollY;
    scrollTo({ top: top - innerHeight - distance, behavior: 'instant' });
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, distance);
}

/** The images that the browser requested, by file name. */
function listenToImages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image')
      asked.push(new URL(request.url()).pathname.split('/').pop() ?? '');
  });
  return asked;
}

test('loads an image within 200 px, one beside those that a row shows, and marks those that do not fit their box [lazy-images-1, lazy-images-3, lazy-images-4, loader-2]', async ({
  paper,
  page,
}) => {
  const picture = (file: string, alt: string) =>
    `<div class="picture"><img data-src="/static/images/${file}" width="1280" height="800" alt="${alt}"></div>`;
  const asked = listenToImages(page);
  await paper.replaceMain(
    `${FAR}${picture('portret-nadia-320.jpg', 'Vierkant')}${picture('haven-640.jpg', 'Passend')}`,
  );
  await paper.open('/');

  await test.step('beside those of a row, and none further away', async () => {
    await page.locator('main').evaluate((main) => {
      const row = document.createElement('div');
      row.id = 'row';
      Object.assign(row.style, { display: 'flex', inlineSize: '300px', overflowX: 'auto' });
      for (const alt of ['a', 'b', 'c']) {
        const image = Object.assign(new Image(280, 175), { alt });
        Object.assign(image.style, { flex: 'none', inlineSize: '280px', blockSize: '175px' });
        image.dataset.src = '/static/images/bomen-640.jpg';
        row.append(image);
      }
      main.prepend(row);
    });
    const images = page.locator('#row img');
    await expect(images.nth(0)).toHaveAttribute('src');
    await expect(images.nth(1)).toHaveAttribute('src');
    await expect(images.nth(2)).not.toHaveAttribute('src');
    await page.locator('#row').evaluate((row) => row.scrollTo({ left: 150, behavior: 'instant' }));
    await expect(images.nth(2)).toHaveAttribute('src');
  });
  await test.step('near the window', async () => {
    await scrollNear(page, 240);
    await expect(wad(page)).not.toHaveAttribute('src');
    expect(asked.filter((file) => file.startsWith('wad'))).toEqual([]);
    await scrollNear(page, 160);
    await expect(wad(page)).toHaveAttribute('src', '/static/images/wad-1280.webp');
    await expect(page.locator('.picture').first()).toHaveClass('picture is-loaded');
    await expect.poll(() => asked.filter((file) => file.startsWith('wad'))).toEqual(['wad-1280.webp']);
  });
  await test.step('one that does not fit is marked', async () => {
    const square = page.getByRole('img', { name: 'Vierkant' });
    await square.scrollIntoViewIfNeeded();
    await expect(square).toHaveClass('is-too-high');
    await page.getByRole('img', { name: 'Passend' }).scrollIntoViewIfNeeded();
    await expect(page.locator('.picture.is-loaded')).toHaveCount(3);
    await expect(page.getByRole('img', { name: 'Passend' })).not.toHaveClass(/is-too/);
  });
});

test('takes the medium source below 640 px, and the large one when the window grows [lazy-images-2, lazy-images-6, lazy-images-7]', async ({
  paper,
  page,
}) => {
  await page.clock.install();
  const asked = listenToImages(page);
  await page.setViewportSize({ width: 639, height: 800 });
  await paper.replaceMain(FAR);
  await paper.open('/');
  await scrollNear(page, 0);
  await expect(wad(page)).toHaveAttribute('src', '/static/images/wad-640.webp');
  await expect(page.locator('.picture')).toHaveClass(/is-loaded/);
  await pauseClock(page);
  const resized = page.evaluate(
    () => new Promise((resolve) => addEventListener('resize', () => resolve(true), { once: true })),
  );
  await page.setViewportSize({ width: 640, height: 800 });
  await resized;
  await page.clock.runFor(999);
  await expect(wad(page)).toHaveAttribute('src', '/static/images/wad-640.webp');
  // The browser may report one resize more than once, and each report restarts the second.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(wad(page)).toHaveAttribute('src', '/static/images/wad-1280.webp', { timeout: 50 });
  }).toPass({ intervals: [20] });
  await expect
    .poll(() => asked.filter((file) => file.startsWith('wad')))
    .toEqual(['wad-640.webp', 'wad-1280.webp']);
});

test('loads images that are added later, and everything for printing [lazy-images-1, lazy-images-5]', async ({
  paper,
  page,
}) => {
  await paper.edit(withoutFailures);
  await paper.open('/features/lazy-images.html');
  const far = page.locator('#ver-weg .picture');
  await expect(page.locator('.picture.is-loaded').first()).toBeVisible();
  await expect(far.first()).not.toHaveClass(/is-loaded/);
  await page.pdf();
  for (const picture of await far.all()) await expect(picture).toHaveClass(/is-loaded/);

  const section = page.locator('#later');
  await section.getByRole('button', { name: 'Voeg toe' }).click();
  await expect(section.locator('.picture')).toHaveClass(/is-loaded/);
  await section.getByRole('button', { name: 'Haal weg' }).click();
  await expect(section.getByRole('img')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the image of the noscript element, once [lazy-images-7]', async ({ page }) => {
    await page.goto('/features/lazy-images.html');
    const images = page.locator('#gewoon').getByRole('img', { name: 'De pont bij dageraad' });
    await expect(images).toHaveCount(1);
    await images.scrollIntoViewIfNeeded();
    await expect(images).toHaveJSProperty('naturalWidth', 640);
    await expect(page.locator('#gewoon img[data-src]')).toBeHidden();
  });
});
