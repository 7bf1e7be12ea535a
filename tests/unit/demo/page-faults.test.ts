import { describe, expect, it } from 'vitest';
import { isDropped } from '../../../fixtures/server/dropped.ts';
import { siteBrowsers } from './site-browser.ts';

const newBrowser = siteBrowsers();

async function browserWith(fault: string) {
  const browser = newBrowser();
  const page = await browser.call(`/?fault=${fault}`);
  return { browser, page: await page.text() };
}

describe('faults of a page', () => {
  it('fail the calls that they name, until they are cleared', async () => {
    const { browser, page } = await browserWith('500:/login-status,503:/data/*');
    expect(page).toContain('storing 500:/login-status, 503:/data/*');
    expect(page).toContain('<a href="?fault=">Wis storingen</a>');
    expect((await browser.call('/login-status')).status).toBe(500);
    expect((await browser.call('/data/weather')).status).toBe(503);
    await browser.call('/sectie/sport/');
    expect((await browser.call('/login-status')).status).toBe(500);
    expect(await (await browser.call('/?fault=')).text()).not.toContain('storing 500');
    expect((await browser.call('/login-status')).status).toBe(200);
  });

  it('belong to one browser', async () => {
    await browserWith('500:/login-status');
    expect((await newBrowser().call('/login-status')).status).toBe(200);
  });

  it('drop the connection, before or after the call was made', async () => {
    const { browser } = await browserWith('offline:/login-status,lost:/data/weather');
    expect(isDropped(await browser.call('/login-status'))).toBe(true);
    expect(isDropped(await browser.call('/data/weather'))).toBe(true);
  });

  it('answer JSON of another shape, or no JSON', async () => {
    const { browser } = await browserWith('invalid:/login-status,html:/data/*');
    expect(await (await browser.call('/login-status')).json()).toEqual({ unexpected: { shape: true } });
    expect((await browser.call('/data/weather')).headers.get('content-type')).toContain('text/html');
  });

  it('delay the right answer', async () => {
    const { browser } = await browserWith('slow:/login-status');
    expect(await (await browser.call('/login-status')).json()).toMatchObject({ permissions: [] });
  });

  it('make calls of scripts fail, but no page that is opened', async () => {
    const { browser } = await browserWith('500:/sectie/*');
    const asBrowser = (mode: string) => ({ headers: { 'Sec-Fetch-Mode': mode } });
    expect((await browser.call('/sectie/sport/', asBrowser('cors'))).status).toBe(500);
    expect((await browser.call('/sectie/sport/', asBrowser('navigate'))).status).toBe(200);
    const old = { headers: { Accept: 'text/html,*/*' } };
    expect((await browser.call('/sectie/sport/', old)).status).toBe(200);
  });

  it('fail files only where they name their folder', async () => {
    const every = await browserWith('500:*');
    expect((await every.browser.call('/data/weather')).status).toBe(500);
    expect((await every.browser.call('/static/paper.css')).status).toBe(200);
    const { browser } = await browserWith('500:/assets/weather*');
    expect((await browser.call('/assets/weather-1.js')).status).toBe(500);
    expect((await browser.call('/assets/loader.js')).status).toBe(200);
  });

  it('name those that are none', async () => {
    const { page } = await browserWith('soms:/login-status');
    expect(page).toContain('onbekende storing soms:/login-status');
  });
});
