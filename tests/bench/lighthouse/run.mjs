/**
 * npm --prefix tests/bench run lighthouse: Lighthouse's scores of four pages of the demo, for docs/performance.md,
 * whose table it updates. It needs a build in dist/ and a network: npx downloads the version below, on which no package
 * of the product depends. Let nothing else run on the machine.
 *
 * node tests/bench/lighthouse/run.mjs three runs of each page node tests/bench/lighthouse/run.mjs --rounds=1 fewer node
 * tests/bench/lighthouse/run.mjs --print only prints the table, and what lowers a score
 */
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { findWholeChromium } from '../../../tools/chromium.ts';
import { findAddresses } from '../../../tools/pictures/pages.ts';
import { startDemo } from '../../../tools/start-demo.ts';
import { markdownTable, writeMeasured } from '../lib/write-measured.mjs';
import { PAGE_TYPES } from '../pages/page-types.mjs';

/** The last version that runs on Node 20. */
const VERSION = '12.8.2';
const PAGES = ['front page', 'article', 'liveblog', 'article behind a wall'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Audits about the demo's server, which uses plain HTTP on loopback. */
const ABOUT_SERVER = ['is-on-https', 'redirects-http', 'uses-http2', 'is-crawlable'];

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, print: { type: 'boolean' } },
});
const run = promisify(execFile);

const demo = await startDemo();
try {
  const frontPage = await (await fetch(demo.origin)).text();
  const pages = findAddresses(
    PAGE_TYPES.filter(({ name }) => PAGES.includes(name)),
    frontPage,
  );
  const rows = [];
  const faults = new Set();
  for (const { name, path } of pages) {
    const reports = [];
    for (let round = 0; round < Number(values.rounds); round++) reports.push(await audit(demo.origin + path));
    const median = (read) => reports.map(read).toSorted((one, other) => one - other)[Math.floor(reports.length / 2)];
    const scores = CATEGORIES.map((key) => Math.round(100 * median(({ categories }) => categories[key].score)));
    const seconds = (key) => (median(({ audits }) => audits[key].numericValue) / 1000).toFixed(1);
    const blocking = Math.round(median(({ audits }) => audits['total-blocking-time'].numericValue));
    rows.push([name, ...scores, seconds('largest-contentful-paint'), blocking]);
    for (const fault of faultsOf(reports[0])) faults.add(`${name}: ${fault}`);
    console.error(`${name} is measured.`);
  }
  const day = new Date().toISOString().slice(0, 10);
  const titles = ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP, s', 'blocking, ms'];
  const caption = `Measured on ${day}: Lighthouse ${VERSION}, mobile, simulated slow 4G, medians of ${values.rounds}.`;
  const measured = `${caption}\n\n${markdownTable(titles, rows)}`;
  if (values.print) console.log(measured);
  else writeMeasured('lighthouse', measured);
  console.log([...faults].join('\n'));
} finally {
  demo.stop();
}

/** Lighthouse's report of a page. */
async function audit(address) {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      `lighthouse@${VERSION}`,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: findWholeChromium() ?? '' }, maxBuffer: 100_000_000 },
  );
  return JSON.parse(stdout);
}

/** Audits that lower a score, besides the timings of the performance. */
function faultsOf({ categories, audits }) {
  return CATEGORIES.slice(1).flatMap((key) =>
    categories[key].auditRefs
      .filter(({ id, weight }) => weight > 0 && !ABOUT_SERVER.includes(id) && (audits[id].score ?? 1) < 1)
      .map(({ id }) => {
        const [first] = audits[id].details?.items ?? [];
        return `${key}: ${audits[id].title} ${first?.node?.snippet ?? first?.description ?? ''}`;
      }),
  );
}
