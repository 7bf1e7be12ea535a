import type { Page } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults } from '../support/whole-page.ts';

test.use({
  bare: true,
  contextOptions: { reducedMotion: 'reduce' },
  // A tab keeps at most fifty history entries.
  reuseContext: false,
});

const DEMO = '/features/photo-lightbox.html';
const lightbox = (page: Page) => page.getByRole('dialog', { name: 'Vergrote foto’s' });
const tool = (page: Page, name: string) => lightbox(page).getByRole('button', { name, exact: true });
const photo = (page: Page, name: string | RegExp) => lightbox(page).getByRole('img', { name });
const enlarge = (page: Page, section: string) =>
  page.locator(`#${section}`).getByRole('button', { name: 'Vergroot foto' });
const fragment = (page: Page) => expect.poll(() => new URL(page.url()).hash);

test.beforeEach(({ paper }) => paper.tolerate(/404.*bestaat-niet\.jpg/));

test('opens by its button and by the address, changes by the arrows, closes by Escape and by the history; the focus returns [photo-lightbox-1, photo-lightbox-4]', async ({
  paper,
  page,
}) => {
  await paper.open(DEMO);
  await test.step('by keyboard, with one entry in the history', async () => {
    const before = await page.evaluate(() => history.length);
    await enlarge(page, 'gewoon').focus();
    await page.keyboard.press('Enter');
    await expect(photo(page, /De pont bij dageraad/)).toBeVisible();
    await fragment(page).toBe('#photo=dageraad');
    await expect(tool(page, 'Vorige foto')).toHaveCount(0);

    await page.keyboard.press('ArrowRight');
    await expect(photo(page, 'De haven in de ochtend')).toBeInViewport();
    await fragment(page).toBe('#photo=haven');
    await expect(lightbox(page).getByText('De haven in de ochtend.')).toBeVisible();
    await tool(page, 'Volgende foto').click();
    await fragment(page).toBe('#photo=wad');
    await tool(page, 'Vorige foto').click();
    await page.keyboard.press('ArrowLeft');
    await fragment(page).toBe('#photo=dageraad');
    expect(await page.evaluate(() => history.length)).toBe(before + 1);

    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    await fragment(page).toBe('');
    await expect(enlarge(page, 'gewoon')).toBeFocused();
    await expect(page.locator('dialog[data-lightbox]')).toHaveAttribute('data-lightbox', 'closed');
  });
  await test.step('back closes and forward reopens', async () => {
    await enlarge(page, 'gewoon').click();
    await expect(lightbox(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await fragment(page).toBe('#photo=haven');
    await page.goBack();
    await expect(lightbox(page)).toBeHidden();
    await page.goForward();
    await expect(photo(page, 'De haven in de ochtend')).toBeVisible();
    await tool(page, 'Sluiten').click();
    await expect(lightbox(page)).toBeHidden();
    await fragment(page).toBe('');
    // Closing went back, so the entry is ahead.
    await page.goForward();
    await expect(photo(page, 'De haven in de ochtend')).toBeVisible();
    await page.keyboard.press('Escape');
    await fragment(page).toBe('');
  });
  await test.step('a visitor who arrives by the address stays on the page', async () => {
    await page.goto('about:blank');
    await page.goto(`${DEMO}#photo=wad`);
    await expect(photo(page, 'Het wad bij laag water')).toBeVisible();
    await tool(page, 'Sluiten').click();
    await expect(lightbox(page)).toBeHidden();
    await fragment(page).toBe('');
    expect(new URL(page.url()).pathname).toBe(DEMO);
  });
});

test('is accessible, has its caption right below the photo on a phone, zooms from 1 to 8 by 1 and fills the screen [photo-lightbox-2, photo-lightbox-3, photo-lightbox-4, photo-lightbox-5]', async ({
  paper,
  page,
}) => {
  const state = page.locator('dialog[data-lightbox]');
  await page.setViewportSize({ width: 360, height: 800 });
  await paper.open(`${DEMO}#photo`);
  await test.step('the caption', async () => {
    const picture = lightbox(page).getByRole('img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    const gap = async () => {
      const [above, below] = await Promise.all([
        picture.boundingBox(),
        lightbox(page).locator('[aria-live]').last().boundingBox(),
      ]);
      return Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0));
    };
    await expect.poll(gap).toBe(0);
  });
  await test.step('axe finds nothing', async () => {
    await page.goto(`${DEMO}#photo=bomen`);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(lightbox(page).getByText(/De laan werd in 1887/)).toBeVisible();
      expect(await accessibilityFaults(page, { include: 'dialog[open]' }), `${width} px`).toEqual([]);
    }
  });
  await test.step('a small file zooms as far as a large one, by buttons and keys that end there', async () => {
    await page.goto(`${DEMO}#photo=portret`);
    await expect(photo(page, /Portret/)).toBeInViewport();
    const scale = () =>
      photo(page, /Portret/).evaluate(
        (image) => image.getBoundingClientRect().width / (image as HTMLElement).offsetWidth,
      );
    await expect(tool(page, 'Uitzoomen')).toBeDisabled();
    await expect(state).toHaveAttribute('data-lightbox', 'open');
    await tool(page, 'Inzoomen').click();
    await expect.poll(scale).toBeCloseTo(2);
    await expect(state).toHaveAttribute('data-lightbox', 'open zoomed');
    for (let zoom = 3; zoom <= 8; zoom += 1) {
      await page.keyboard.press('+');
      await expect.poll(scale).toBeCloseTo(zoom);
    }
    await expect(state).toHaveAttribute('data-lightbox', 'open zoomed max-zoomed');
    await expect(tool(page, 'Inzoomen')).toBeDisabled();
    await page.keyboard.press('+');
    await page.keyboard.press('-');
    await expect.poll(scale).toBeCloseTo(7);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, -4000);
    await page.mouse.wheel(0, -4000);
    await expect.poll(scale).toBeCloseTo(8);
  });
  await test.step('the whole screen', async () => {
    await page.goto(`${DEMO}#photo=dageraad`);
    await expect(state).toHaveAttribute('data-lightbox', 'open');
    await tool(page, 'Volledig scherm').click();
    await expect(state).toHaveAttribute('data-lightbox', 'open fullscreen');
    await expect(lightbox(page).getByText('De eerste pont van de dag.')).toBeVisible();
    await tool(page, 'Volledig scherm uit').click();
    await expect(state).toHaveAttribute('data-lightbox', 'open');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('two fingers zoom, one finger swipes to the next photo [photo-lightbox-2, photo-lightbox-3]', async ({
    paper,
    page,
  }) => {
    await paper.open(`${DEMO}#photo=dageraad`);
    await expect(photo(page, /De pont bij dageraad/)).toBeInViewport();
    const touch = await page.context().newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x, id) => ({ x, y: 340, id })) });
    const state = page.locator('dialog[data-lightbox]');

    await fingers('touchStart', 150, 210);
    for (let spread = 10; spread <= 140; spread += 10) await fingers('touchMove', 150 - spread, 210 + spread);
    await fingers('touchEnd');
    await expect(state).toHaveAttribute('data-lightbox', /^open zoomed/);
    for (let press = 0; press < 7; press += 1) await page.keyboard.press('-');
    await expect(state).toHaveAttribute('data-lightbox', 'open');

    await fingers('touchStart', 300);
    for (let x = 290; x >= 60; x -= 10) await fingers('touchMove', x);
    await fingers('touchEnd');
    await expect(photo(page, 'De haven in de ochtend')).toBeInViewport();
    await fragment(page).toBe('#photo=haven');
  });
});

test('sanitizes content from outside, and shows no concealed photo [photo-lightbox-5]', async ({
  paper,
  page,
}) => {
  await paper.open(`${DEMO}#photo=verborgen`);
  await expect(enlarge(page, 'gewoon')).toBeVisible();
  await expect(lightbox(page)).toHaveCount(0);
  await enlarge(page, 'vijandig').click();
  await expect(photo(page, '<b>Het wad</b>')).toBeVisible();
  await fragment(page).toBe(`#photo=${encodeURIComponent('"]<script>alert(1)</script>')}`);
  const caption = lightbox(page).locator('[aria-live]').last();
  await expect(caption).toHaveText('Een vet bijschrift met een link die niets mag.');
  await expect(caption.locator('a')).not.toHaveAttribute('href');
  await expect(page.locator('#vijandig-bijschrift')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();

  await page.getByText('Toon beeld').click();
  await page.evaluate(() => {
    location.hash = '';
    location.hash = 'photo=verborgen';
  });
  await expect(photo(page, 'Een foto die verborgen was')).toBeVisible();
});

test('fetches React with the first photo only, and no picture twice [photo-lightbox-2]', async ({
  paper,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await paper.open(paper.article('photos'));
  await expect(page.getByRole('button', { name: 'Vergroot foto' }).first()).toBeVisible();
  const pictures = () => asked.filter((path) => /\.(webp|jpg)$/.test(path));
  expect(asked.filter((path) => /lightbox-\w+\.js$/.test(path) && path.includes('yet-another'))).toEqual([]);
  await page.getByRole('button', { name: 'Vergroot foto' }).first().click();
  await expect(lightbox(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(
    lightbox(page)
      .getByRole('group', { name: /^2 van/ })
      .getByRole('img'),
  ).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await page.locator('#foto-2').scrollIntoViewIfNeeded();
  await expect(page.locator('#foto-2 img')).toHaveJSProperty('complete', true);
  expect(pictures()).toEqual([...new Set(pictures())]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('photo and caption stay in the page [photo-lightbox-4]', async ({ page }) => {
    await page.goto(`${DEMO}#photo`);
    await expect(page.getByRole('img', { name: /De pont bij dageraad/ })).toBeVisible();
    await expect(page.getByText('De eerste pont van de dag.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Vergroot foto' })).toHaveCount(0);
  });
});
