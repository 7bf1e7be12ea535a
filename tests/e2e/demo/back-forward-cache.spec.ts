import type { Page } from 'playwright/test';
import { findWholeChromium } from '../../../tools/chromium.ts';
import { menuOpener } from '../support/menus.ts';
import { ARTICLES, expect, type Paper, REFUSED, test } from '../support/paper.ts';

/** Playwright disables the cache, and headless browsers have none; here it is what is tested. */
test.use({
  launchOptions: [
    ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        executablePath: findWholeChromium() ?? '',
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
        // Space for all pages of a test: by default six are kept.
        args: [
          ...(launchOptions.args ?? []),
          '--enable-features=BackForwardCacheSize:cache_size/20/foreground_cache_size/20',
        ],
      }),
    { scope: 'worker' },
  ],
});

/** What a page keeps in the cache: it is the same document. */
interface Remembers {
  received: string[];
}

/** Records the events of the bus from here on. The page can then be left. */
async function listen(page: Page): Promise<void> {
  // A page that is left while a frame is loading in it is not kept: those of advertisements load late.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const received: string[] = [];
    Object.assign(window, { received });
    window.nmt?.push((nmt) => {
      nmt.on('page:restored', () => received.push('page:restored'));
      // Features that wait for an idle moment may only now get one.
      const before = new Set(nmt.state().flatMap(({ state, hook }) => (state === 'mounted' ? [hook] : [])));
      nmt.on('feature:mounted', ({ feature, hook }) => {
        if (before.has(hook as HTMLElement) && hook !== document.body)
          received.push(`mounted ${feature} again`);
      });
    });
  });
}

const received = (page: Page) => page.evaluate(() => (window as unknown as Partial<Remembers>).received);

/** Goes back to a page that the browser has kept; if it has not, the error contains the reasons. */
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
  // The displayed values may be outdated, so they are fetched again.
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
  // A call that is pending while the reader logs out is refused.
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
  // Simulates Safari, which aborts the calls of a page that it keeps.
  await page.route('**/paywall-api/api/zephr', (route) => route.abort('connectionaborted'), { times: 1 });
  await paper.open('/demo/betaalmuur/hard-verkiezingen/');
  await expect
    .poll(() => paper.messages.some((messages) => messages.includes('There is no decision')))
    .toBe(true);
  await leaveAndFindBlocked();
});

/** A page type in the visit below. */
interface Visited {
  readonly name: string;
  readonly path: string;
  /** Checks that it works on return, for the visitor who has logged in in the meantime. */
  readonly works: () => Promise<void>;
}

test('ten kinds of pages are restored, up to date and working, after a login and an update elsewhere', async ({
  paper,
  page,
}) => {
  test.slow();
  // A call that is pending while the visitor logs in is refused; a tour starts for the logged-in visitor on a page
  // without its last step.
  paper.tolerate(REFUSED, /^nmt tour: The tour does not start/);
  const visit = visitOf(paper, page);
  for (const { path } of visit) {
    await paper.open(path);
    await listen(page);
  }
  await paper.open('/contact/');
  await meanwhile(paper, page);
  for (const { name, path, works } of visit.toReversed()) {
    await test.step(name, async () => {
      await goBack(page, path);
      await expect.poll(() => received(page)).toContain('page:restored');
      await expect(page.getByRole('banner').getByText('Inloggen')).toBeHidden();
      await works();
      expect((await received(page))?.filter((event) => event.endsWith('again'))).toEqual([]);
    });
  }
});

/** A visitor logs in in another tab, and the newsroom publishes an update. */
async function meanwhile(paper: Paper, page: Page): Promise<void> {
  await page.request.get('/sectie/sport/?visitor=subscribed');
  const answer = await page.request.post(`/demo/liveblog/${ARTICLES.liveblog}`, {
    headers: { Origin: new URL(page.url()).origin },
    form: { action: 'new', from: paper.article('liveblog') },
  });
  expect(answer.ok()).toBe(true);
}

function visitOf(paper: Paper, page: Page): Visited[] {
  const main = page.getByRole('main');
  return [
    {
      name: 'front page',
      path: '/',
      async works() {
        await menuOpener(page).click();
        await expect(page.getByRole('dialog', { name: 'Menu', exact: true })).toBeVisible();
      },
    },
    {
      name: 'section',
      path: '/sectie/binnenland/',
      async works() {
        await expect(main.getByRole('article').first()).toBeVisible();
      },
    },
    {
      name: 'wall',
      path: '/demo/betaalmuur/hard-none/',
      async works() {
        // The decision was for a visitor without a subscription.
        await expect(page.locator('section[data-paywall-type=hard]')).toHaveCount(0);
        await expect(page.locator('[data-paywall-content]')).toBeVisible();
      },
    },
    {
      name: 'reading list',
      path: '/leeslijst/',
      async works() {
        await expect(main.getByText('Negen rivierdorpen')).toBeVisible();
      },
    },
    {
      name: 'article',
      path: paper.article('article'),
      async works() {
        await page.getByRole('button', { name: 'Opslaan in leeslijst' }).first().click();
        await expect(page.getByRole('button', { name: 'Verwijderen van leeslijst' }).first()).toBeVisible();
      },
    },
    {
      name: 'liveblog',
      path: paper.article('liveblog'),
      async works() {
        await expect(page.getByRole('button', { name: '1 nieuwe update' })).toBeVisible();
      },
    },
    {
      name: 'quiz',
      path: paper.article('quiz'),
      async works() {
        await page.getByRole('button', { name: 'Start de quiz' }).click();
        await expect(page.getByRole('radio').first()).toBeVisible();
      },
    },
    {
      name: 'podcast',
      path: '/podcasts/de-overkant/de-laatste-pont/',
      async works() {
        await main.getByRole('button', { name: 'Afspelen' }).first().click();
        await expect(main.getByRole('button', { name: 'Pauzeren' })).toBeVisible();
      },
    },
    {
      name: 'search',
      path: '/search?query=klimaat',
      async works() {
        await main.getByRole('combobox').fill('water');
        await expect(main.getByRole('option').first()).toBeVisible();
      },
    },
    {
      name: 'puzzle',
      path: '/puzzels/sudoku/',
      async works() {
        await page.getByRole('button', { name: 'Toon oplossing' }).click();
        await expect(page.getByRole('table', { name: 'De oplossing' })).toBeVisible();
      },
    },
  ];
}
