import { allFaults } from '../support/axe.ts';
import { listAddress } from '../support/list-address.ts';
import { expect, test } from '../support/paper.ts';

test.use({ bare: true });

test('searches in place, narrows, goes back to the search before, and opens the search as a page when loading fails [search-page-1, search-page-2]', async ({
  paper,
  page,
}) => {
  await paper.open('/search');
  await paper.settle('search-page');
  const main = page.getByRole('main');
  const status = main.getByRole('status').filter({ hasText: /result/ });
  const field = main.getByRole('combobox', { name: 'Zoek in de krant' });
  const results = main.getByRole('article');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await field.fill('klimaat');
  await field.press('Enter');
  await expect(status).toHaveText(/^\d+ resultaten voor "klimaat"$/);
  await expect(page).toHaveURL(listAddress('/search?query=klimaat'));
  await expect(page).toHaveTitle(/^klimaat - Zoeken/);
  await expect(results.first()).toContainText('Onderwerp');
  const all = await status.textContent();
  await main.getByRole('radio', { name: 'Onderwerpen' }).check();
  await expect(status).toHaveText('1 resultaat voor "klimaat"');
  await expect(page).toHaveURL(listAddress('/search?query=klimaat&soort=onderwerp'));
  await page.goBack();
  await expect(status).toHaveText(all ?? '');
  await expect(main.getByRole('radio', { name: 'Alles' })).toBeChecked();
  await main.getByText('Verfijn').click();
  await main.getByLabel('Sectie').selectOption('wetenschap');
  await expect(page).toHaveURL(listAddress('/search?query=klimaat&sectie=wetenschap'));
  await field.fill('<b>onzin</b>');
  await main.getByRole('button', { name: 'Zoek', exact: true }).click();
  await expect(status).toHaveText('Geen resultaten gevonden voor "<b>onzin</b>".');
  // The server's own line says the same, so the status is only announced.
  await expect(status).toHaveCSS('position', 'absolute');
  await expect(main.getByText('Probeer minder woorden')).toBeVisible();
  await main.getByLabel('Sectie').selectOption('');
  await field.fill('wamtepomp');
  await field.press('Enter');
  await expect(main.getByText('Bedoelde je')).toBeVisible();
  await expect(main.locator('mark').first()).toHaveText('warmtepomp');
  expect(loads).toBe(0);
  expect(await allFaults(page, { include: 'main' })).toEqual([]);
  await main.getByRole('link', { name: 'warmtepomp', exact: true }).click();
  await expect(page).toHaveURL(listAddress('query=warmtepomp'));
  await expect(results).toHaveCount(1);
  await results.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('De stille opmars van de warmtepomp');

  await paper.open('/search');
  await paper.settle('search-page');
  paper.allow(/^nmt search-page: \/search could not be searched in place/);
  await page.route(
    ({ search }) => search.includes('warmtepomp'),
    (route) => (route.request().resourceType() === 'document' ? route.fallback() : route.abort()),
  );
  paper.tolerate(/The suggestions of the search could not be fetched|^Failed to load resource/);
  await field.fill('warmtepomp');
  await Promise.all([page.waitForEvent('load'), field.press('Enter')]);
  await expect(page).toHaveURL(listAddress('query=warmtepomp'));
  await expect(field).toHaveValue('warmtepomp');
});

test('suggests with the mouse, over the page and as wide as the field, also on a slow line', async ({
  paper,
  page,
}) => {
  await page.route('**/zoek/suggesties?*', async (route) => {
    if (route.request().url().endsWith('query=marieke')) await route.fallback();
    // The request for earlier input is cancelled; its answer never arrives.
  });
  await paper.open('/search');
  await paper.settle('search-page');
  const field = page.getByRole('main').getByRole('combobox', { name: 'Zoek in de krant' });
  await field.pressSequentially('marie');
  await field.pressSequentially('ke');
  const list = page.getByRole('listbox', { name: 'Suggesties' });
  await expect(list.getByRole('option').first()).toHaveText('Marieke de Groot Auteur');
  const [box, own] = [await list.boundingBox(), await field.boundingBox()];
  expect([Math.round(box?.x ?? 0), Math.round(box?.width ?? 0)]).toEqual([
    Math.round(own?.x ?? 1),
    Math.round(own?.width ?? 1),
  ]);
  await list.getByRole('option').first().click();
  await expect(page).toHaveURL(listAddress('/search?auteur=marieke-de-groot'));
  await expect(page.getByText('Alleen bij Marieke de Groot.')).toBeVisible();
});

test('the archive has another name, and leads from a search to the day of the paper', async ({
  paper,
  page,
}) => {
  await paper.open('/search?query=klimaat');
  await page.getByRole('main').getByRole('link', { name: 'het archief' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archief');
  await page.getByLabel('Of zoek op woorden').fill('klimaat');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archief');
  await expect(page.getByText(/artikelen, het nieuwste eerst\.$/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Zoeken', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zoeken');
  await expect(page).toHaveURL(listAddress('/search?query=klimaat'));
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

test('an event leaves the agenda of an open page at midnight in Amsterdam, wherever the reader is [item-filters-1]', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/agenda/');
  const ends = (await page.locator('[data-ends-at]').first().getAttribute('data-ends-at')) ?? '';
  expect(ends).toMatch(/^\d{4}-\d\d-\d\d$/);
  // Amsterdam is one or two hours ahead of Greenwich: of the two moments, the one that is a minute to midnight in
  // Amsterdam.
  const last = ['+01:00', '+02:00']
    .map((offset) => new Date(`${ends}T23:59:00${offset}`))
    .find((moment) => moment.toLocaleTimeString('nl-NL', { timeZone: 'Europe/Amsterdam' }) === '23:59:00');
  if (!last) throw new Error(`${ends} is no day.`);
  await page.clock.install({ time: last });
  await page.goto(`/agenda/?now=${encodeURIComponent(last.toISOString())}`);
  const count = page.getByText(/^\d+ resultaten$/);
  await expect(count).toBeVisible();
  const shown = page.locator('[data-filter-values]:visible');
  const before = await shown.count();
  await page.clock.runFor(120_000);
  await expect.poll(() => shown.count()).toBeLessThan(before);
  await context.close();
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
    // An answer without content does not leave the page.
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
  // The list may have loaded more pages already, so the address may be that of the last one.
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
  const address = '/lintjes/?naam=zoe+van+d&jaar=2020';
  await paper.open(address);
  const search = page.locator('[data-widget="honours-search"]');
  const count = search.getByRole('status').last();
  await search.scrollIntoViewIfNeeded();
  await expect(count).toHaveText(/^\d+ resultaten$/);
  const shared = (await count.textContent()) ?? '';
  await search.getByLabel('Naam').fill('');
  await search.getByLabel('Jaar').selectOption({ index: 0 });
  await expect(search.getByText(/^Deze lijst is beperkt tot 3000 resultaten/)).toBeVisible();
  await search.getByLabel('Naam').pressSequentially('zoe van d');
  await search.getByLabel('Jaar').selectOption('2020');
  await expect(count).toHaveText(shared);
  await expect(search.getByRole('row').nth(1)).toContainText('Zoë van Dam');
  await expect(page).toHaveURL(address);
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
