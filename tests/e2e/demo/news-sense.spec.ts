import { accessibilityFaults } from '../support/axe.ts';
import { happens } from '../support/liveblog.ts';
import { expect, test } from '../support/paper.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 360, height: 800 },
  // A reused context keeps what an earlier test stored for reading offline.
  reuseContext: false,
});

const HOUR = 3_600_000;
/** An address with another time of the demo's clock. */
const at = (path: string, hours: number) =>
  `${path}?now=${new Date(Date.now() + hours * HOUR).toISOString()}`;

test('reads on where an article was left, by keyboard, and not after its end', async ({ paper, page }) => {
  await paper.open(`${paper.article('longRead')}?visitor=subscribed`);
  await paper.settleBody();
  const position = () => page.evaluate(() => localStorage.getItem('nmt_reading_positions'));
  const offer = page.getByRole('button', { name: /^Verder lezen vanaf ‘/ });
  // Loaded once the permission is known.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return position();
    })
    .toContain('4111');
  await paper.open('/');
  await paper.open(paper.article('longRead'));
  await offer.focus();
  expect(await accessibilityFaults(page, { include: '[data-resume-reading]' })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(offer).toHaveCount(0);
  await expect(page.locator('[data-article-body] :focus')).toBeInViewport();

  await page.evaluate(() => document.querySelector('#onderwerpen')?.scrollIntoView());
  await expect.poll(position).not.toContain('4111');
  await paper.open('/');
  await paper.open(paper.article('longRead'));
  await paper.settleBody();
  await expect(offer).toHaveCount(0);
});

test('says in a liveblog what happened since the last visit, and keeps the place when only key points are left', async ({
  paper,
  page,
}) => {
  const liveblog = paper.article('liveblog');
  await paper.open(at(liveblog, 0));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('nmt_visits_anonymous')))
    .toContain('4104');
  await expect(page.getByText('Sinds je laatste bezoek')).toHaveCount(0);
  await happens(page, 'Nieuw hoofdpunt');
  await paper.open(at(liveblog, 2));
  const summary = page.getByRole('region', { name: 'Sinds je laatste bezoek: 1 update' });
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(page.getByText('Hier was je gebleven')).toHaveCount(1);
  expect(await accessibilityFaults(page, { include: '[data-widget="liveblog"]' })).toEqual([]);
  await summary.getByRole('link').last().click();
  await expect(page.locator('[data-liveblog-update]').first()).toBeInViewport();

  const ferries = page.locator('[data-liveblog-update]', { hasText: 'Veerdiensten varen niet meer' });
  await page
    .locator('[data-liveblog-update]', { hasText: 'Markt in Oosterwaarde afgeblazen' })
    .evaluate((update) => update.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.getByRole('switch', { name: 'Alleen hoofdpunten' }).press('Space');
  await expect(ferries).toBeInViewport();
});

test('lists on the front page what is new since the morning, and marks it', async ({ paper, page }) => {
  await paper.open(at('/', -4.5));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('nmt_visits_anonymous')))
    .toContain('index:/');
  const news = page.getByRole('region', { name: /^Nieuw sinds / });
  await expect(news).toHaveCount(0);
  await paper.open('/?now=');
  await expect(news.getByRole('link', { name: 'De stille opmars van de warmtepomp' })).toHaveCount(1);
  await expect(page.locator('[data-article-id="4107"]').first()).toContainText('Nieuw');
  expect(await accessibilityFaults(page, { include: '[data-widget="new-since"]' })).toEqual([]);
});

test('reads a saved article without a connection, and is led to it from all other pages, until it is turned off', async ({
  paper,
  page,
  context,
}) => {
  await paper.open(`${paper.article('article')}?visitor=subscribed`);
  await page.getByRole('button', { name: 'Opslaan in leeslijst' }).first().click();
  await expect(page.getByRole('button', { name: /leeslijst/, pressed: true }).first()).toBeVisible();
  await paper.open('/leeslijst/');
  const offline = page.getByRole('switch', { name: /^Lees offline/ });
  await offline.check();
  await expect(page.getByText(/^1 artikel staat offline \(.* MB\)\.$/)).toBeVisible();
  await context.setOffline(true);
  // The status of the page shown instead of one without a copy indicates that it is not the requested page.
  paper.tolerate(/ERR_INTERNET_DISCONNECTED/, /status of 503/);
  await page.goto('/leeslijst/');
  await page.getByRole('link', { name: /^Negen rivierdorpen/ }).click();
  await expect(page.getByText(/^Offline: opgeslagen op .* uur/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Negen rivierdorpen/ })).toBeVisible();
  expect(await page.locator('p').count()).toBeGreaterThan(5);
  await page.goto(paper.article('longRead'));
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent offline' })).toBeVisible();
  await page.getByRole('link', { name: /^Negen rivierdorpen/ }).click();
  await expect(page.getByText(/^Offline: opgeslagen op .* uur/)).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Je bent offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Negen rivierdorpen/ })).toBeVisible();
  await context.setOffline(false);
  await paper.open('/leeslijst/');
  await offline.uncheck();
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});

test('keeps the copies as the server’s list and the last choice in any tab have it, until somebody logs out', async ({
  paper,
  page,
  context,
}) => {
  const copies = () =>
    page.evaluate(async () => {
      if (!(await caches.has('nmt-offline'))) return [];
      const paths = (await (await caches.open('nmt-offline')).keys()).map(({ url }) => new URL(url).pathname);
      return paths.filter((path) => path !== '/nmt-offline');
    });
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
    );
  for (const [kind, visitor] of [
    ['article', '?visitor=subscribed'],
    ['longRead', ''],
  ] as const) {
    await paper.open(`${paper.article(kind)}${visitor}`);
    await page.getByText('Opslaan in leeslijst').first().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Opslaan in leeslijst' }).first().click();
    await expect(page.getByRole('button', { name: /leeslijst/, pressed: true }).first()).toBeVisible();
  }
  const [first, second] = [paper.article('article'), paper.article('longRead')];
  await paper.open('/leeslijst/');
  const offline = page.getByRole('switch', { name: /^Lees offline/ });
  await offline.check();
  await expect(page.getByText(/^2 artikelen staan offline \(.* MB\)\.$/)).toBeVisible();
  expect((await copies()).sort()).toEqual(['/leeslijst/', first, second].sort());

  // A removal takes effect once the server has it.
  let release = () => {};
  const isHeld = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/favorite/remove', async (route) => {
    await isHeld;
    await route.continue();
  });
  const removing = page.waitForRequest('**/favorite/remove');
  await page
    .getByRole('button', { name: 'Verwijderen van leeslijst', description: /^Negen rivierdorpen/ })
    .click();
  await removing;
  expect(await copies()).toContain(first);
  release();
  await expect(page.getByText(/^1 artikel staat offline/)).toBeVisible();
  expect((await copies()).sort()).toEqual(['/leeslijst/', second].sort());

  // The browser sometimes drops a registration.
  await page.evaluate(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
  });
  await paper.open('/leeslijst/');
  await expect.poll(scopes).toEqual(['/', '/leeslijst/', '/nieuws/']);

  for (let press = 0; press < 5; press++) await offline.press('Space');
  await expect(offline).not.toBeChecked();
  await expect.poll(copies).toEqual([]);
  await expect.poll(scopes).toEqual([]);
  await offline.press('Space');
  await offline.press('Space');
  await offline.press('Space');
  await expect(page.getByText(/^1 artikel staat offline/)).toBeVisible();
  expect(await scopes()).toEqual(['/', '/leeslijst/', '/nieuws/']);

  const other = await context.newPage();
  await paper.listen(other);
  await other.goto('/leeslijst/');
  await other.getByRole('switch', { name: /^Lees offline/ }).uncheck();
  await expect(offline).not.toBeChecked();
  await expect.poll(copies).toEqual([]);
  await other.getByRole('switch', { name: /^Lees offline/ }).check();
  await expect(page.getByText(/^1 artikel staat offline/)).toBeVisible();
  await expect.poll(copies).toContain(second);

  await other.goto('/?visitor=anonymous');
  await expect.poll(copies).toEqual([]);
  await other.close();
  await context.setOffline(true);
  // The worker, which now has no copies, ends with this page.
  paper.tolerate(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await expect(page.goto(second)).rejects.toThrow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(false);
  await paper.open('/?visitor=anonymous');
  await expect.poll(async () => (await scopes()).includes('/nieuws/')).toBe(false);
});
