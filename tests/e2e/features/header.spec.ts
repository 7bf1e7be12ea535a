import { listAddress } from '../support/list-address.ts';
import { menuOpener } from '../support/menus.ts';
import { expect, test } from '../support/paper.ts';
import { layoutShift, sidewaysOverflow } from '../support/whole-page.ts';

test.use({ emptyCache: true });

test('marks the section and scrolls it into view, on a page that the server left unmarked [header-2]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await paper.edit((html) => html.replaceAll(/ aria-current="\w+"/g, ''));
  await paper.open('/sectie/opinie/');
  const bar = page.getByRole('navigation', { name: 'Secties', exact: true });
  const current = bar.getByRole('link', { name: 'Opinie' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await bar.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('is a bar of links that scrolls sideways without a script, by keyboard too [header-2]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/vacatures/');
  const bar = page.getByRole('navigation', { name: 'Secties', exact: true });
  const last = bar.getByRole('link', { name: 'Opinie' });
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(listAddress('/sectie/opinie/'));
  await context.close();
});

test('knows subscribers on every page, and invites all others to subscribe, in the header and the menu [header-1]', async ({
  paper,
  page,
}) => {
  const hook = page.locator('header [data-widget="header"]');
  const banner = page.getByRole('banner');
  const invitation = page.getByRole('dialog').getByRole('link', { name: 'Abonneren' });
  for (const [visitor, isSubscriber, isInvited] of [
    ['anonymous', false, true],
    ['registered', false, true],
    ['regional', false, true],
    ['subscribed', true, false],
    ['subscribed-plus', true, false],
  ] as const) {
    await test.step(visitor, async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await paper.open(`/sectie/sport/?visitor=${visitor}`);
      await expect(hook).toHaveAttribute('data-widget-state', 'mounted');
      await expect(hook).toHaveClass(isSubscriber ? /\bis-subscriber\b/ : /^site-header__row$/);
      const count = isInvited ? 1 : 0;
      await expect(banner.getByRole('link', { name: 'Abonneren' })).toHaveCount(count);
      // One line for the header, one for the sections.
      expect((await banner.boundingBox())?.height).toBeLessThan(120);
      expect(await layoutShift(page)).toEqual({ score: 0, moved: [] });
      await menuOpener(page).click();
      await expect(invitation).toHaveCount(count);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysOverflow(page)).toEqual([]);
      expect((await banner.boundingBox())?.height).toBeLessThan(120);
    });
  }
});

test('takes the focus in the order that is seen, and leaves the paper’s name free with letters of twice the size', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await paper.open('/');
  const subscribe = page.getByRole('banner').getByRole('link', { name: 'Abonneren' });
  const login = page.getByRole('banner').getByRole('link', { name: 'Inloggen' });
  const leftOf = async (link: typeof login) => (await link.boundingBox())?.x ?? 0;
  expect(await leftOf(subscribe)).toBeLessThan(await leftOf(login));
  await subscribe.focus();
  await page.keyboard.press('Tab');
  await expect(login).toBeFocused();

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const overlaps = await page.locator('.today > *:visible').evaluateAll((parts) => {
    const boxes = parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect();
    });
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
  });
  expect(overlaps).toEqual([]);
});
