/**
 * npm run bench:bytes: prints what the features of a page load in total, for an anonymous visitor who scrolls to the
 * end: files and bytes of brotli at its highest quality, and the share of each library. It needs a build in dist/.
 *
 * npx tsx tools/page-bytes.ts the tables of docs/benchmark.md npx tsx tools/page-bytes.ts --files each page's files as
 * well npx tsx tools/page-bytes.ts --json=FILE the same for a program
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from 'playwright';
import { LATER } from './budgets/budgets.ts';
import { findChromium } from './chromium.ts';
import { sharesOf } from './page-bytes/libraries.ts';
import { type LoadedPage, loadPage } from './page-bytes/load-page.ts';
import { PAGES, type WeighedAddress } from './page-bytes/pages.ts';
import { findAddresses } from './pictures/pages.ts';
import { startDemo } from './start-demo.ts';

const dist = join(import.meta.dirname, '../dist');
const { values } = parseArgs({ options: { files: { type: 'boolean' }, json: { type: 'string' } } });

const demo = await startDemo();
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const frontPage = await (await fetch(demo.origin)).text();
  const weighed: WeighedPage[] = [];
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

interface WeighedFile {
  readonly file: string;
  readonly bytes: number;
  /** The share of each library, from 0 to 1. */
  readonly shares: Readonly<Record<string, number>>;
  /** Whether it is in the HTML. */
  readonly isInlined: boolean;
}

interface WeighedPage extends WeighedAddress {
  readonly files: readonly WeighedFile[];
}

/** A style in the HTML is not a request, but its bytes count. */
function weigh({ files, inlined }: LoadedPage): { files: WeighedFile[] } {
  const all = [...new Set([...files, ...inlined])].map((file) => {
    const content = readFileSync(join(dist, file));
    const bytes = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
    const shares = file.endsWith('.css') ? { styles: 1 } : Object.fromEntries(sharesIn(file, content));
    return { file, bytes, shares, isInlined: inlined.includes(file) };
  });
  return { files: all };
}

/** The routes of rare features have no source map. */
function sharesIn(file: string, content: Buffer): ReadonlyMap<string, number> {
  const map = join(dist, `${file}.map`);
  if (!existsSync(map)) return new Map([['product', 1]]);
  return sharesOf(content.toString(), readFileSync(map, 'utf8'));
}

function printPages(pages: readonly WeighedPage[]): void {
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

function printLibraries(pages: readonly WeighedPage[]): void {
  const libraries = new Map<string, number[]>();
  for (const [index, { files }] of pages.entries())
    for (const { bytes, shares } of files)
      for (const [library, share] of Object.entries(shares)) {
        const row = libraries.get(library) ?? pages.map(() => 0);
        row[index] = (row[index] ?? 0) + bytes * share;
        libraries.set(library, row);
      }
  console.log('');
  printRow('kB of', ...pages.map(({ name }) => name));
  printRow('---', ...pages.map(() => '--:'));
  const most = (row: readonly number[]) => Math.max(...row);
  for (const [library, row] of [...libraries].sort(([, one], [, other]) => most(other) - most(one)))
    printRow(library, ...row.map(kilobytes));
}

function printFiles({ name, files }: WeighedPage): void {
  console.log(`\n${name}`);
  for (const { file, bytes, isInlined } of files)
    console.log(`${String(bytes).padStart(7)} ${file}${isInlined ? ' (in the HTML)' : ''}`);
}

function printRow(...cells: (string | number)[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function sum(files: readonly WeighedFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
