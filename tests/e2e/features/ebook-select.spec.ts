import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { readZip } from '../../unit/fixtures/ebooks/read-zip.ts';
import { expect, type Paper, test } from '../support/paper.ts';
import { layoutShift } from '../support/whole-page.ts';

test.use({ bare: true, emptyCache: true, contextOptions: { reducedMotion: 'reduce' } });

const PAGE = '/ebook/';
const STATUS = '**/papi/api/v2/user/me/ebook-download/';

/** Opens the page of the e-books as a visitor. */
async function open(paper: Paper, page: Page, visitor: string) {
  await paper.open(`${PAGE}?visitor=${visitor}`);
  await page.locator('[data-widget="ebook-select"]').scrollIntoViewIfNeeded();
  await paper.settle('ebook-select');
}

test('a plus subscriber chooses by keyboard, confirms, and has the book [ebook-1, ebook-2, ebook-3, ebook-4, ebook-7]', async ({
  paper,
  page,
}) => {
  await open(paper, page, 'subscribed-plus');
  const go = page.getByRole('button', { name: 'Kies dit boek' });
  await expect(go).toBeDisabled();
  await page.getByRole('radio', { name: /De laatste pont/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Onder de dijk/ })).toBeChecked();
  await expect(go).toHaveAccessibleDescription('Je keuze: Onder de dijk.');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Is dit jouw boek?' });
  await expect(question).toContainText('Marieke de Groot');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('radio', { name: /Onder de dijk/ })).toBeFocused();

  await go.click();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/ebook/download/')) asked.push(new URL(request.url()).pathname);
  });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('link', { name: 'Download' }).dblclick(),
  ]);
  expect(download.suggestedFilename()).toBe('onder-de-dijk.epub');
  expect([...readZip(readFileSync(await download.path())).keys()][0]).toBe('mimetype');

  const thanks = page.getByRole('dialog', { name: 'Veel leesplezier' });
  const subscribe = thanks.getByRole('button', { name: 'Schrijf me in' });
  await expect(subscribe).toBeDisabled();
  await expect(thanks.getByRole('checkbox')).not.toBeChecked();
  await thanks.getByRole('checkbox').check();
  await subscribe.click();
  await expect(thanks.getByRole('status')).toHaveText('Je bent nu ingeschreven voor de Boeken nieuwsbrief.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Download opnieuw' })).toBeFocused();
  await expect(page.getByRole('radio')).toHaveCount(0);
  expect(asked).toEqual(['/ebook/download/onder-de-dijk']);

  // The server knows the book, and shows it before any script; nothing moves.
  await page.reload();
  await paper.settle('ebook-select');
  await expect(page.getByRole('heading', { name: 'Dit is jouw boek van de maand' })).toBeVisible();
  expect((await layoutShift(page)).score).toBe(0);
});

test('others read that the books are for plus subscribers, and how to become one [ebook-5]', async ({
  paper,
  page,
}) => {
  for (const [visitor, offers] of [
    ['subscribed', ['Upgrade naar plus']],
    ['anonymous', ['Neem een abonnement', 'Inloggen']],
  ] as const) {
    await open(paper, page, visitor);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Voor plusabonnees' })).toBeVisible();
    for (const radio of await main.getByRole('radio').all()) await expect(radio).toBeDisabled();
    const links = main.locator('[data-ebook-panels]').getByRole('link');
    await expect(links).toHaveText([...offers]);
    await links.last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kies hoe je de krant leest|Inloggen/);
  }
});

test('turns from one panel to another without moving anything, in a page that was sent for nobody in particular [ebook-2, ebook-5]', async ({
  paper,
  page,
}) => {
  // The reader is known, but the page comes from a cache without personal data.
  await page.request.get(`${PAGE}?visitor=subscribed-plus`);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/login-status', async (route) => {
    await held;
    await route.fallback();
  });
  await paper.edit((html) =>
    html
      .replace('<fieldset class="ebook-options"', '<fieldset class="ebook-options" disabled')
      .replace('data-ebook-panel="choose"', 'data-ebook-panel="choose" hidden')
      .replace('data-ebook-panel="join" hidden', 'data-ebook-panel="join"'),
  );
  await paper.open(PAGE);
  await page.locator('[data-widget="ebook-select"]').scrollIntoViewIfNeeded();
  await paper.settle('ebook-select');
  await expect(page.getByRole('link', { name: 'Neem een abonnement' })).toBeVisible();
  answer();
  await expect(page.getByRole('button', { name: 'Kies dit boek' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Neem een abonnement' })).toBeHidden();
  expect((await layoutShift(page)).score).toBe(0);
});

test('a check that fails is logged, and a refused download answers with a page [ebook-6, ebook-8, ebook-9, ebook-11]', async ({
  paper,
  page,
}) => {
  paper.allow(/nmt ebook-select: Failed to check ebook download status:/, /Failed to load resource.*409/);
  await page.request.get(`${PAGE}?visitor=subscribed-plus`);
  // Another book was downloaded on another device.
  await page.request.get('/ebook/download/de-laatste-pont');
  await page.route(STATUS, (route) => route.fulfill({ body: '<p>Onderhoud</p>', contentType: 'text/html' }));
  await open(paper, page, 'subscribed-plus');
  await expect(page.getByRole('heading', { name: 'Dit is jouw boek van de maand' })).toBeVisible();
  await expect.poll(() => paper.messagesOf('ebook-select').length).toBe(1);
  await page.goto('/ebook/download/onder-de-dijk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je hebt deze maand al een boek gekozen');
  await expect(page.getByRole('link', { name: 'Naar de boeken' })).toHaveAttribute('href', PAGE);

  await test.step('without a modal it shows a message, and the form stays the server’s', async () => {
    paper.tolerate(/^nmt ebook-select: /, /^Failed to load resource/);
    paper.allow(/^nmt ebook-select: .*No modal found/s);
    await paper.open('/features/ebook-select.html?visitor=subscribed-plus');
    const hook = page.locator('#mislukt [data-widget="ebook-select"]');
    await hook.scrollIntoViewIfNeeded();
    await expect(hook).toHaveAttribute('data-widget-state', 'failed');
    await hook.getByRole('radio').check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      hook.getByRole('button', { name: 'Kies dit boek' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('de-laatste-pont.epub');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form gives the book [ebook-3]', async ({ page }) => {
    await page.goto(`${PAGE}?visitor=subscribed-plus`);
    await page.getByRole('radio', { name: /Brood en inkt/ }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Kies dit boek' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('brood-en-inkt.epub');
  });
});
