import { parseArgs } from 'node:util';
import { startDemo } from '../../../tools/start-demo.ts';
import { launch } from '../lib/browser.mjs';
import { measureWall } from './measure-wall.mjs';
import { serveForms } from './serve-forms.mjs';

// npm --prefix tests/bench run paywall: the time from the navigation to a wall, compared with the same page if all its
// steps are sequential. See docs/benchmark.md.

/** Maximum ratio of the wall's time to that of another form. */
const TARGET = 0.6;

const FORMS = ['together', 'with priority', 'in steps', 'one by one'];
/** Maximum ratio of the wall's time to that with priority: above it the priority would be worth a later first paint. */
const WORTH = 1.05;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    campaign: { type: 'string', default: 'hard-none' },
    /** Prints the requests to the server in the last round. */
    waterfall: { type: 'boolean', default: false },
  },
});

const demo = await startDemo();
const server = await serveForms(demo.origin);
const browser = await launch([`--ignore-certificate-errors-spki-list=${server.pin}`]);
try {
  const address = `${server.origin}/demo/betaalmuur/${values.campaign}/`;
  const runs = Object.fromEntries(FORMS.map((name) => [name, []]));
  // Once in advance, so that the server has everything in memory.
  for (const name of FORMS) {
    server.setForm(name);
    await measureWall(browser, address);
  }
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const name of round % 2 ? [...FORMS].reverse() : FORMS) {
      server.setForm(name);
      runs[name].push(await measureWall(browser, address));
    }
  }
  const times = (name, what) => runs[name].map((run) => run[what]);
  const wall = (name) => median(times(name, 'wall'));
  console.log('| form | wall (ms) | fastest | slowest | first paint (ms) | shift |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const name of FORMS) {
    const walls = times(name, 'wall');
    const cells = [wall(name), Math.min(...walls), Math.max(...walls), median(times(name, 'paint'))];
    const shift = Math.max(...times(name, 'shift')).toFixed(4);
    console.log(`| ${[name, ...cells.map(Math.round), shift].join(' | ')} |`);
  }
  const later = wall('together') / wall('with priority');
  console.log(
    `\nThe wall takes ${later.toFixed(2)} of its time with priority; above ${WORTH} its scripts should have one.`,
  );
  for (const other of FORMS.slice(2)) {
    const ratio = wall('together') / wall(other);
    const verdict = ratio <= TARGET ? 'met' : 'missed';
    console.log(`\nTogether takes ${ratio.toFixed(2)} of ${other}; target ${TARGET}: ${verdict}.`);
  }
  if (values.waterfall) for (const name of FORMS) printWaterfall(name, runs[name].at(-1));
} finally {
  await browser.close();
  server.close();
  demo.stop();
}

function printWaterfall(name, { calls, wall }) {
  console.log(`\n${name}: ms from, until, bytes; the wall at ${Math.round(wall)}`);
  for (const { name: path, start, end, bytes } of calls) {
    const columns = [start, end, bytes].map((value) => String(Math.round(value)).padStart(6));
    if (start <= wall) console.log(`${columns.join(' ')}  ${path}`);
  }
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
