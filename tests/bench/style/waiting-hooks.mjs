import { startDemo } from '../../../tools/start-demo.ts';
import { launch } from '../lib/browser.mjs';
import { collectTrace } from '../lib/collect-trace.mjs';

// npm --prefix tests/bench run waiting-hooks: the main thread's own time for a liveblog with many updates on a page
// without its own style, while hardly any of them is in view. See docs/performance.md.

const COUNTS = [50, 2000];
const ROUNDS = 3;

const demo = await startDemo();
const browser = await launch();
try {
  const rows = new Map();
  for (let round = 0; round < ROUNDS; round++) {
    for (const count of COUNTS) {
      for (const form of ['with the product', 'without it']) {
        const name = `${count} updates, ${form}`;
        rows.set(name, [...(rows.get(name) ?? []), await measure(count, form === 'without it')]);
      }
    }
  }
  console.log('| page | thread, ms | style, ms | passes over 1,000 elements | layout, ms |');
  console.log('| --- | --: | --: | --: | --: |');
  for (const [name, runs] of rows) {
    const cells = ['thread', 'style', 'passes', 'layout'].map((key) => Math.round(median(runs.map((run) => run[key]))));
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
  const at = (count, form) => median(rows.get(`${count} updates, ${form}`).map(({ thread }) => thread));
  const share = (count) => at(count, 'with the product') - at(count, 'without it');
  const [few, many] = COUNTS;
  console.log(`\n${((share(many) - share(few)) / (many - few)).toFixed(3)} ms for each waiting hook.`);
} finally {
  await browser.close();
  demo.stop();
}

async function measure(count, isBlocked) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'nl-NL' });
  try {
    const page = await context.newPage();
    const front = await (await context.request.get(demo.origin)).text();
    const [path] = /\/nieuws\/[^"#]+-a4104(?=")/.exec(front) ?? [];
    const html = await (await context.request.get(demo.origin + path)).text();
    const answer = await context.request.get(demo.origin + path);
    const body = withUpdates(html, count);
    await page.route(
      (url) => url.pathname === path,
      (route) => route.fulfill({ headers: answer.headers(), body }),
    );
    if (isBlocked) await page.route('**/assets/*.js', (route) => route.abort());
    const devtools = await context.newCDPSession(page);
    const events = await collectTrace(devtools, async () => {
      await page.goto(demo.origin + path, { waitUntil: 'load' });
      await page.waitForTimeout(4_000);
    });
    return summarize(events);
  } finally {
    await context.close();
  }
}

/** The demo's page with its updates again and again, and none of the paper's own style. */
function withUpdates(html, count) {
  const [before, ...served] = html.split(/(?=<li class="update)/);
  const last = served.pop();
  const end = last.indexOf('</ol>');
  const updates = [...served, last.slice(0, end)];
  const repeated = Array.from({ length: count }, (_, index) =>
    updates[index % updates.length].replaceAll(/(data-update-id="|update-)(\d+)/g, (_, name, id) => `${name}${id}${index}`),
  );
  return `${before}${repeated.join('')}${last.slice(end)}`
    .replaceAll(/<style>.*?<\/style>/gs, (style, at) => (html.indexOf('<style>') === at ? style : ''))
    .replaceAll(/<link rel="stylesheet" href="\/static[^>]*>/g, '');
}

function summarize(events) {
  // The thread that computes styles; a browser has others for its own pages.
  const [busiest] = events.filter(({ name }) => name === 'UpdateLayoutTree').toSorted((a, b) => b.dur - a.dur);
  const own = events.filter(({ pid, tid }) => pid === busiest?.pid && tid === busiest?.tid);
  const sum = (list) => list.reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
  const styles = own.filter(({ name }) => name === 'UpdateLayoutTree');
  return {
    thread: sum(own.filter(({ name }) => name === 'RunTask')),
    style: sum(styles),
    passes: styles.filter(({ args }) => args.elementCount > 1000).length,
    layout: sum(own.filter(({ name }) => name === 'Layout')),
  };
}

function median(numbers) {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
