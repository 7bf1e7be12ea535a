import { expect, test } from '../support/paper.ts';
import { visibleItems } from '../support/row.ts';

test.use({ bare: true, contextOptions: { reducedMotion: 'reduce' } });

const PAGE = '/features/career-carousel.html';

test('turns its cards into a row with buttons that know the ends [career-carousel-1]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await paper.open('/');
  const block = page.getByRole('region', { name: 'Werken bij de krant' });
  await block.scrollIntoViewIfNeeded();
  const forward = block.getByRole('button', { name: 'Volgende vacatures' });
  const back = block.getByRole('button', { name: 'Vorige vacatures' });
  await expect(back).toHaveAttribute('aria-disabled', 'true');
  await forward.click();
  await expect.poll(() => visibleItems(block.getByRole('list'))).toEqual([4, 5, 6]);
  await expect(forward).toHaveAttribute('aria-disabled', 'true');
  await expect(back).not.toHaveAttribute('aria-disabled');
});

test('has buttons only where cards are out of view, shows nothing without cards, and adds what loads near the window [career-carousel-1, career-carousel-2]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await paper.open(PAGE);
  await test.step('no buttons where all cards fit', async () => {
    const hook = page.locator('#alles-past [data-widget="career-carousel"]');
    await hook.scrollIntoViewIfNeeded();
    await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
    await expect(hook.getByRole('button')).toHaveCount(0);
  });
  await test.step('no block while there are no cards', async () => {
    const section = page.locator('#leeg');
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText('Geen vacatures')).toBeHidden();
    await expect(section.getByRole('link')).toHaveCount(0);
    const row = section.locator('[data-slider-track]');
    expect((await row.boundingBox())?.height ?? 0).toBeLessThanOrEqual(8);
    await row.evaluate((list) => {
      const item = document.createElement('li');
      item.textContent = 'Correspondent Wadden';
      list.append(item);
    });
    await expect(section.getByText('Correspondent Wadden')).toBeVisible();
    await expect(section.getByRole('link', { name: 'Bekijk alle vacatures' })).toBeVisible();
  });
  await test.step('no block without a row', async () => {
    const hook = page.locator('#zonder-rij [data-widget="career-carousel"]');
    await page.locator('#zonder-rij').scrollIntoViewIfNeeded();
    await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
    await expect(hook.getByText('Bekijk alle vacatures')).toBeHidden();
  });
  await test.step('vacancies that load near the window', async () => {
    const lazy = page.locator('#lui [data-widget="career-carousel"]');
    await lazy.scrollIntoViewIfNeeded();
    await expect(lazy.getByRole('listitem').first()).toBeVisible();
    await lazy.getByRole('button', { name: 'Volgende vacatures' }).click();
    await expect(lazy.getByRole('button', { name: 'Vorige vacatures' })).not.toHaveAttribute('aria-disabled');
  });
});

test('is removed where none could be loaded [career-carousel-2]', async ({ paper, page }) => {
  paper.tolerate(/^nmt lazy-cards: /, /^Failed to load resource.*fault=500/);
  await paper.edit((html) => html.replaceAll('/data/cards/career', '/data/cards/career?fault=500'));
  await paper.open(PAGE);
  const lazy = page.locator('#lui [data-widget="career-carousel"]');
  await page.locator('#lui').scrollIntoViewIfNeeded();
  await expect(lazy.locator('[data-lazy-load-url]')).toHaveAttribute('data-widget-state', 'failed');
  await expect(lazy.getByRole('link', { name: 'Bekijk alle vacatures' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cards and the link to all vacancies stay [career-carousel-2]', async ({ page }) => {
    await page.goto('/');
    const block = page.getByRole('region', { name: 'Werken bij de krant' });
    await block.getByRole('link', { name: 'Bekijk alle vacatures' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vacatures' })).toBeVisible();
  });
});
