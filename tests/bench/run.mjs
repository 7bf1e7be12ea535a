import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tryFaults } from './faults/try-faults.mjs';
import { launch } from './lib/browser.mjs';
import { buildContestants, sizesOf } from './lib/build-contestants.mjs';
import { measureLoad } from './lib/measure-load.mjs';
import { measureRounds } from './lib/measure-rounds.mjs';
import { MEASURES, medians, ROUND_MEASURES } from './lib/measures.mjs';
import { readOptions } from './lib/options.mjs';
import { pageHtml } from './lib/page.mjs';
import { writeReport } from './lib/report.mjs';
import { hooksOf, scenarios, sentAlong } from './lib/scenarios.mjs';
import { startServer } from './lib/server.mjs';
import { judge } from './lib/verdicts.mjs';
import { TARGET_PROFILE, TARGETS } from './targets.mjs';

// npm --prefix tests/bench start: this loader and others in a real browser. See docs/benchmark.md.

const ROUNDS_OF_MOUNTING = 100;

const here = dirname(fileURLToPath(import.meta.url));
const project = join(here, '../..');

const options = commandLine();
const contestants = (await buildContestants(here, join(project, '.cache/bench'))).filter(({ name }) =>
  options.contestants.includes(name),
);
const server = await startServer(join(project, '.cache/bench'));
const environment = {
  chromium: await chromiumVersion(),
  cpu: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`,
  started: new Date().toISOString(),
  rounds: options.rounds,
};

try {
  const loads = await measureLoads();
  const rounds = options.memory ? await measureMemory() : [];
  const faults = options.faults
    ? await withBrowser((browser) => tryFaults(browser, server, contestants))
    : [];
  const onTarget = loads.filter(({ profile }) => profile === TARGET_PROFILE);
  const verdicts = judge(TARGETS, onTarget);
  const text = writeReport(join(project, 'bench-results'), {
    environment,
    sizes: sizesOf(contestants),
    loads,
    rounds,
    verdicts,
    faults,
  });
  console.log(text);
  const missed = verdicts.filter(({ ok }) => !ok).length;
  console.log(
    `${verdicts.length - missed} of ${verdicts.length} targets reached; see bench-results/bench.md.`,
  );
} finally {
  await server.close();
}

function commandLine() {
  try {
    return readOptions(process.argv.slice(2));
  } catch ({ message }) {
    console.log(message);
    process.exit(2);
  }
}

/** Each round measures every page once, contestant after contestant, with the order rotated by one. */
async function measureLoads() {
  const runs = scenarios(contestants, options).map((scenario) => ({ ...scenario, results: [] }));
  for (let round = 0; round < options.rounds; round++) {
    progress(`round ${round + 1} of ${options.rounds}`);
    const order = [...runs.slice(round % runs.length), ...runs.slice(0, round % runs.length)];
    await withBrowser(async (browser) => {
      for (const run of order)
        run.results.push(await measureLoad(browser, { ...run, address: publish(run) }));
    });
  }
  return runs.map(({ contestant, results, ...scenario }) => ({
    ...scenario,
    contestant: contestant.name,
    label: contestant.label,
    medians: medians(results, MEASURES),
    results,
  }));
}

async function measureMemory() {
  const rows = [];
  for (const way of ['api', 'dom']) {
    for (const contestant of contestants) {
      progress(`rounds of mounting, ${way}, ${contestant.name}`);
      const scenario = { contestant, set: 'widgets', mode: 'now', n: 10 };
      const run = { address: publish(scenario), n: scenario.n, rounds: ROUNDS_OF_MOUNTING, way };
      const result = await withBrowser((browser) => measureRounds(browser, run));
      const { n, rounds } = run;
      rows.push({
        contestant: contestant.name,
        label: contestant.label,
        way,
        n,
        rounds,
        medians: medians([result], ROUND_MEASURES),
      });
    }
  }
  return rows;
}

/** Puts a scenario's page on the server. @returns its address */
function publish({ contestant, set, mode, n }) {
  const path = `/${contestant.name}/${set}/${mode}/${n}`;
  const head = contestant.head(mode, sentAlong({ set, n, mode }));
  return server.publish(path, pageHtml({ head, hooks: hooksOf({ set, n }) }));
}

async function withBrowser(work) {
  const browser = await launch();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function chromiumVersion() {
  return withBrowser((browser) => `Chromium ${browser.version()}`);
}

function progress(text) {
  process.stderr.write(`${text}\n`);
}
