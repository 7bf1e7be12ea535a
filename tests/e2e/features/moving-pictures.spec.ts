import { expect, test } from '../support/paper.ts';
import { scrollBy } from '../support/wheel.ts';

test.use({ bare: true });

test('the map of the liberation follows the slider and finds a place [special-bevrijding-nederland-1, special-bevrijding-nederland-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/special/bevrijding/');
  const slider = page.getByRole('slider', { name: 'Datum' });
  const area = (name: string) => page.locator('svg polygon', { hasText: name });
  const free = 'rgb(196, 18, 47)';
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '8 mei 1945');
  await expect(page.getByText('12 van 12 gebieden vrij')).toBeVisible();
  await expect(area('Groningen')).toHaveCSS('fill', free);
  await slider.press('Home');
  await expect(area('Groningen')).toHaveCSS('fill', 'rgb(245, 243, 239)');
  await expect(area('Noord-Brabant')).toHaveCSS('fill', free);
  await page.getByRole('button', { name: 'Speel af' }).click();
  await expect(page.getByText('2 van 12 gebieden vrij')).toBeVisible();
  await page.getByRole('button', { name: 'Pauze' }).click();
  await expect(page.getByRole('button', { name: 'Speel af' })).toBeVisible();
  await page.getByLabel('Zoek een plaats').fill('s-hertogen');
  await expect(page.getByText('’s-Hertogenbosch: 27 oktober 1944').first()).toBeVisible();
  await page.getByLabel('Zoek een plaats').fill('Atlantis');
  await expect(page.getByText('Plaats niet gevonden.')).toBeVisible();
});

test('pictures lag behind the scrolling in wide windows only [special-parallax-1, special-parallax-2]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await paper.open('/special/parallax/');
  const picture = page.locator('[data-parallax-speed="0.5"]');
  const place = () => picture.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await expect(picture).toHaveAttribute('style', /translateY/);
  const before = await place();
  await scrollBy(page, 300);
  // Half of thirty per cent of the distance.
  await expect.poll(place).toBeCloseTo(before + 45, 0);
  await page.setViewportSize({ width: 740, height: 800 });
  await expect(picture).not.toHaveAttribute('style');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(picture).toHaveAttribute('style', /translateY/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(picture).not.toHaveAttribute('style');
});
