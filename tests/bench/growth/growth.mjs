import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startDemo } from '../../../tools/start-demo.ts';
import { launch } from '../lib/browser.mjs';
import { readLists } from './lists.mjs';
import { measureGrowth } from './measure-growth.mjs';

// npm run bench:growth: pages with growing lists, on a slow phone, with and without the product. See docs/benchmark.md.

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '../../..'));

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    list: { type: 'string', default: '' },
    n: { type: 'string' },
  },
});

const demo = await startDemo();
const browser = await launch();
try {
  for (const list of (await readLists(demo.origin)).filter(({ what }) => what.includes(values.list))) {
    const ns = values.n ? values.n.split(',').map(Number) : list.ns;
    const runs = ns.map((n) => ({ n, bare: [], ours: [] }));
    for (let round = 0; round < Number(values.rounds); round++) {
      // Alternating, so that a machine that warms up favours neither.
      for (const { n, bare, ours } of round % 2 ? [...runs].reverse() : runs) {
        bare.push(await measureGrowth(browser, demo.origin, { list, n, isBare: true }));
        ours.push(await measureGrowth(browser, demo.origin, { list, n, isBare: false }));
      }
    }
    show(list.what, runs);
  }
} finally {
  await browser.close();
  demo.stop();
}

function show(what, runs) {
  const rows = runs.map(({ n, bare, ours }) => {
    const of = (name) => median(ours.map((run) => run[name]));
    const added = (name) => of(name) - median(bare.map((run) => run[name]));
    const mounts = of('mounts');
    const each = (name) => (mounts > 0 ? added(name) / mounts : 0);
    return {
      items: n,
      'load (ms)': added('loadTask'),
      'script': added('loadScript'),
      'style': added('loadStyle'),
      'layout': added('loadLayout'),
      'heap (KB)': added('heap') * 1000,
      mounts,
      'ms a mount': each('scrollTask'),
      'script each': each('scrollScript'),
      'style each': each('scrollStyle'),
      'layout each': each('scrollLayout'),
      'long tasks': added('longTasks'),
      'longest (ms)': of('longest'),
      'laid out at most': of('laidOut'),
      'bare scroll': median(bare.map((run) => run.scrollTask)),
    };
  });
  const [first] = rows;
  console.log(`\n${what}\n\n| ${Object.keys(first).join(' | ')} |\n|${' --: |'.repeat(Object.keys(first).length)}`);
  for (const row of rows) console.log(`| ${Object.values(row).map(round).join(' | ')} |`);
  const last = rows.at(-1);
  const per = (name) => (last[name] - first[name]) / (last.items - first.items);
  console.log(`\nfor each waiting hook: ${round(per('load (ms)'))} ms, ${round(per('heap (KB)'))} KB`);
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

function round(number) {
  return Number(number.toFixed(Math.abs(number) < 10 ? 2 : 0));
}
