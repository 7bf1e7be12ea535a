import { expect, it } from 'vitest';
import { EBOOKS } from '../../../demo/content/ebooks.ts';
import { readZip } from '../fixtures/ebooks/read-zip.ts';
import { siteBrowsers } from './site-browser.ts';

const newBrowser = siteBrowsers();
const STATUS = '/papi/api/v2/user/me/ebook-download/';
const download = (value: string) => `/ebook/download/${value}`;

/** A browser with a kind of visitor. */
async function as(visitor: string) {
  const browser = newBrowser();
  await browser.call(`/?visitor=${visitor}`);
  return browser;
}

it('gives a plus subscriber one book a month, again and again the same [ebook-3, ebook-4]', async () => {
  const browser = await as('subscribed-plus');
  expect(await (await browser.call(STATUS)).text()).toBe('null');
  const answer = await browser.call(download('onder-de-dijk'));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/epub+zip');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="onder-de-dijk.epub"');
  const files = readZip(Buffer.from(await answer.arrayBuffer()));
  expect(files.get('EPUB/package.opf')?.toString()).toContain('<dc:title>Onder de dijk</dc:title>');
  expect(await (await browser.call(STATUS)).text()).toBe('onder-de-dijk');
  expect((await browser.call(download('onder-de-dijk'))).status).toBe(200);
  const other = await browser.call(download('de-laatste-pont'));
  expect(other.status).toBe(409);
  expect(await other.text()).toContain('Je hebt deze maand al een boek gekozen');
  // The page shows it before any script runs.
  expect(await (await browser.call('/ebook/')).text()).toMatch(/data-ebook-panel="locked">.*Onder de dijk/s);
});

it('next month there is another one [ebook-3]', async () => {
  const browser = await as('subscribed-plus');
  await browser.call('/?now=2026-03-31T23:30:00%2B02:00');
  await browser.call(download('onder-de-dijk'));
  await browser.call('/?now=2026-04-01T00:10:00%2B02:00');
  expect(await (await browser.call(STATUS)).text()).toBe('null');
  expect((await browser.call(download('de-laatste-pont'))).status).toBe(200);
});

it.each(['anonymous', 'registered', 'regional', 'subscribed'])(
  'refuses %s on a page that says why [ebook-5, ebook-6]',
  async (visitor) => {
    const browser = await as(visitor);
    const answer = await browser.call(download('onder-de-dijk'));
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('Dit boek is voor plusabonnees');
    const page = await (await browser.call('/ebook/')).text();
    expect(page).toContain('<fieldset class="ebook-options" disabled>');
    expect(page).toMatch(visitor === 'subscribed' ? /panel="upgrade">/ : /panel="join">/);
  },
);

it('knows no other books, and sends the form of a page without scripts on [ebook-11]', async () => {
  const browser = await as('subscribed-plus');
  expect((await browser.call(download('bestaat-niet'))).status).toBe(404);
  const redirected = await browser.call('/ebook/download/?book=onder-de-dijk');
  expect([redirected.status, redirected.headers.get('location')]).toEqual([
    303,
    '/ebook/download/onder-de-dijk',
  ]);
  const strange = await browser.call('/ebook/download/?book=%2F%2Felders.example');
  expect(strange.headers.get('location')).toBe('/ebook/');
  const ahead = await browser.call(download('onder-de-dijk'), { headers: { 'Sec-Purpose': 'prefetch' } });
  expect(ahead.status).toBe(503);
  expect(await (await browser.call(STATUS)).text()).toBe('null');
});

it('every book of the month can be downloaded [ebook-3]', async () => {
  for (const { value, chapters } of EBOOKS) {
    const browser = await as('subscribed-plus');
    const files = readZip(Buffer.from(await (await browser.call(download(value))).arrayBuffer()));
    expect([...files.keys()].filter((path) => /hoofdstuk/.test(path))).toHaveLength(chapters.length);
  }
});
