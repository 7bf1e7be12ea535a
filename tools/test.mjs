/**
 * Everything that CI checks, in order of speed. Ends with a line `N passed, N failed`; the lines before it name the
 * slowest files and tests, and the browser tests that passed only at their second try.
 *
 * node tools/test.mjs                  all steps
 * node tools/test.mjs unit e2e         only the named ones
 * node tools/test.mjs --changed[=REF]  what the changes since the last commit, or since another one, can reach
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeCssTypes } from '../build/css-types.mjs';
import { describeUnstable, readBrowserReport } from './browser-report.mjs';
import { reachedBrowserTests } from './changed/browser-tests.mjs';
import { changedFiles } from './changed/changed-files.mjs';
import { readTestGraph } from './changed/test-graph.mjs';
import { ensureChromium } from './chromium.mjs';
import { describeSlowest, readUnitTimes } from './slowest.mjs';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
/** What the last check of the types found: the next one reads only what changed. */
const CHECKED_TYPES = '.cache/types.tsbuildinfo';

/** All steps, in order. */
const allSteps = {
  types: () => {
    writeCssTypes(root);
    return command('tsc', ['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', CHECKED_TYPES]);
  },
  lint: () => command('biome', ['ci', '--error-on-warnings']),
  'import rules': async () => (await import('./import-rules.mjs')).checkImportRules(),
  'unused code': () => command('knip', []),
  build: () => command(process.execPath, ['build.mjs']),
  'contract version': async () => (await import('./contract-version.mjs')).checkContractVersion(),
  budgets: async () => (await import('../tests/budgets/check.mjs')).checkBudgets(),
  experiments: async () => (await import('./experiments.mjs')).checkExperiments(),
  docs: async () => (await import('./docs.mjs')).checkDocs(),
  requirements: async () => (await import('./requirements.mjs')).checkRequirements(),
  links: async () => (await import('./links.mjs')).checkLinks(),
  unit: () => unit(),
  e2e: () => e2e(),
};

const { wanted, since } = readArguments(process.argv.slice(2));
const steps = since ? await changedSteps(since) : allSteps;
const totals = { passed: 0, failed: 0 };
/** The unit and browser tests that ran, with their times. */
const timed = [];
/** Lines for the end of the run. */
const closing = [];
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
for (const [name, step] of Object.entries(steps)) {
  if (wanted.length && !wanted.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const since = performance.now();
  const { passed, failed } = await attempt(step);
  totals.passed += passed;
  totals.failed += failed;
  console.log(
    `${name}: ${passed} passed, ${failed} failed (${((performance.now() - since) / 1000).toFixed(1)} s)`,
  );
}
closing.unshift(...describeSlowest(timed));
if (closing.length > 0) console.log(`\n${closing.join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed || !totals.passed ? 1 : 0;

async function attempt(step) {
  try {
    return await step();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

/** A tool without a count of its own counts as one test. */
function command(tool, args, options = {}) {
  const isNode = tool === process.execPath;
  const path = isNode ? tool : join(root, 'node_modules/.bin', tool);
  const { status, error } = spawnSync(path, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) throw error;
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function readArguments(given) {
  const changed = given.find((argument) => /^--changed(=|$)/.test(argument));
  return {
    wanted: given.filter((argument) => argument !== changed),
    since: changed && (changed.split('=')[1] || 'HEAD'),
  };
}

/** The steps for the loop at one's desk: those that a change can reach. The rules over all files are left to CI. */
async function changedSteps(ref) {
  const { present, deleted } = changedFiles(root, ref);
  const all = [...present, ...deleted];
  const browserTests = reachedBrowserTests(all, await readTestGraph(root));
  console.log(`${all.length} files changed; browser tests: ${browserTests ?? 'none'}`);
  if (all.length === 0) return {};
  const { types, build, budgets } = allSteps;
  return {
    types,
    lint: () => command('biome', ['ci', '--error-on-warnings', '--no-errors-on-unmatched', ...present]),
    'import rules': allSteps['import rules'],
    unit: () => unit(['related', ...present]),
    ...(browserTests && {
      build,
      budgets,
      e2e: () => e2e(browserTests === 'all' ? [] : ['--grep', browserTests.source]),
    }),
  };
}

/** @param {string[]} [which] Vitest's command, and files that the tests are related to */
function unit(which = []) {
  const report = join(results, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  command('vitest', [...which, '--run', '--passWithNoTests', ...reporters]);
  const read = JSON.parse(readFileSync(report, 'utf8'));
  timed.push(...readUnitTimes(read, root));
  const { numPassedTests, numFailedTests, numFailedTestSuites } = read;
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

/** @param {string[]} [which] options of Playwright that choose tests */
function e2e(which = []) {
  ensureChromium();
  const exit = command('playwright', ['test', ...which]);
  const read = readBrowserReport(JSON.parse(readFileSync(join(results, 'report.json'), 'utf8')));
  timed.push(...read.tests);
  closing.push(...describeUnstable(read.unstable, read.mostUnstable));
  return { passed: read.passed, failed: Math.max(read.failed, exit.failed) };
}
