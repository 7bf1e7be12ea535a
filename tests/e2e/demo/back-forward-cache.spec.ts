import type { Page } from 'playwright/test';
import { findWholeChromium } from '../../../tools/chromium.ts';
import { expect, REFUSED, test } from '../support/paper.ts';

/** Playwright switches the cache off, and a browser without windows has none; here it is what is tested. */
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: findWholeChromium() ?? '',
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    { scope: 'worker' },
  ],
});

/** What a page remembers over a stay in the cache: it is the same document. */
interface Remembers {
  received: string[];
}

/** Notes what the bus tells from here on. The page can then be left. */
async function listen(page: Page): Promise<void> {
  // A page that is left while a frame loads in it is not kept: those of advertisements come late.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    window.nmt?.push((nmt) => {
      nmt.on('page:restored', () => received.push('page:restored'));
      // Features that wait for a quiet moment may only now have it.
      const before = new Set(nmt.state().flatMap(({ state, hook }) => (state === 'mounted' ? [hook] : [])));
      nmt.on('feature:mounted', ({ feature, hook }) => {
        if (before.has(hook as HTMLElement) && hook !== document.body)
          received.push(`mounted ${feature} again`);
      });
    });
  });
}

const received = (page: Page) => page.evaluate(() => (window as unknown as Partial<Remembers>).received);

/** Goes back to a page that the browser has kept; the error has its reasons where it has not. */
async function goBack(page: Page, address: string): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(address);
  const reasons = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return JSON.stringify((entry as unknown as { notRestoredReasons?: unknown }).notRestoredReasons ?? null);
  });
  expect(reasons, 'why the page was not restored').toBe('null');
}

test('is restored unchanged, reported once, with nothing mounted twice', async ({ paper, page }) => {
  const calls = await paper.answer(
    '**/data/weather*',
    { displayTemp: '9°', symbol: 'cloudy' },
    { displayTemp: '7°', symbol: 'rain' },
  );
  await paper.open(paper.article('longRead'));
  await paper.settle('weather');
  await paper.settle('scroll-progress');
  await expect(page.getByRole('img', { name: '9 graden, bewolkt' })).toBeVisible();
  await listen(page);

  await page.getByRole('banner').getByRole('link', { name: 'De Nieuwe Morgentijd' }).click();
  await expect(page).toHaveURL('/');
  await paper.ready();
  await goBack(page, paper.article('longRead'));
  await expect.poll(() => received(page)).toEqual(['page:restored']);
  const weather = page.getByRole('banner').getByRole('img');
  await expect(weather).toHaveCount(1);
  // What is shown may be old, so it is asked again.
  await expect(weather).toHaveAccessibleName('7 graden, regen');
  expect(calls.length).toBeGreaterThan(1);
  await expect(page.locator('[data-widget="scroll-progress"] > *')).toHaveCount(1);
  expect(await received(page)).toEqual(['page:restored']);
});

test('shows on return the colours that were chosen meanwhile', async ({ paper, page }) => {
  await paper.open(paper.article('longRead'));
  await listen(page);
  expect(await page.locator('html').getAttribute('class')).not.toBe('dark-mode');
  await page.goto('/?colorScheme=dark');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => received(page)).toContain('page:restored');
  await expect(page.locator('html')).toHaveClass('dark-mode');
});

test('shows the present visitor on return [visitor-5, visitor-12]', async ({ paper, page }) => {
  // A call that is under way while the reader logs out is refused.
  paper.tolerate(/^nmt visitor-content: /, REFUSED);
  const seen = page.locator('#elke-soort [data-visitors]:visible');
  await paper.open('/features/visitor-content.html?visitor=subscribed');
  await expect(seen).toHaveText(['Je bent abonnee.']);
  await listen(page);
  await page.goto('/sectie/sport/?visitor=anonymous');
  await page.goBack({ waitUntil: 'commit' });
  await expect(seen).toHaveText(['Je bent niet ingelogd.']);
  expect(await received(page)).toEqual(['page:restored']);
});

test('a wall still blocks on return, and a visitor who left before the decision gets it then [paywall-types-2, paywall-decision-8]', async ({
  paper,
  page,
}) => {
  const wall = page.locator('section[data-paywall-type=hard]');
  const leaveAndFindBlocked = async () => {
    await listen(page);
    await page.goto('/paywall-test/?paywallId=banner');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => received(page)).toEqual(['page:restored']);
    await expect(wall).toHaveCount(1);
    await expect(page.locator('[data-paywall-content]')).toBeHidden();
  };
  await paper.open('/demo/betaalmuur/hard-none/');
  await expect(wall.getByRole('heading')).toBeVisible();
  await leaveAndFindBlocked();

  paper.allow(/There is no decision; no wall is shown/);
  paper.tolerate(/Failed to load resource/);
  // What Safari does with a call of a page that it keeps: it breaks it off.
  await page.route('**/paywall-api/api/zephr', (route) => route.abort('connectionaborted'), { times: 1 });
  await paper.open('/demo/betaalmuur/hard-verkiezingen/');
  await expect
    .poll(() => paper.messages.some((messages) => messages.includes('There is no decision')))
    .toBe(true);
  await leaveAndFindBlocked();
});
