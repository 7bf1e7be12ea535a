import type { ServerResponse } from 'node:http';
import { expect, test } from 'playwright/test';
import { labFile } from '../support/lab.ts';
import { type OwnServer, startServer } from '../support/own-server.ts';

/** A page that arrives in two parts, from a real server, because only a server can send a page slowly. */
let server: OwnServer;
let page: { head: string; first: string; rest: string };
let open: ServerResponse | undefined;

test.beforeAll(async () => {
  server = await startServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://lab').pathname;
    if (path === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(`<!doctype html><html lang="nl"><head><title>Proef</title>${page.head}</head>`);
      response.write(`<body data-page-type="article">${page.first}`);
      open = response;
    } else if (path.startsWith('/assets/')) {
      const type = path.endsWith('.css')
        ? 'text/css'
        : path.endsWith('.json')
          ? 'application/json'
          : 'text/javascript';
      response.writeHead(200, { 'content-type': type });
      response.end(labFile(path.slice('/assets/'.length)));
    } else {
      response.writeHead(404).end();
    }
  });
});

test.afterAll(() => server.close());

const CONFIG = '<script type="application/json" id="site-config">{}</script>';
const LOADER = '<script async src="/assets/loader.js"></script>';
const HOOK = '<div data-widget="lab-counter" data-label="Boven">Van de server</div>';
// Chromium renders a first part only if it is large enough.
const FILLER = `<!--${'-'.repeat(4096)}--><p>`;

/** Sends the rest of the page. */
function finish(): void {
  open?.end(`${page.rest}</body></html>`);
}

test('mounts the hooks that have arrived while the rest of the page is loading', async ({ page: tab }) => {
  page = {
    head: CONFIG + LOADER,
    first: `${HOOK}${FILLER}Tekst</p><div data-widget="lab-counter" data-label="Half"><p>Eerste helft</p>`,
    rest: '<p>Tweede helft</p></div><div data-widget="lab-counter" data-label="Onder">Van de server</div>',
  };
  await tab.goto(server.origin, { waitUntil: 'commit' });
  await expect(tab.getByRole('button', { name: 'Boven: 0' })).toBeVisible();
  expect(await tab.evaluate(() => document.readyState)).toBe('loading');
  // The parser is still inside this element: mounting now would lose its second half.
  await expect(tab.getByText('Eerste helft')).toBeVisible();
  finish();
  await expect(tab.getByRole('button')).toHaveText(['Boven: 0', 'Half: 0', 'Onder: 0']);
  await tab.evaluate(() => (window.nmt ??= []).push((nmt) => nmt.unmount()));
  await expect(tab.getByText('Eerste helft')).toBeVisible();
  await expect(tab.getByText('Tweede helft')).toBeVisible();
});

test('mounts a hook that arrives after the loader’s first look, before the end of the page', async ({
  page: tab,
}) => {
  page = { head: CONFIG + LOADER, first: `${FILLER}Tekst</p>`, rest: '' };
  await tab.goto(server.origin, { waitUntil: 'commit' });
  await tab.waitForFunction(() => window.nmt && !Array.isArray(window.nmt));
  open?.write('<div data-widget="lab-counter" data-label="Later"><p>Eerste helft</p>');
  await expect(tab.getByText('Eerste helft')).toBeVisible();
  open?.write(`<p>Tweede helft</p></div>${FILLER}Meer tekst</p>`);
  await expect(tab.getByRole('button', { name: 'Later: 0' })).toBeVisible();
  expect(await tab.evaluate(() => document.readyState)).toBe('loading');
  finish();
  await tab.waitForLoadState();
  await expect(tab.getByRole('button')).toHaveCount(1);
});

test('waits for the whole page where the configuration is at its end', async ({ page: tab }) => {
  page = {
    head: LOADER,
    first: `${HOOK}${FILLER}Tekst</p>`,
    rest: CONFIG.replace('{}', '{"disabled":["lab-counter"]}'),
  };
  await tab.goto(server.origin, { waitUntil: 'commit' });
  await expect(tab.getByText('Tekst')).toBeVisible();
  finish();
  await tab.waitForFunction(() => window.nmt && !Array.isArray(window.nmt));
  await expect(tab.getByText('Van de server')).toBeVisible();
  await expect(tab.getByRole('button')).toHaveCount(0);
});
