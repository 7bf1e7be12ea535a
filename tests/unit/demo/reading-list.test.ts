import { expect, it } from 'vitest';
import type { Browser } from '../fixtures/browser.ts';
import { siteBrowsers } from './site-browser.ts';

const newBrowser = siteBrowsers();
const PAGE = '/sectie/binnenland/?pagina=1';

/** Submits the form of the page's first save button, like a press before the script has loaded. */
async function save(browser: Browser, referer: string): Promise<string | null> {
  const html = await (await browser.call(PAGE)).text();
  const [, action = '', name = '', id = ''] =
    /action="([^"]+)"><button data-widget="reading-list-button" data-article-id="\d+" name="(\w+)" value="(\d+)"/.exec(
      html,
    ) ?? [];
  const answer = await browser.call(action, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Host: 'localhost', Referer: referer },
    body: `${name}=${id}`,
  });
  expect(answer.status).toBe(303);
  return answer.headers.get('location');
}

const saved = async (browser: Browser) =>
  (await (await browser.call('/papi/api/leeslijst/get')).json()).data.length;

it('saves an article without a script, and stays on the page [reading-list-button-1]', async () => {
  const browser = newBrowser();
  await browser.call('/?visitor=subscribed');
  const before = await saved(browser);
  expect(await save(browser, `http://localhost${PAGE}`)).toBe(PAGE);
  expect(await saved(browser)).toBe(before + 1);
});

it('lets a visitor log in first, who then returns to the page [reading-list-button-2]', async () => {
  expect(await save(newBrowser(), `http://localhost${PAGE}`)).toBe(
    `/login/?return_to=${encodeURIComponent(PAGE)}`,
  );
});

it('saves nothing for a form of another site', async () => {
  const browser = newBrowser();
  await browser.call('/?visitor=subscribed');
  const before = await saved(browser);
  expect(await save(browser, 'https://elders.example/')).toBe('/leeslijst/');
  expect(await saved(browser)).toBe(before);
});
