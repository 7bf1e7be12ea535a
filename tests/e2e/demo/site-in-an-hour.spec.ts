import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { startTutorialSite, type TutorialSite } from '../support/tutorial-site.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** In the header of every page of the tutorial. */
const HEADER = ['sticky-header', 'header', 'weather'];

let site: TutorialSite;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  site = await startTutorialSite();
});

test.afterAll(() => site?.end());

test('the linter finds nothing on the pages of the tutorial', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/lint-page/nmt-lint.ts', '--max-warnings', '0', join(site.folder, 'out')],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(`${stdout}${stderr}`).toContain('13 pages, 0 errors, 0 warnings');
  expect(status).toBe(0);
});

test('each page of the tutorial mounts what it promises, silently and within its policy', async ({
  page,
}) => {
  expect(site.promised.size).toBe(13);
  const complaints = await complaintsOf(page);
  for (const path of site.promised.keys()) {
    // The account is empty for visitors who are not logged in.
    if (path !== '/account/') await expectPromised(page, path);
    expect(complaints, path).toEqual([]);
  }
});

test('logging in on the site of the tutorial opens the account and removes the wall', async ({ page }) => {
  const complaints = await complaintsOf(page);
  const protectedText = page.getByText('De derde alinea staat achter de muur');
  await page.goto(`${site.address}/abonnement/`);
  await expect(protectedText).toBeHidden();

  await page.goto(`${site.address}/login/`);
  await page.getByLabel('E-mailadres').fill('lezer@krant.example');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('geheim');
  await page.locator('form').getByRole('button', { name: 'Inloggen' }).click();
  await page.waitForURL('**/account/');
  await expectPromised(page, '/account/');
  await page.goto(`${site.address}/abonnement/`);
  await expect(protectedText).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the tutorial’s site asks for consent, leads back to it, and subscribes a visitor to a newsletter', async ({
  page,
}) => {
  const complaints = await complaintsOf(page);
  await page.goto(`${site.address}/nieuwsbrieven/`);
  await page.getByRole('button', { name: 'Alleen noodzakelijk' }).click();
  await page.getByRole('link', { name: 'Cookie-instellingen' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie-instellingen' })).toBeVisible();
  await page.keyboard.press('Escape');

  const books = page.locator('#nrcboeken');
  await books.getByRole('button', { name: 'Schrijf je in' }).click();
  const form = page.getByRole('dialog', { name: 'Nieuwsbrief Boeken' });
  await form.getByLabel('E-mailadres').fill('lezer@krant.example');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Schrijf je in' }).click();
  await expect(page.getByText('Bedankt voor je inschrijving voor Boeken.')).toBeVisible();
  expect(complaints).toEqual([]);
});

/**
 * Opens a page under its strict policy, and expects that all features that the tutorial's table lists for it are
 * mounted.
 */
async function expectPromised(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    const answer = await page.goto(site.address + path);
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
    for (const feature of [...HEADER, ...(site.promised.get(path) ?? [])]) await expectMounted(page, feature);
  });
}

/** Errors and warnings of the console, uncaught errors, and violations of the policy. */
async function complaintsOf(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `policy violation: ${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return complaints;
}

/** Expects that the first hook of a feature is mounted once the visitor has scrolled to it, and points at it. */
async function expectMounted(page: Page, feature: string): Promise<void> {
  const hook = page.locator(`[data-widget="${feature}"]`).first();
  await hook.waitFor({ state: 'attached', timeout: 15_000 });
  await expect(async () => {
    const box = await hook.boundingBox();
    if (box && box.height > 0) {
      await hook.scrollIntoViewIfNeeded();
      // From elsewhere: a pointer that was already there before the loader causes no further event.
      await page.mouse.move(0, 0);
      await hook.hover({ force: true });
    }
    await expect(hook, feature).toHaveAttribute('data-widget-state', 'mounted', { timeout: 1000 });
  }).toPass();
}
