/**
 * npm --prefix tests/bench run pages: the cost of each page type of the demo, for docs/performance.md, which it
 * updates. It needs a build in dist/; let nothing else run on the machine.
 *
 * node tests/bench/pages/run.mjs three loads of each page with the product and three without it, alternating, and three
 * with a trace node tests/bench/pages/run.mjs --rounds=1 fewer node tests/bench/pages/run.mjs --print prints the table
 * only
 */
import { parseArgs } from 'node:util';
import { findAddresses } from '../../../tools/pictures/pages.ts';
import { startDemo } from '../../../tools/start-demo.ts';
import { launch } from '../lib/browser.mjs';
import { PROFILES } from '../lib/profiles.mjs';
import { writeMeasured } from '../lib/write-measured.mjs';
import { measureBlocking, measurePage } from './measure-page.mjs';
import { PAGE_TYPES } from './page-types.mjs';
import { medianLoad, tableOf } from './table.mjs';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, print: { type: 'boolean' } },
});

const demo = await startDemo();
const browser = await launch(['--no-sandbox']);
try {
  const frontPage = await (await fetch(demo.origin)).text();
  const pages = [];
  for (const { name, path } of findAddresses(PAGE_TYPES, frontPage)) {
    const [loads, bare] = [[], []];
    for (let round = 0; round < Number(values.rounds); round++) {
      const address = demo.origin + path;
      loads.push({ ...(await measurePage(browser, address)), ...(await measureBlocking(browser, address)) });
      bare.push(await measurePage(browser, address, { isBare: true }));
    }
    pages.push({ name, cost: medianLoad(loads), bare: medianLoad(bare) });
    console.error(`${name} is measured.`);
  }
  const day = new Date().toISOString().slice(0, 10);
  const caption = `Measured on ${day}: ${PROFILES.slow.label}, medians of ${values.rounds}, Chromium ${browser.version()}.`;
  const measured = `${caption}\n\n${tableOf(pages)}`;
  if (values.print) console.log(measured);
  else writeMeasured('measured', measured);
} finally {
  await browser.close();
  demo.stop();
}
