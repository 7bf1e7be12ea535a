/**
 * npm run bench:bytes: what the features of a page load in all, for an anonymous visitor who scrolls to the end: files and bytes of brotli
 * at its highest quality, and how much of it is which library. It needs a build in dist/.
 *
 * node tools/page-bytes.mjs                 the tables of docs/benchmark.md
 * node tools/page-bytes.mjs --files         each page's files as well
 * node tools/page-bytes.mjs --json=FILE     the same for a program
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { LATER } from '../tests/budgets/budgets.mjs';
import { findChromium } from './chromium.mjs';
import { sharesOf } from './page-bytes/libraries.mjs';
import { loadPage } from './page-bytes/load-page.mjs';
import { PAGES } from './page-bytes/pages.mjs';
import { findAddresses } from './pictures/pages.mjs';
import { startDemo } from './start-demo.mjs';

const dist = join(import.meta.dirname, '../dist');
const { values } = parseArgs({ options: { files: { type: 'boolean' }, json: { type: 'string' } } });

const demo = await startDemo();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const frontPage = await (await fetch(demo.origin)).text();
  const weighed = [];
  for (const page of findAddresses(PAGES, frontPage))
    weighed.push({ ...page, ...weigh(await loadPage(browser, demo.origin + page.path)) });
  printPages(weighed);
  printLibraries(weighed);
  if (values.files) for (const page of weighed) printFiles(page);
  if (values.json) writeFileSync(values.json, JSON.stringify(weighed, null, 1));
} finally {
  await browser.close();
  demo.stop();
}

/** A style in the HTML is no request, but its bytes are sent. */
function weigh({ files, inlined }) {
  const all = [...new Set([...files, ...inlined])].map((file) => {
    const content = readFileSync(join(dist, file));
    const bytes = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    const shares = file.endsWith('.css') ? { styles: 1 } : Object.fromEntries(sharesIn(file, content));
    return { file, bytes, shares, isInlined: inlined.includes(file) };
  });
  return { files: all };
}

/** The routes of rare features have no source map. */
function sharesIn(file, content) {
  const map = join(dist, `${file}.map`);
  if (!existsSync(map)) return [['product', 1]];
  return sharesOf(content.toString(), JSON.parse(readFileSync(map, 'utf8')));
}

function printPages(pages) {
  printRow('page', 'scripts', 'styles', 'files', 'kB', 'without React', 'budget');
  printRow('---', '--:', '--:', '--:', '--:', '--:', '--:');
  for (const { name, files, budget } of pages) {
    const requested = files.filter(({ isInlined }) => !isInlined);
    const scripts = requested.filter(({ file }) => file.endsWith('.js')).length;
    const most = budget ? `${kilobytes(budget.bytes)}${budget.files ? ` in ${budget.files}` : ''}` : '–';
    const withoutReact = sum(files.filter(({ file }) => !LATER.test(file)));
    const [styles, kB] = [requested.length - scripts, kilobytes(sum(files))];
    printRow(name, scripts, styles, requested.length, kB, kilobytes(withoutReact), most);
  }
}

function printLibraries(pages) {
  const libraries = new Map();
  for (const [index, { files }] of pages.entries())
    for (const { bytes, shares } of files)
      for (const [library, share] of Object.entries(shares)) {
        const row = libraries.get(library) ?? pages.map(() => 0);
        row[index] += bytes * share;
        libraries.set(library, row);
      }
  console.log('');
  printRow('kB of', ...pages.map(({ name }) => name));
  printRow('---', ...pages.map(() => '--:'));
  const most = (row) => Math.max(...row);
  for (const [library, row] of [...libraries].sort(([, one], [, other]) => most(other) - most(one)))
    printRow(library, ...row.map(kilobytes));
}

function printFiles({ name, files }) {
  console.log(`\n${name}`);
  for (const { file, bytes, isInlined } of files)
    console.log(`${String(bytes).padStart(7)} ${file}${isInlined ? ' (in the HTML)' : ''}`);
}

function printRow(...cells) {
  console.log(`| ${cells.join(' | ')} |`);
}

function sum(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}
