import { expect, test } from '../support/paper.ts';

test('searches in place, refines, goes back to the search before, and opens the search as a page when loading fails [search-page-1, search-page-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/search?source=archive');
  await paper.settle('search-page');
  const main = page.getByRole('main');
  const status = main.getByRole('status').first();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByLabel('Zoek in het archief').fill('water');
  await page.getByLabel('Zoek in het archief').press('Enter');
  await expect(status).toHaveText('8 resultaten voor "water"');
  await expect(page).toHaveURL(/\/search\?source=archive&query=water$/);
  await expect(page).toHaveTitle(/water/);
  await page.getByLabel('Sectie', { exact: true }).selectOption('wetenschap');
  await expect(status).toHaveText(/^\d resulta(at|ten) voor "water"$/);
  await expect(page).toHaveURL(/query=water&sectie=wetenschap$/);
  await page.goBack();
  await expect(status).toHaveText('8 resultaten voor "water"');
  await expect(page.getByLabel('Sectie', { exact: true })).toHaveValue('');
  await page.getByLabel('Zoek in het archief').fill('<b>onzin</b>');
  await page.getByRole('button', { name: 'Zoek', exact: true }).click();
  await expect(status).toHaveText('Geen resultaten gevonden voor "<b>onzin</b>".');
  expect(loads).toBe(0);

  paper.allow(/^nmt search-page: \/search could not be searched in place/);
  await page.route(
    ({ search }) => search.includes('dijk'),
    (route) => (route.request().resourceType() === 'document' ? route.fallback() : route.abort()),
  );
  paper.tolerate(/^Failed to load resource/);
  await page.getByLabel('Zoek in het archief').fill('dijk');
  await Promise.all([page.waitForEvent('load'), page.getByLabel('Zoek in het archief').press('Enter')]);
  await expect(page).toHaveURL(/query=dijk$/);
  await expect(page.getByLabel('Zoek in het archief')).toHaveValue('dijk');
});

test('narrows the agenda by keyboard and keeps the choice after a reload [item-filters-1, item-filters-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/agenda/');
  await paper.settle('item-filters');
  const events = page.locator('[data-filter-values]:visible');
  await expect(events).toHaveCount(18);
  await page.getByLabel('Noord').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('4 resultaten')).toBeVisible();
  await page.getByLabel('Soort').selectOption('Muziek');
  await expect(page.getByText('2 resultaten')).toBeVisible();
  await expect(page).toHaveURL('/agenda/?regio=noord&soort=muziek');
  await page.reload();
  await paper.settle('item-filters');
  await expect(events).toHaveCount(2);
  await expect(page.getByLabel('Noord')).toBeChecked();
  await page.getByRole('button', { name: 'Wis filters' }).click();
  await expect(events).toHaveCount(18);
  await expect(page).toHaveURL('/agenda/');
});

test('sends a search in a period without the empty date, and leads from a date to the newspaper of that day [archive-landing-1, archive-landing-2, archive-search-1, archive-search-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/archief/');
  await test.step('a search in a period', async () => {
    const form = page.getByRole('form', { name: 'Archief, in een periode' });
    await form.scrollIntoViewIfNeeded();
    await paper.settle('archive-search');
    await form.getByLabel('Woorden').fill('de haven');
    await form.getByLabel('Vanaf').fill('2020-01-01');
    // An answer without content leaves the page open.
    await page.route('**/search?query=*', (route) => route.fulfill({ status: 204 }));
    const sent = page.waitForRequest('**/search?query=*');
    await form.getByRole('button').click();
    const { pathname, search } = new URL((await sent).url());
    expect(pathname + search).toBe(
      '/search?query=de%20haven&source=archive&from_date=2020-01-01&date_range=specific_date',
    );
  });

  await paper.settle('archive-landing');
  const date = page.getByLabel('Kies een datum');
  await date.fill('1931-01-01');
  await page.getByRole('button', { name: 'Naar de krant' }).click();
  await expect(page.getByText('Voor deze datum is geen krant beschikbaar.')).toBeVisible();
  await expect(date).toBeFocused();
  await page.getByRole('search').getByRole('button', { name: 'Zoek' }).click();
  await expect(page.getByLabel('Of zoek op woorden')).toBeFocused();
  const last = (await date.getAttribute('max')) ?? '';
  await date.fill(last);
  await page.getByRole('button', { name: 'Naar de krant' }).click();
  // The list may have loaded more pages already, and named the last one in the address.
  await expect(page).toHaveURL(new RegExp(`from_date=${last}&to_date=${last}(&|$)`));
  await expect(page.getByRole('main').locator('article').first()).toBeVisible();
});

test('shortens the row of pages to the width of the window, in its place [pagination-1, pagination-2]', async ({
  paper,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await paper.open('/features/pagination');
  await paper.settle('pagination', { within: '#gewoon' });
  const pages = page.locator('#gewoon [data-widget="pagination"]').getByRole('listitem');
  await expect(pages).toHaveText(['1', '9', '10', '11', '12', '13', '14', '15', '30']);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(pages).toHaveText(['1', '11', '12', '13', '30']);
});

test('finds an honour among sixty thousand, from an address that can be shared [honours-search-2, honours-search-5]', async ({
  paper,
  page,
}) => {
  await paper.open('/lintjes/');
  const search = page.locator('[data-widget="honours-search"]');
  await search.scrollIntoViewIfNeeded();
  await expect(search.getByText(/^Deze lijst is beperkt tot 3000 resultaten/)).toBeVisible();
  await search.getByLabel('Naam').pressSequentially('zoe van d');
  await search.getByLabel('Jaar').selectOption('2020');
  await expect(search.getByRole('status').last()).toHaveText(/^\d+ resultaten$/);
  await expect(search.getByRole('row').nth(1)).toContainText('Zoë van Dam');
  await expect(page).toHaveURL('/lintjes/?naam=zoe+van+d&jaar=2020');
  const count = await search.getByRole('status').last().textContent();
  await page.reload();
  await expect(search.getByRole('status').last()).toHaveText(count ?? '');
});

test('loads the list by a script of an allowed origin only [honours-search-6, honours-search-7]', async ({
  paper,
  page,
}) => {
  const hook = (source: string) => `<div data-widget="honours-search" data-source="${source}"></div>`;
  await paper.edit(
    (html) =>
      html
        .replace(
          /(<main[^>]*>).*(<\/main>)/s,
          `$1${hook('https://lintjes.example/lijst.js')}${hook('https://elders.example/lijst.js')}$2`,
        )
        .replace('"scripts":{', '"scripts":{"lintjes":"https://lintjes.example/",'),
    (policy) => policy.replace('script-src ', 'script-src https://lintjes.example '),
  );
  const row = JSON.stringify({ lintjes: [[2020, 'V', 'Lid', '', '', 'Vaals', '', 'Zoë Kok', '', '']] });
  await page.route('https://lintjes.example/lijst.js?callback=nmtHonours', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `nmtHonours(${row})` }),
  );
  paper.allow(/elders\.example may not send a script/);
  await paper.open('/lintjes/');
  await expect(page.getByRole('row').nth(1)).toContainText('Zoë Kok');
  await expect(page.getByText('De gegevens konden niet worden geladen.')).toBeVisible();
  expect(await page.evaluate(() => 'nmtHonours' in window)).toBe(false);
});
