import type { Page } from 'playwright/test';
import { runUntil } from '../support/clock.ts';
import { countFetches } from '../support/fetches.ts';
import { expect, test } from '../support/paper.ts';
import { setVisibility } from '../support/visibility.ts';

const NOON = new Date('2026-01-15T12:00:00+01:00');
const CALL = '**/data/weather*';

const header = (page: Page) => page.getByRole('banner').locator('[data-widget="weather"]');

test('shows symbol and temperature in the header, reloads after the last return to the tab and keeps them when that fails [weather-1, weather-2, weather-3, weather-4, loader-2, loader-9]', async ({
  paper,
  page,
}) => {
  await page.clock.install({ time: NOON });
  const requests = await paper.answer(
    CALL,
    { displayTemp: '9°', symbol: 'cloudy' },
    { displayTemp: '-1', symbol: 'snow' },
    404,
  );
  paper.allow(
    /^nmt weather: The weather could not be fetched; what is shown stays\./,
    /404 .*\/data\/weather/,
  );
  const calls = await countFetches(page, '/data/weather');
  await paper.open('/vacatures/');
  const weather = page.getByRole('banner').getByRole('img');
  await test.step('symbol and temperature, with a Dutch name', async () => {
    await expect(weather).toHaveAccessibleName('9 graden, bewolkt');
    await expect(weather).toBeVisible();
    await expect(weather).toHaveText('9°');
    await expect(weather.locator('svg')).toBeVisible();
    expect(requests.map((call) => call.method())).toEqual(['GET']);
  });

  await test.step('in the colour of the header, which may be dark', async () => {
    const setColour = (colour: string) =>
      header(page).evaluate((hook, value) => hook.style.setProperty('color', value), colour);
    await setColour('rgb(255, 255, 255)');
    await expect(weather).toHaveCSS('color', 'rgb(255, 255, 255)');
    await setColour('');
  });

  await test.step('again half a second after the last return to the tab, once', async () => {
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

  await test.step('the last weather stays when a later call fails', async () => {
    await setVisibility(page, 'hidden');
    await setVisibility(page, 'visible');
    await page.clock.runFor(600);
    await expect.poll(() => paper.messagesOf('weather').length).toBeGreaterThan(0);
    expect(await calls()).toBe(3);
    await expect(weather).toHaveAccessibleName('min 1 graad, sneeuw');
    await expect(weather).toBeVisible();
  });
});

test('shows what it does not know as text, nothing for a missing value, and requests only the origins that the site lists [weather-2, weather-4, loader-10, loader-14]', async ({
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
  const hook = (id: string, endpoint: string) =>
    `<div id="${id}" data-widget="weather" data-weather-endpoint="${endpoint}"></div>`;
  const answers = ['frost', 'unknown-symbol', 'hostile', 'no-temp', 'no-symbol'];
  const hooks = [
    ...answers.map((state) => hook(state, `/data/weather?state=${state}`)),
    hook('een', 'https://weer.example/nu'),
    hook('ander', 'https://elders.example/nu'),
    '<div id="geen" data-widget="weather"></div>',
  ];
  await paper.edit(
    (html) =>
      html
        .replace('"endpoints":{', '"endpoints":{"weer":"https://weer.example/nu",')
        .replace(/(<main[^>]*>).*(<\/main>)/s, `$1${hooks.join('')}$2`),
    // Even if the policy allows the call, the product does not make it.
    (policy) => policy.replace("connect-src 'self'", "connect-src 'self' https:"),
  );
  const reasons = [
    'nmt weather: missing displayTemp in json',
    'nmt weather: missing symbol in json',
    'nmt weather: no data-weather-endpoint defined in html',
  ];
  paper.allow(...reasons.map((text) => new RegExp(`^${text}$`)));
  paper.allow(
    /^nmt http: https:\/\/elders\.example may not be asked for data/,
    /^nmt weather: The weather could not be fetched; what is shown stays\./,
  );
  await paper.open('/demo/backend/');
  const image = (id: string) => page.locator(`#${id}`).getByRole('img');
  await expect(image('frost')).toHaveText('−3°');
  await expect(image('frost')).toHaveAccessibleName('min 3 graden, sneeuw');
  await expect(image('unknown-symbol')).toHaveAccessibleName('9 graden');
  await expect(image('unknown-symbol').locator('svg')).toHaveCount(0);
  await expect(image('hostile')).toContainText('<img src=x');
  await expect(image('een')).toHaveAccessibleName('12 graden, zonnig');
  await expect.poll(() => paper.unsaid()).toEqual([]);
  expect(
    paper
      .messagesOf('weather')
      .filter((text) => reasons.includes(text))
      .sort(),
  ).toEqual(reasons);
  for (const id of ['no-temp', 'no-symbol', 'ander', 'geen'])
    await expect(page.locator(`#${id}`)).toBeEmpty();
  await expect(page.locator('main img, main script')).toHaveCount(0);
  expect(asked).toEqual(['weer.example']);
});

test('leaves the page as it is when the endpoint never answers [weather-2, loader-10]', async ({
  paper,
  page,
}) => {
  await page.clock.install({ time: NOON });
  let calls = 0;
  await page.route(CALL, () => {
    calls += 1;
  });
  paper.allow(/^nmt weather: The weather could not be fetched; what is shown stays\./);
  await paper.open('/vacatures/');
  await paper.settle('weather');
  const before = await header(page).boundingBox();
  await page.clock.pauseAt(new Date(NOON.getTime() + 60_000));
  // Three attempts, each with its timeout and the delay before the next one.
  await runUntil(page, () => paper.messagesOf('weather').length > 0);
  await page.clock.runFor(30_000);
  expect(paper.messagesOf('weather')).toHaveLength(1);
  expect(calls).toBe(3);
  await expect(header(page)).toBeEmpty();
  expect(await header(page).boundingBox()).toEqual(before);
  expect(before?.height).toBeGreaterThan(0);
});
