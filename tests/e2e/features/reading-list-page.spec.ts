import type { Locator } from 'playwright/test';
import { expect, test } from '../support/paper.ts';
import { accessibilityFaults, sidewaysOverflow } from '../support/whole-page.ts';

test.use({ bare: true });

const articles = { name: 'Opgeslagen artikelen' };

test('sorts saved articles in collections, by keyboard and on a narrow screen [reading-list-page-1, collection-modals-1, collection-modals-4]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await paper.open('/leeslijst/?visitor=subscribed-plus');
  const list = page.getByRole('list', articles);
  await expect(list.getByRole('heading')).toHaveCount(21);
  // A row whose collection is fetched in the meantime moves the content below away from a pointer.
  await page.getByRole('button', { name: 'Toon meer' }).press('Enter');
  await expect(page.getByText('De eerste 42 artikelen')).toBeAttached();
  expect(await accessibilityFaults(page, { include: '[data-widget="reading-list-page"]' })).toEqual([]);
  expect(await sidewaysOverflow(page)).toEqual([]);

  const opener = list.getByRole('button', { name: 'Opslaan in ...' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Opslaan in ...' });
  await picker.getByRole('button', { name: 'Nieuwe verzameling' }).click();
  const adding = page.getByRole('dialog', { name: 'Nieuwe verzameling' });
  const field = adding.getByLabel('Naam verzameling');
  await expect(field).toBeFocused();
  await page.keyboard.type('ab');
  await page.keyboard.press('Enter');
  await expect(adding.getByText('Naam verzameling te kort')).toBeVisible();
  await expect(field).toBeFocused();
  expect(await accessibilityFaults(page, { include: 'dialog[open]' })).toEqual([]);
  await field.fill('Rivieren 🌊');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('checkbox', { name: 'Rivieren 🌊' })).toBeChecked();
  expect(await accessibilityFaults(page, { include: 'dialog[open]' })).toEqual([]);
  await picker.getByRole('button', { name: 'Bevestigen' }).click();
  await expect(picker).toBeHidden();

  await page
    .getByRole('navigation', { name: 'Verzamelingen' })
    .getByRole('button', { name: 'Rivieren 🌊' })
    .click();
  await expect(list.getByRole('heading')).toHaveText(['Negen rivierdorpen maken plaats voor het hoge water']);
  await page.getByRole('button', { name: 'Verzameling wijzigen' }).click();
  const editing = page.getByRole('dialog', { name: 'Verzameling wijzigen' });
  await editing.getByRole('button', { name: 'Verwijder verzameling' }).click();
  await page
    .getByRole('dialog', { name: 'Weet je het zeker?' })
    .getByRole('button', { name: 'Verwijderen' })
    .click();
  await expect(page.getByRole('button', { name: 'Rivieren 🌊' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2, name: 'Alle artikelen' })).toBeFocused();
});

test('queues changes without a connection and sends them once, in order [reading-list-page-5, reading-list-page-6]', async ({
  paper,
  page,
  context,
}) => {
  paper.tolerate(/Failed to load resource/, /^nmt /);
  await paper.open('/leeslijst/?visitor=subscribed-plus');
  const list = page.getByRole('list', articles);
  await expect(list.getByRole('heading')).toHaveCount(21);
  await expect(page.getByRole('button', { name: 'Leeg' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Verzameling toevoegen' }).fill('Onderweg');
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Onderweg' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Alle artikelen' }).click();
  await list.getByRole('button', { name: 'Verwijderen van leeslijst' }).first().click();
  await expect(list.getByRole('heading')).toHaveCount(20);
  await list.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(list.getByRole('heading')).toHaveCount(21);
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    // The list is also fetched again when the connection is back.
    if (request.method() !== 'GET' && request.url().includes('/favorite/'))
      sent.push(`${request.method()} ${request.postData()}`);
  });
  await context.setOffline(false);
  await expect
    .poll(() => sent)
    .toEqual([
      'PUT {"tag_name":"Onderweg"}',
      'DELETE {"article_id":4101}',
      'PUT {"article_id":4101}',
      'PUT {"tag_name":"Wonen 🏡","article_id":4101}',
    ]);

  await test.step('printed, the articles have the whole width, without the collections', async () => {
    const width = (part: Locator) => part.evaluate(({ clientWidth }) => clientWidth);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Verzamelingen' })).toBeHidden();
    expect(await width(list)).toBe(await width(page.locator('[data-widget="reading-list-page"]')));
  });
});

test('renders 5,000 articles in small steps while the reader scrolls [reading-list-page-9]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.route('**/leeslijst/?*', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      'data-widget="reading-list-page"',
      'data-widget="reading-list-page" data-limit="5000"',
    );
    await route.fulfill({ response: answer, body: html });
  });
  await paper.open('/leeslijst/?visitor=collector');
  await expect(page.getByText('De eerste 5000 artikelen')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Onderzoek 1', exact: true })).toBeVisible();
  const rows = page.getByRole('list', articles).locator('li');
  const before = await rows.count();
  expect(before).toBeLessThan(60);
  await page.getByRole('list', articles).evaluate((list) => {
    const steps: number[] = [];
    Object.assign(window, { steps });
    new MutationObserver((changes) => {
      steps.push(changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0));
    }).observe(list, { childList: true });
  });
  for (let step = 1; step <= 5; step++) {
    await rows.last().scrollIntoViewIfNeeded();
    await expect.poll(() => rows.count()).toBeGreaterThan(before + step * 5);
  }
  const steps = await page.evaluate(() => (window as unknown as { steps: number[] }).steps);
  expect(Math.max(...steps)).toBeLessThan(60);
});
