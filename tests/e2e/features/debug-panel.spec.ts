import { accessibilityFaults, contrastFaults } from '../support/axe.ts';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

/** A release without a contract. */
const NO_CONTRACT = /404 .*\/assets\/contract\.json/;

const DEMO = '/features/debug-panel.html';

test('says of each hook what it does and why, with errors, calls, events and what it cost', async ({
  paper,
  page,
}) => {
  paper.allow(
    /^nmt loader: No feature is named data-widget="wether"\. Did you mean "weather"\?/,
    /^nmt quiz: The feature failed/,
  );
  paper.tolerate(NO_CONTRACT);
  await paper.edit((html) =>
    html.replace(
      '<section id="wacht">',
      '<div id="typo" data-widget="wether"></div><div id="broken" data-widget="quiz"></div><section id="wacht">',
    ),
  );
  await paper.open(`${DEMO}#debug=widgets`);
  const panel = page.getByRole('region', { name: 'Debug panel' });
  const row = (feature: string) => panel.locator(`[data-debug-feature="${feature}"]`).first();

  await expect(panel.getByRole('heading', { name: 'Debug panel' })).toBeFocused();
  await expect(row('wether')).toContainText('no feature has this name; did you mean "weather"?');
  await expect(row('tab-lists')).toContainText(
    /waits until it is within \S+ of the window; it is \d+ px below it/,
  );
  await page.locator('#broken').scrollIntoViewIfNeeded();
  await expect(row('quiz')).toContainText('TypeError: quiz: the hook has no script');
  await expect(row('quiz')).toContainText('docs/errors.md#a-features-name');
  // From the loader's own records, including files from before the panel, which were included in the page.
  await expect(row('weather')).toContainText(
    /seen \d+ ms, requested \d+ ms, loaded \d+ ms, mounted \d+ ms, own \d+\.\d KB/,
  );
  await expect(row('gift-article-view')).toContainText(
    'the page type is "features"; it runs on article; the query has none of gift_token',
  );

  await panel.getByRole('searchbox', { name: 'Filter' }).fill('failed');
  await expect(panel.locator('[data-debug-feature]')).toHaveCount(1);
  await panel.getByRole('button', { name: 'Show on the page' }).click();
  await expect(page.locator('#broken')).toHaveCSS('outline-style', 'solid');
  await panel.getByRole('searchbox', { name: 'Filter' }).fill('');

  const before = await row('weather').innerText();
  await row('weather').getByRole('button', { name: 'Remount' }).click();
  await expect.poll(() => row('weather').innerText()).not.toBe(before);
  await expect(row('weather')).toHaveAttribute('data-debug-state', 'mounted');

  await panel.getByRole('tab', { name: /^Calls/ }).click();
  await expect(panel.getByText('/data/weather').first()).toBeVisible();
  await panel.getByRole('tab', { name: /^Events/ }).click();
  await expect(
    panel.getByText('feature:unmounted').or(panel.getByText('feature:mounted')).first(),
  ).toBeVisible();
  await panel.getByRole('tab', { name: /^Messages/ }).click();
  await expect(panel.getByText('See docs/reference/messages.md#loader').first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Page and visitor' }).click();
  await expect(panel.getByText('loginCookie')).toBeVisible();
});

test('loads only when it is asked for, works with the keyboard, in the dark and at 360 px, and copies what it knows', async ({
  paper,
  page,
  context,
}) => {
  paper.tolerate(NO_CONTRACT);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await paper.open(`${DEMO}?token=geheim`);
  await paper.settleBody();
  // A site without an address for reports does not load their code either.
  expect(
    requested.filter((address) => /\/assets\/(debug|DebugPanel|reports|start-reports)-/.test(address)),
  ).toEqual([]);
  await page.getByRole('link', { name: 'Open het paneel' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Debug panel' });
  await expect(panel.getByRole('heading', { name: 'Debug panel' })).toBeFocused();
  await expect(panel.locator('[data-debug-feature="weather"]').first()).toBeVisible();
  expect(await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await accessibilityFaults(page, { include: '[aria-label="Debug panel"]' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await contrastFaults(page, { include: '[aria-label="Debug panel"]' })).toEqual([]);

  await panel.getByRole('button', { name: 'Copy as JSON' }).press('Enter');
  await expect(panel.getByRole('status')).toHaveText('Copied.');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  const copied = JSON.parse(text) as { hooks: { feature: string }[]; page: { pageType: string } };
  expect(copied.page.pageType).toBe('features');
  expect(copied.hooks.map(({ feature }) => feature)).toContain('weather');
  expect(text).not.toContain('geheim');

  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open het paneel' })).toBeFocused();
});
