/**
 * Takes pictures of the newspaper: the pages in `pictures/pages.ts`, at two widths, light and dark, into
 * `.cache/pictures/`, with a page that shows them all and a contact sheet of each form. The demo server runs on a free
 * port meanwhile.
 *
 * npx tsx tools/pictures.ts all pages npx tsx tools/pictures.ts quiz flat only the named ones; the sheets show those
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { ensureChromium, findChromium } from './chromium.ts';
import { messageOf } from './errors.ts';
import {
  COLOURS,
  FORMS,
  type Form,
  findAddresses,
  nameOf,
  PAGES,
  type PicturedPage,
  VIEWPORTS,
} from './pictures/pages.ts';
import { writeSheet } from './pictures/sheet.ts';
import { takePictures } from './pictures/take.ts';
import { startDemo } from './start-demo.ts';

/** The number of pages that load at the same time. */
const AT_ONCE = 3;

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/pictures');

const names = process.argv.slice(2);
const unknown = names.filter((name) => !PAGES.some((page) => page.name === name));
if (unknown.length > 0) {
  console.error(
    `No page is called ${unknown.join(', ')}; there are ${PAGES.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
const wanted = names.length > 0 ? PAGES.filter(({ name }) => names.includes(name)) : PAGES;

process.chdir(root);
ensureChromium();
// Pictures of other pages are kept.
if (names.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const demo = await startDemo();
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const pages = findAddresses(wanted, await (await fetch(demo.origin)).text());
  const jobs = pages.flatMap((page) => VIEWPORTS.map((viewport) => ({ page, viewport })));
  await Promise.all(Array.from({ length: AT_ONCE }, () => work(jobs)));
  await takeSheets(pages);
  console.log(`${pages.length * FORMS.length} pictures: ${join(folder, 'index.html')}`);
} finally {
  await browser.close();
  demo.stop();
}

async function work(
  jobs: { page: PicturedPage; viewport: { width: number; height: number } }[],
): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { page, viewport } = job;
    const address = new URL(page.path, demo.origin);
    address.searchParams.set('visitor', page.visitor);
    const fileOf = (colorScheme: Form['colorScheme']) =>
      join(folder, `${page.name}-${nameOf({ ...viewport, colorScheme })}.png`);
    const problem = await takePictures(browser, address.href, viewport, COLOURS, fileOf).catch(messageOf);
    if (!problem) continue;
    console.warn(`${page.name}, ${viewport.width} px: ${problem}`);
    process.exitCode = 1;
  }
}

/** The contact sheets are screenshots of the page that shows all pictures. */
async function takeSheets(pages: readonly PicturedPage[]): Promise<void> {
  const index = join(folder, 'index.html');
  writeFileSync(index, writeSheet(pages, FORMS, nameOf));
  const page = await browser.newPage({ viewport: { width: 1536, height: 1000 } });
  await page.goto(pathToFileURL(index).href);
  for (const form of FORMS) {
    const sheet = page.locator(`#form-${nameOf(form)}`);
    await sheet.screenshot({ path: join(folder, `sheet-${nameOf(form)}.png`) });
  }
}
