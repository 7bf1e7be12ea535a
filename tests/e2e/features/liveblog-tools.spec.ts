import type { Page } from 'playwright/test';
import { accessibilityFaults } from '../support/axe.ts';
import { happens } from '../support/liveblog.ts';
import { expect, test } from '../support/paper.ts';

// While a page scrolls smoothly, an update that arrives may scroll into view and count as read, and a button may move
// away from the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const updates = (page: Page) => page.locator('[data-liveblog-update]');
const shown = (page: Page) => page.locator('[data-liveblog-update]:visible');
const only = (page: Page) => page.getByRole('switch', { name: 'Alleen hoofdpunten' });
const counter = (page: Page) => page.getByRole('button', { name: /^\d+ nieuwe updates?$/ });
const STRAND = /Blijf van het strand/;

for (const width of [360, 1280]) {
  test(`filters with the keyboard, and keeps filtering what arrives, at ${width} px`, async ({
    paper,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: width === 360 ? 'dark' : 'light' });
    await paper.open(paper.article('liveblog'));
    await paper.settle('liveblog');
    const all = await updates(page).count();
    const row = page.locator('[data-liveblog-tools]');
    const height = await row.evaluate((element) => element.getBoundingClientRect().height);
    expect(height, 'px of the row, as reserved').toBe(44);
    await only(page).focus();
    await page.keyboard.press('Space');
    await expect(only(page)).toBeChecked();
    const keys = await page.locator('[data-key-moment="1"]').count();
    expect(keys).toBeGreaterThan(1);
    expect(keys).toBeLessThan(all);
    await expect(shown(page)).toHaveCount(keys);

    await happens(page, 'Nieuw hoofdpunt');
    await expect(counter(page)).toHaveText('1 nieuwe update');
    await expect(shown(page)).toHaveCount(keys + 1);
    await expect(page.getByRole('navigation', { name: 'Hoofdpunten' }).getByRole('link')).toHaveCount(
      keys + 1,
    );
    await happens(page, 'Nieuwe update');
    await expect(counter(page)).toHaveText('2 nieuwe updates');
    await expect(shown(page)).toHaveCount(keys + 1);
    expect(await accessibilityFaults(page, { include: '[data-widget="liveblog"]' })).toEqual([]);

    // One of the two is not a key moment, and would stay hidden.
    await counter(page).click();
    await expect(only(page)).not.toBeChecked();
    await expect(shown(page)).toHaveCount(all + 2);
    await expect(page.locator('[data-liveblog-update]:focus')).toBeInViewport();
  });
}

test('shows an update that an address points to though it is no key moment, clear of what sticks above it', async ({
  paper,
  page,
}) => {
  await paper.open(paper.article('liveblog'));
  await paper.settle('liveblog');
  await only(page).click();
  const target = updates(page).filter({ hasText: STRAND });
  await expect(target).toBeHidden();

  await test.step('all updates, the date and the address are printed, without tools', async () => {
    const all = await updates(page).count();
    await page.emulateMedia({ media: 'print' });
    await expect(shown(page)).toHaveCount(all);
    await expect(only(page)).toBeHidden();
    const time = page.locator('[data-liveblog-updated="age"]');
    const printed = await time.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(printed).toMatch(/\d{4}, \d\d:\d\d uur/);
    await expect(time).toHaveCSS('font-size', '0px');
    await expect(page.getByText(new URL(page.url()).pathname)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });

  const id = await target.getAttribute('id');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#${id}`);
  await expect(target).toBeFocused();
  await expect(only(page)).not.toBeChecked();
  await expect
    .poll(() =>
      page.evaluate((name) => {
        const top = document.getElementById(name)?.getBoundingClientRect().top ?? 0;
        return top - (document.querySelector('[data-liveblog-tools]')?.getBoundingClientRect().bottom ?? 0);
      }, id ?? ''),
    )
    .toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: 'Naar het nieuwste' }).click();
  await expect(updates(page).first()).toBeFocused();

  await test.step('the head says that it runs and since when, and that it has ended', async () => {
    const head = page.locator('.article__head');
    await expect(head.getByText('Live', { exact: true })).toBeVisible();
    const time = head.locator('[data-liveblog-updated="age"]');
    const before = await time.getAttribute('datetime');
    await happens(page, 'Nieuwe update');
    await expect(time).not.toHaveAttribute('datetime', before ?? '');
    await expect(time).toHaveText('zojuist');
    await happens(page, 'Sluit af');
    await expect(head.getByText('Afgelopen', { exact: true })).toBeVisible();
    const status = page.locator('[data-widget="liveblog"]').getByRole('status');
    await expect(status.filter({ hasText: 'Dit liveblog is afgelopen.' })).toBeAttached();
    await page.goto('/sectie/binnenland/');
    const teaser = page.locator('[data-article-id="4104"][data-widget="liveblog-block"]');
    await expect(teaser.first()).toHaveText('Afgelopen');
  });
});
