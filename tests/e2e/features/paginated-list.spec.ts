import type { Page } from 'playwright/test';
import { hold } from '../support/hold.ts';
import { menuOpener } from '../support/menus.ts';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true, emptyCache: true });

const LIST = '/demo/lijst/proef/';
const item = (at: number) =>
  `<article class="teaser teaser--list"><div><h2><a href="/?bericht=${at}">Bericht ${at}</a></h2><p>Tekst</p></div></article>`;
const PER_PAGE = 4;

interface Numbered {
  readonly number: number;
  readonly next?: string | undefined;
  readonly items?: readonly string[];
}

const itemsOf = (number: number) =>
  Array.from({ length: PER_PAGE }, (_, at) => item((number - 1) * PER_PAGE + at + 1));

function listOf({ number, next, items = itemsOf(number) }: Numbered): string {
  return `<div class="feature-page"><h1>Proef ${number}</h1><div data-paginated-list><div data-list-items>${items.join('')}</div>${next === undefined ? '' : `<p data-list-more><a href="${next}">Meer artikelen</a></p>`}</div></div>`;
}

/** Serves a list with a number of pages, each a whole page of the paper, and counts the requests. */
async function serve(page: Page, last: number, change: (part: Numbered) => Numbered = (part) => part) {
  const asked: number[] = [];
  await page.route(`**${LIST}*`, async (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('pagina') ?? 1);
    if (route.request().resourceType() !== 'document') asked.push(number);
    const [url = ''] = route.request().url().replace('/proef/', '/gewoon/').split('?');
    const response = await route.fetch({ url });
    const part = change({ number, next: number < last ? `?pagina=${number + 1}` : undefined });
    const body = (await response.text())
      .replace(/(<main[^>]*>).*(<\/main>)/s, `$1${listOf(part)}$2`)
      .replace(/(rel="canonical" href=")[^"]*/, `$1${LIST}?pagina=${number}`);
    await route.fulfill({ response, body });
  });
  return asked;
}

const items = (page: Page) => page.locator('[data-list-items] > article');
const more = (page: Page) => page.getByRole('link', { name: 'Meer artikelen' });
/** The more-button while items are held: as many as did not fit into the list's space. */
const show = (page: Page) => page.getByRole('link', { name: /^Toon \d artikel/ });
const status = (page: Page) => page.getByRole('main').getByRole('status');

/** Scrolls down by the End key until the list has ended. */
const pressToTheEnd = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('End');
    await expect(more(page).or(show(page))).toHaveCount(0, { timeout: 250 });
  }).toPass();

test('reserves space for a page that hangs, and loads the others when the button is scrolled into view, up to the end [paginated-list-1, paginated-list-3, paginated-list-4]', async ({
  paper,
  page,
}) => {
  const asked = await serve(page, 4);
  const send = await hold(page, `**${LIST}?pagina=2`);
  await page.setViewportSize({ width: 1280, height: 300 });
  await paper.open(LIST);
  const holder = page.locator('[data-list-items]');
  await expect(holder).toHaveAttribute('aria-busy', 'true');
  await expect
    .poll(() => holder.evaluate(({ style }) => Number.parseFloat(style.paddingBlockEnd)))
    .toBeGreaterThan(100);
  await expect(more(page)).toBeVisible();
  send();
  await expect(items(page)).toHaveCount(8);
  await expect(status(page)).toHaveText('4 artikelen geladen.');
  expect(asked).toEqual([2]);
  await pressToTheEnd(page);
  await expect(items(page)).toHaveCount(16);
  await expect(more(page)).toHaveCount(0);
  await expect(status(page)).toHaveText('4 artikelen geladen. Dit was het laatste.');
  await expect(items(page).last()).toContainText('Bericht 16');
  expect(asked).toEqual([2, 3, 4]);
});

test.describe('below the header', () => {
  test.use({ bare: false });

  test('takes address and canonical link along with the page in view, also while the menu is open, which stays open [paginated-list-2, modal-behaviour-2]', async ({
    paper,
    page,
  }) => {
    await serve(page, 2);
    // So high that both pages are in view.
    await page.setViewportSize({ width: 1280, height: 2_000 });
    const send = await hold(page, `**${LIST}?pagina=2`);
    await paper.open(LIST);
    await menuOpener(page).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(page).toHaveURL(`${LIST}#modal=sidebar-nav`);
    send();
    await expect(items(page)).toHaveCount(8);
    await expect(page).toHaveURL(`${LIST}?pagina=2#modal=sidebar-nav`);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(`${LIST}?pagina=2`);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
      /\/demo\/lijst\/proef\/\?pagina=2$/,
    );
    await page.goto('about:blank');
    await page.goBack();
    await expect(page).toHaveURL(`${LIST}?pagina=2`);
    await expect(items(page)).toHaveCount(2 * PER_PAGE);
  });
});

test('loads on a press, one at a time, and moves the visitor to the first of it [paginated-list-4]', async ({
  paper,
  page,
}) => {
  const asked = await serve(page, 4);
  const send = await hold(page, `**${LIST}?pagina=3`);
  await page.setViewportSize({ width: 1280, height: 2_000 });
  await paper.open(LIST);
  await expect(items(page)).toHaveCount(8);
  await more(page).evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  send();
  await expect(items(page)).toHaveCount(12);
  await expect(page.getByRole('link', { name: 'Bericht 9', exact: true })).toBeFocused();
  expect(asked).toEqual([2, 3]);
});

test('restores the list up to its page, and the place in it, after a reload and a step back [paginated-list-2]', async ({
  paper,
  page,
}) => {
  await serve(page, 3);
  await page.setViewportSize({ width: 1280, height: 500 });
  await paper.open(LIST);
  await expect(items(page)).toHaveCount(8);
  await more(page).scrollIntoViewIfNeeded();
  await expect(items(page)).toHaveCount(12);
  const topOf = () =>
    items(page)
      .nth(6)
      .evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await items(page)
    .nth(6)
    .evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - 120, behavior: 'instant' }));
  const top = await topOf();
  await page.waitForFunction(() => {
    const { item, top } = history.state.nmtPaginatedList;
    const element = document.querySelectorAll('[data-list-items] > article')[item];
    return Math.round(element?.getBoundingClientRect().top ?? Number.NaN) === top;
  });
  await expect(page).toHaveURL(`${LIST}?pagina=2`);
  await page.reload();
  await expect(items(page)).toHaveCount(12);
  await expect(items(page).getByRole('link')).toHaveText(
    Array.from({ length: 12 }, (_, at) => `Bericht ${at + 1}`),
  );
  await expect.poll(topOf).toBe(top);
  await page.goto('about:blank');
  await page.goBack();
  await expect(items(page)).toHaveCount(12);
  await expect.poll(topOf).toBe(top);
});

/** Delays each further page until it is released, and collects the layout shifts. */
async function holdPages(page: Page) {
  const held: (() => void)[] = [];
  await page.route(`**${LIST}?pagina=*`, async (route) => {
    await new Promise<void>((send) => held.push(send));
    await route.fallback();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return {
    send: async () => {
      await expect.poll(() => held.length).toBe(1);
      held.splice(0)[0]?.();
    },
    shifts: () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts),
  };
}

/** Scrolls down by wheel to the end of the page, where the second page fills its reserved space. */
async function goToEnd(page: Page, send: () => Promise<void>) {
  await page.mouse.move(3, 300);
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await send();
  await expect(items(page)).toHaveCount(8);
  await page.mouse.wheel(0, 100);
}

const higher = (part: Numbered): Numbered => ({
  ...part,
  // Higher than the reserved space.
  items: itemsOf(part.number).map((item) =>
    item.replace('Tekst', 'Tekst<br>'.repeat(9 * Math.max(0, part.number - 2)) || 'Tekst'),
  ),
});

test.describe('above the footer', () => {
  test.use({ bare: false });

  test('moves nothing under a visitor who is at the footer, and shows that items wait [paginated-list-4]', async ({
    paper,
    page,
  }) => {
    await serve(page, 4, higher);
    const { send, shifts } = await holdPages(page);
    // High enough that items are in view at the end of the page: otherwise the browser itself keeps the footer in
    // place.
    await page.setViewportSize({ width: 1280, height: 900 });
    await paper.open(LIST);
    const footer = page.getByRole('contentinfo');
    // Rounded heights may differ by a pixel.
    const footerTop = () => footer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await goToEnd(page, send);
    // From here on, all space of the third page is in view.
    await footer.getByRole('link').first().focus();
    const before = await footerTop();
    await send();
    await expect(show(page)).toBeInViewport();
    await expect(status(page)).toHaveText(/^Er sta.* klaar\.$/);
    expect(Math.abs((await footerTop()) - before), 'moved, in px').toBeLessThanOrEqual(1);
    // The pressed element does not move away from the finger.
    await page.mouse.down();
    await page.mouse.up();
    expect(Math.abs((await footerTop()) - before), 'moved, in px').toBeLessThanOrEqual(1);
    await page.mouse.wheel(0, -2_000);
    await expect(items(page)).toHaveCount(12);
    await expect(more(page)).toHaveCount(1);
    await page.keyboard.press('End');
    await page.keyboard.press('PageDown');
    await send();
    await pressToTheEnd(page);
    await expect(items(page)).toHaveCount(16);
    expect(await shifts()).toEqual([]);
  });

  test('shows pages that were loaded while the end was in sight to a visitor who continues [paginated-list-4]', async ({
    paper,
    page,
  }) => {
    await serve(page, 6, higher);
    const { send } = await holdPages(page);
    await page.setViewportSize({ width: 1280, height: 1100 });
    await paper.open(LIST);
    await goToEnd(page, send);
    const expectShown = async (number: number) => {
      await expect(items(page)).toHaveCount(number * PER_PAGE);
      await expect(more(page)).toHaveCount(1);
      await expect(status(page)).toHaveText('4 artikelen geladen.');
    };
    const scrollToEnd = async () => {
      await page.mouse.wheel(0, 20_000);
      await expect(page.getByRole('contentinfo')).toBeInViewport();
      await send();
    };

    await test.step('waits at the end of the list', async () => {
      await send();
      await expectShown(3);
    });
    await test.step('turns the wheel on', async () => {
      await scrollToEnd();
      // The focus is in the footer: waiting alone has no effect.
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      await expect(show(page)).toBeVisible();
      // A wheel event directly after the previous one may count as the same gesture.
      await expect(async () => {
        await page.mouse.wheel(0, 100);
        await expect(items(page)).toHaveCount(16, { timeout: 500 });
      }).toPass();
      await expectShown(4);
    });
    await test.step('presses the button that says so', async () => {
      await scrollToEnd();
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      await show(page).focus();
      await page.keyboard.press('Enter');
      await expect(items(page).getByRole('link').and(page.locator(':focus'))).toHaveText(/^Bericht \d+$/);
      await expectShown(5);
    });
  });
});

test('reserves space for the distances between items, too [paginated-list-4]', async ({ paper, page }) => {
  await serve(page, 3);
  const { send, shifts } = await holdPages(page);
  await page.setViewportSize({ width: 1280, height: 400 });
  for (const style of ['margin-block: 40px', 'grid']) {
    await paper.open(LIST);
    // Through the CSSOM, which the policy allows.
    await page.evaluate((style) => {
      const holder = document.querySelector<HTMLElement>('[data-list-items]');
      if (!holder) throw new Error('There is no list.');
      if (style === 'grid') Object.assign(holder.style, { display: 'grid', gap: '48px' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style === 'grid' ? '' : `[data-list-items] > * { ${style} }`);
      document.adoptedStyleSheets = [sheet];
    }, style);
    await send();
    await expect(items(page)).toHaveCount(8);
    await more(page).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 20_000);
    const before = await shifts();
    await send();
    await expect(items(page)).toHaveCount(12);
    expect((await shifts()).slice(before.length), style).toEqual([]);
  }
});

test('becomes a plain link after a failure, with a message for everybody [paginated-list-4]', async ({
  paper,
  page,
}) => {
  await serve(page, 3);
  let isDown = true;
  await page.route(`**${LIST}?pagina=2`, (route) =>
    isDown ? route.fulfill({ status: 503 }) : route.fallback(),
  );
  paper.allow(
    /^nmt paginated-list: The next page .*pagina=2 could not be loaded; the link leads there\..*answered 503/s,
    /Failed to load resource.*503/,
  );
  await paper.open(LIST);
  await expect(status(page)).toHaveText(
    'We konden de volgende artikelen niet laden. De knop opent de volgende pagina.',
  );
  await expect(status(page)).toBeVisible();
  await expect(items(page)).toHaveCount(4);
  isDown = false;
  await more(page).click();
  await expect(page.getByRole('heading', { name: 'Proef 2' })).toBeVisible();
});

test('imports only the items, without scripts and javascript: addresses, and mounts their hooks [paginated-list-1, paginated-list-5]', async ({
  paper,
  page,
}) => {
  const hostile =
    '<article><h2><a href="javascript:window.hacked=1">Lok</a></h2><script>window.hacked = 1</script><div class="inner" data-widget="weather" data-weather-endpoint="/data/weather?state=frost"></div></article>';
  await serve(page, 2, (part) => (part.number === 2 ? { ...part, items: [hostile] } : part));
  await paper.open(LIST);
  await expect(items(page)).toHaveCount(5);
  await expect(page.getByText('Lok', { exact: true })).not.toHaveAttribute('href');
  await expect(page.getByRole('heading', { name: 'Proef 2' })).toHaveCount(0);
  await expect(items(page).locator('script')).toHaveCount(0);
  await page.locator('.inner').scrollIntoViewIfNeeded();
  await expect(page.locator('.inner')).toContainText('−3°');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('loads the archive to its end [paginated-list-1, paginated-list-3]', async ({ paper, page }) => {
  await paper.open('/search?source=archive');
  await expect(items(page)).toHaveCount(20);
  // The second page has not been seen yet.
  await expect(page).toHaveURL('/search?source=archive');
  await pressToTheEnd(page);
  await expect(page).toHaveURL(/pagina=\d$/);
  const titles = await items(page).getByRole('heading').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThan(10);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is read page by page [paginated-list-4]', async ({ page }) => {
    await page.goto('/sectie/binnenland/');
    await more(page).click();
    await expect(page).toHaveURL('/sectie/binnenland/?pagina=2');
    await expect(items(page)).toHaveCount(5);
    await page.getByRole('link', { name: 'Nieuwere artikelen' }).click();
    await expect(page).toHaveURL('/sectie/binnenland/');
  });
});
