/**
 * npm --prefix tests/bench run inp: how long interactions take on a slow phone, for docs/performance.md, whose table it
 * updates. It needs a build in dist/; let nothing else run on the machine.
 *
 * node tests/bench/inp/run.mjs five presses of each kind, and five with a trace, each in a new page node
 * tests/bench/inp/run.mjs --rounds=1 fewer node tests/bench/inp/run.mjs --only=save one kind node
 * tests/bench/inp/run.mjs --print prints the table only
 */
import { parseArgs } from 'node:util';
import { findAddresses } from '../../../tools/pictures/pages.ts';
import { startDemo } from '../../../tools/start-demo.ts';
import { launch } from '../lib/browser.mjs';
import { markdownTable, writeMeasured } from '../lib/write-measured.mjs';
import { INTERACTIONS } from './interactions.mjs';
import { measureInteraction, SLOWDOWN } from './measure-interaction.mjs';

/** A logged-in visitor, who can do all of them. */
const VISITOR = '?visitor=subscribed';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' }, print: { type: 'boolean' } },
});

const demo = await startDemo();
const browser = await launch(['--no-sandbox']);
try {
  const frontPage = await (await fetch(demo.origin)).text();
  const rows = [];
  for (const interaction of findAddresses(INTERACTIONS, frontPage)) {
    const { name, path } = interaction;
    if (values.only !== undefined && values.only !== name) continue;
    const found = [];
    for (let round = 0; round < Number(values.rounds); round++) {
      found.push(await measureInteraction(browser, demo.origin + path + VISITOR, interaction));
    }
    const sorted = (key) => found.map((one) => one[key]).toSorted((one, other) => one - other);
    const median = (key) => Math.round(sorted(key)[Math.floor(found.length / 2)]);
    rows.push([name, median('duration'), Math.round(sorted('duration').at(-1)), median('thread'), median('longest')]);
    console.error(`${name} is measured.`);
  }
  const titles = ['press', 'until the next paint, ms: median', 'slowest', 'thread, ms', 'longest task, ms'];
  const day = new Date().toISOString().slice(0, 10);
  const caption = `Measured on ${day}: ${SLOWDOWN}x CPU, ${values.rounds} presses each, Chromium ${browser.version()}.`;
  const measured = `${caption}\n\n${markdownTable(titles, rows)}`;
  if (values.print || values.only) console.log(measured);
  else writeMeasured('inp', measured);
} finally {
  await browser.close();
  demo.stop();
}
