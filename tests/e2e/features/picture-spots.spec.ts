import { accessibilityFaults } from '../support/axe.ts';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('the garden opens its spots by keyboard, and is a list in narrow windows [wild-garden-1, wild-garden-2]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await paper.open('/wilde-tuin/');
  const pond = page.getByRole('button', { name: 'Vijver' });
  const panel = page.getByRole('dialog', { name: 'Vijver' });
  await pond.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await expect(panel.getByText('Zonder vissen')).toBeInViewport();
  expect(await accessibilityFaults(page, { include: '[data-widget="wild-garden"]' })).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('button', { name: 'Sluiten' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(pond).toBeFocused();
  // The button is on the picture's own point, at any width from the breakpoint on.
  const [picture, spot] = await Promise.all([
    page.getByRole('img', { name: 'Een tuin met een appelboom' }).boundingBox(),
    pond.boundingBox(),
  ]);
  const middle = (spot?.x ?? 0) + (spot?.width ?? 0) / 2;
  expect((middle - (picture?.x ?? 0)) / (picture?.width ?? 1)).toBeCloseTo(0.33, 2);
  await page.setViewportSize({ width: 979, height: 800 });
  await expect(pond).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Vijver' })).toBeVisible();
});

test('windows of the flat keep the address and the history in step [special-l-flat-1, special-l-flat-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/vacatures/');
  await paper.open('/special/l-flat/');
  const flat = page.locator('[data-special="l-flat"][data-widget-state="mounted"]');
  const panel = (name: string) => page.getByRole('dialog', { name });
  await flat.getByRole('link', { name: 'Annie, 84' }).first().click();
  await expect(panel('Annie, 84')).toBeFocused();
  await expect(page).toHaveURL(/#annie$/);
  await page.getByRole('button', { name: 'Volgende bewoner' }).click();
  await expect(panel('Familie Aydın')).toBeVisible();
  await expect(page).toHaveURL(/#familie-aydin$/);
  await page.goBack();
  await expect(panel('Annie, 84')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/l-flat\/$/);
  await page.goForward();
  await expect(panel('Annie, 84')).toBeVisible();
  await page.reload();
  await expect(panel('Annie, 84')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/l-flat\/$/);
  await flat.getByRole('link', { name: 'Lin, 23' }).first().click();
  await page.getByRole('button', { name: 'Vorige bewoner' }).click();
  await page.getByRole('button', { name: 'Sluiten' }).click();
  await expect(page).toHaveURL(/l-flat\/$/);
  await expect(flat.getByRole('link', { name: 'Annie, 84' }).first()).toHaveAccessibleDescription(
    'Al bekeken',
  );

  await test.step('a finger opens the residents by their names, below windows that are small on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    const names = flat.getByRole('list', { name: 'De bewoners' }).getByRole('link');
    const windows = flat.locator('svg a');
    await expect(names).not.toHaveCount(0);
    expect(await names.count()).toBe(await windows.count());
    for (const name of await names.all()) {
      const box = await name.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await names.getByText('Lin, 23').click();
    await expect(page.getByRole('dialog', { name: 'Lin, 23' })).toBeFocused();
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await expect(names.getByText('Lin, 23')).toBeFocused();
  });
});

test('the street moves by drag, keys and buttons, and its houses open [special-hoogstraat-1, special-hoogstraat-2]', async ({
  paper,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await paper.open('/special/hoogstraat/#25');
  await expect(page.getByRole('dialog', { name: 'Hoogstraat 25' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hoogstraat 25' })).toBeInViewport();
  await page.keyboard.press('Escape');
  const street = page.getByRole('group', { name: 'De straat' });
  const left = () => street.evaluate((box) => box.scrollLeft);
  const house = await left();
  await street.press('ArrowLeft');
  await expect.poll(left).toBeLessThan(house);
  await page.getByRole('button', { name: 'Volgend pand' }).click();
  await expect.poll(left).toBe(house);
  const box = await street.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 500, (box?.y ?? 0) + 40);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 40, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBe(house + 300);
  await expect(page.locator('[data-special] [aria-current]')).toHaveAccessibleName(/^Hoogstraat (29|31)$/);
  await page.goto('/special/hoogstraat/#26');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('without scripts the texts can be read [special-image-map-2, special-l-flat-2, special-hoogstraat-2, special-bevrijding-nederland-2]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/special/marktplein/');
  await expect(page.getByRole('listitem').filter({ hasText: 'De pomp' })).toBeVisible();
  await page.goto('/special/l-flat/');
  await page.getByRole('link', { name: 'Lin, 23' }).first().click();
  await expect(page.getByRole('heading', { name: 'Lin, 23' })).toBeInViewport();
  await page.goto('/special/hoogstraat/');
  await expect(page.getByRole('heading', { name: 'Hoogstraat 49' })).toBeVisible();
  await page.goto('/special/bevrijding/');
  await expect(page.getByText('Zwolle: 14 april 1945')).toBeVisible();
  await context.close();
});
