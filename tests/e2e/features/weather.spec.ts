import type { Page } from 'playwright/test';
import { runUntil } from '../support/clock.ts';
import { countFetches } from '../support/fetches.ts';
import { expect, test } from '../support/paper.ts';
import { setVisibility } from '../support/visibility.ts';

const NOON = new Date('2026-01-15T12:00:00+01:00');
const CALL = '**/data/weather*';

const header = (page: Page) => page.getByRole('banner').locator('[data-widget="weather"]');

test('shows symbol and temperature in the header, with a Dutch name [weather-1, loader-2, loader-9]', async ({
  paper,
  page,
}) => {
  const calls = await paper.answer(CALL, { displayTemp: '9°', symbol: 'cloudy' });
  await paper.open('/');
  const weather = page.getByRole('banner').getByRole('img', { name: '9 graden, bewolkt' });
  await expect(weather).toBeVisible();
  await expect(weather).toHaveText('9°');
  await expect(weather.locator('svg')).toBeVisible();
  expect(calls.map((call) => call.method())).toEqual(['GET']);
});

test('shows frost, an unknown symbol and a hostile answer as text only [weather-4]', async ({
  paper,
  page,
}) => {
  const markup = ['state=frost', 'state=unknown-symbol', 'state=hostile']
    .map((query) => `<div data-widget="weather" data-weather-endpoint="/data/weather?${query}"></div>`)
    .join('');
  await paper.replaceMain(markup);
  await paper.open('/');
  const images = page.getByRole('main').getByRole('img');
  await expect(images).toHaveCount(3);
  await expect(images.nth(0)).toHaveText('−3°');
  await expect(images.nth(0)).toHaveAccessibleName('min 3 graden, sneeuw');
  await expect(images.nth(1)).toHaveAccessibleName('9 graden');
  await expect(images.nth(1).locator('svg')).toHaveCount(0);
  await expect(images.nth(2)).toContainText('<img src=x');
  await expect(page.locator('main img, main script')).toHaveCount(0);
});

test('names the missing value, and shows nothing [weather-2, loader-10]', async ({ paper, page }) => {
  await paper.replaceMain(`<div data-widget="weather"></div>
    <div data-widget="weather" data-weather-endpoint="/data/weather?state=no-temp"></div>
    <div data-widget="weather" data-weather-endpoint="/data/weather?state=no-symbol"></div>`);
  const expected = [
    'nmt weather: no data-weather-endpoint defined in html',
    'nmt weather: missing displayTemp in json',
    'nmt weather: missing symbol in json',
  ];
  paper.allow(...expected.map((text) => new RegExp(`^${text}$`)));
  await paper.open('/');
  await expect.poll(() => paper.messagesOf('weather').sort()).toEqual([...expected].sort());
  await expect(page.getByRole('main')).toHaveText(/^\s*$/);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(0);
});

for (const [name, broken] of [
  ['fails', 'status'],
  ['answers with a page', 'html'],
  ['never answers', 'hang'],
] as const) {
  test(`leaves the page as it is when the endpoint ${name} [weather-2, loader-10]`, async ({
    paper,
    page,
  }) => {
    await page.clock.install({ time: NOON });
    let calls = 0;
    await page.route(CALL, (route) => {
      calls += 1;
      if (broken === 'status') return route.fulfill({ status: 500, body: 'kapot' });
      if (broken === 'html') return route.fulfill({ contentType: 'text/html', body: '<h1>Onderhoud</h1>' });
    });
    paper.allow(/^nmt weather: The weather could not be fetched; what is shown stays\./);
    if (broken === 'status') paper.allow(/^Failed to load resource.* 500 .*\/data\/weather/);
    await paper.open('/');
    await paper.settle('weather');
    const before = await header(page).boundingBox();
    // An answer that is not read yet would be timed out by the clock, and asked for again.
    if (broken === 'html') await expect.poll(() => paper.messagesOf('weather').length).toBe(1);
    await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
    // Up to three tries, each with its time-out and the wait before the next one.
    await runUntil(page, () => paper.messagesOf('weather').length > 0);
    await page.clock.runFor(30_000);
    expect(paper.messagesOf('weather')).toHaveLength(1);
    expect(calls).toBe(broken === 'html' ? 1 : 3);
    await expect(header(page)).toBeEmpty();
    expect(await header(page).boundingBox()).toEqual(before);
    expect(before?.height).toBeGreaterThan(0);
  });
}

test('requests it again half a second after the last return to the tab, once [weather-3, weather-4]', async ({
  paper,
  page,
}) => {
  await page.clock.install({ time: NOON });
  await paper.answer(CALL, { displayTemp: '9°', symbol: 'cloudy' }, { displayTemp: '-1', symbol: 'snow' });
  const calls = await countFetches(page, '/data/weather');
  await paper.open('/');
  const weather = page.getByRole('banner').getByRole('img');
  await expect(weather).toHaveAccessibleName('9 graden, bewolkt');
  await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
  for (let flips = 0; flips < 3; flips++) {
    await setVisibility(page, 'hidden');
    await page.clock.runFor(100);
    await setVisibility(page, 'visible');
    await page.clock.runFor(100);
  }
  await page.clock.runFor(399);
  expect(await calls()).toBe(1);
  await page.clock.runFor(1);
  expect(await calls()).toBe(2);
  await page.clock.resume();
  await expect(weather).toHaveAccessibleName('min 1 graad, sneeuw');
  await page.clock.runFor(5_000);
  expect(await calls()).toBe(2);
});

test('keeps the last weather when a later call fails [weather-2]', async ({ paper, page }) => {
  await page.clock.install({ time: NOON });
  const calls = await paper.answer(CALL, { displayTemp: '9°', symbol: 'cloudy' }, 404);
  paper.allow(
    /^nmt weather: The weather could not be fetched; what is shown stays\./,
    /404 .*\/data\/weather/,
  );
  await paper.open('/');
  const weather = page.getByRole('banner').getByRole('img', { name: '9 graden, bewolkt' });
  await expect(weather).toBeVisible();
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await page.clock.runFor(600);
  await expect.poll(() => paper.messagesOf('weather').length).toBeGreaterThan(0);
  expect(calls).toHaveLength(2);
  await expect(weather).toBeVisible();
});

test('requests only the site itself and the origins that the site lists [loader-14]', async ({
  paper,
  page,
}) => {
  const asked: string[] = [];
  for (const host of ['weer.example', 'elders.example']) {
    await page.route(`https://${host}/**`, (route) => {
      asked.push(host);
      return route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: { displayTemp: '12', symbol: 'sunny' },
      });
    });
  }
  await paper.edit(
    (html) =>
      html.replace('"endpoints":{', '"endpoints":{"weer":"https://weer.example/nu",').replace(
        /(<main[^>]*>)/,
        `$1<div id="een" data-widget="weather" data-weather-endpoint="https://weer.example/nu"></div>
           <div id="ander" data-widget="weather" data-weather-endpoint="https://elders.example/nu">Van de server</div>`,
      ),
    // Even a policy that lets the call through does not make the product ask it.
    (policy) => policy.replace("connect-src 'self'", "connect-src 'self' https:"),
  );
  paper.allow(/^nmt http: https:\/\/elders\.example may not be asked for data/, /^nmt weather: /);
  await paper.open('/');
  await expect(page.locator('#een').getByRole('img', { name: '12 graden, zonnig' })).toBeVisible();
  await expect.poll(() => paper.unsaid()).toEqual([]);
  expect(asked).toEqual(['weer.example']);
});
