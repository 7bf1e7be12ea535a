import { startDemo } from '../../../tools/start-demo.ts';
import { DAY_BEGINS, playDay } from '../../e2e/support/play-day.mjs';
import { launch, readMemory } from '../lib/browser.mjs';

// npm --prefix tests/bench run liveblog: a day's liveblog in a real browser, with 500 updates and 1,000 polls. See
// docs/liveblog-load.md.

/**
 * Numbers of updates at which the page is measured; each is twice as many as the one before. Before the first
 * measurement, the code warms up.
 */
const LENGTHS = [125, 250, 500];
/** Number of updates in a poll. */
const EACH = 4;
/** Number of measured polls; number of changes that are played at a time for the rest of the day. */
const CHANGES = 20;
const ROUND = 140;
/** Twice the work for twice the updates, with a margin for a machine that has other things to do. */
const MAX_GROWTH_PER_DOUBLING = 2.6;
const MAX_RETAINED_MB = 0.5;

const demo = await startDemo();
const browser = await launch();
try {
  const { page, devtools } = await openDay();
  let version = 0;
  const play = async (steps) => {
    await page.evaluate(() => window.day.times.splice(0));
    await page.evaluate((list) => window.day.play(list), steps);
    return quarter(await page.evaluate((count) => window.day.times.slice(-count), CHANGES));
  };
  const changes = (updates, count) => Array.from({ length: count }, () => ({ updates, version: ++version }));

  const rows = [];
  let updates = 1;
  for (const length of LENGTHS) {
    const growth = [];
    while (updates < length) {
      updates = Math.min(updates + EACH, length);
      growth.push({ updates, version });
    }
    const arriving = await play(growth);
    const changed = await play(changes(length, CHANGES));
    rows.push({ length, arriving, changed, ...(await readMemory(devtools)) });
  }
  show(['updates on the page', 'ms, 4 arrive', 'ms, 3 change', 'heap (MB)', 'nodes'], rows);

  const day = [];
  for (let polls = await asked(page); polls + ROUND <= 1_000; polls = await asked(page)) {
    const changed = await play(changes(500, ROUND));
    day.push({ polls: await asked(page), changed, ...(await readMemory(devtools)) });
  }
  show(['polls so far', 'ms, 3 change', 'heap (MB)', 'nodes'], day);
  judge(rows, day);
} finally {
  await browser.close();
  demo.stop();
}

async function openDay() {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'nl-NL' });
  const page = await context.newPage();
  const front = await (await context.request.get(demo.origin)).text();
  const [path] = /\/nieuws\/[^"#]+-a4104(?=")/.exec(front) ?? [];
  await page.addInitScript(playDay);
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<main[^>]*>).*(<\/main>)/s, `$1${DAY_BEGINS}$2`);
    await route.fulfill({ response, body });
  });
  await page.goto(demo.origin + path, { waitUntil: 'networkidle' });
  await page.waitForSelector('[data-widget="liveblog"][data-widget-state="mounted"]');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  return { page, devtools };
}

function asked(page) {
  return page.evaluate(() => window.day.polls);
}

function show(head, rows) {
  console.log(`\n| ${head.join(' | ')} |\n|${' --: |'.repeat(head.length)}`);
  for (const row of rows) {
    console.log(
      `| ${Object.values(row)
        .map((value) => Number(value.toFixed(1)).toLocaleString('en'))
        .join(' | ')} |`,
    );
  }
}

/** Reports failures, and ends with an error: cost that grows faster than the list, or leaks of polls. */
function judge(rows, day) {
  const [first, last] = [rows[0], rows.at(-1)];
  const allowed = first.changed * MAX_GROWTH_PER_DOUBLING ** Math.log2(last.length / first.length);
  const left = day.at(-1).heap - day[0].heap;
  const faults = [
    ...(last.changed > allowed ? [`A change costs ${last.changed} ms in ${last.length} updates.`] : []),
    ...(left > MAX_RETAINED_MB ? [`Polls left ${left} MB behind.`] : []),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

/** The lower quartile of times, because other activity of the machine only makes times longer. */
function quarter(times) {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 4)] ?? Number.NaN;
}
