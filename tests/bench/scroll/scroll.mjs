import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startDemo } from '../../../tools/start-demo.ts';
import { launch } from '../lib/browser.mjs';
import { measureScroll } from './measure-scroll.mjs';

// npm --prefix tests/bench run scroll: scrolling a page on a slow phone, with some features and without them: by
// default the front page and the site's shell, or the ones given by --path and --off. See docs/benchmark.md.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    path: { type: 'string', default: '/?visitor=long-standing' },
    off: { type: 'string', multiple: true },
  },
});

const manifest = JSON.parse(readFileSync('manifest.json', 'utf8'));
const shell = Object.keys(manifest).filter((name) => manifest[name].entry.startsWith('widgets/shell/'));
const features = values.off ?? shell;
const name = values.off?.join(', ') ?? 'shell';
const contestants = { [`${name} on`]: [], [`${name} off`]: features };

const demo = await startDemo();
const browser = await launch();
try {
  const runs = Object.keys(contestants).map((name) => ({ name, results: [] }));
  for (let round = 0; round < Number(values.rounds); round++) {
    // Alternating, so that a machine that warms up favours neither.
    for (const { name, results } of round % 2 ? [...runs].reverse() : runs) {
      results.push(await measureScroll(browser, demo.origin + values.path, contestants[name]));
    }
  }
  const [first] = runs[0].results;
  const measures = Object.keys(first);
  console.log(`| ${['', ...measures].join(' | ')} |`);
  console.log(`|${' --- |'.repeat(measures.length + 1)}`);
  for (const { name, results } of runs) {
    const cells = measures.map((measure) => median(results.map((result) => result[measure])));
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
} finally {
  await browser.close();
  demo.stop();
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return Number(sorted[Math.floor(sorted.length / 2)].toFixed(1));
}
