/**
 * Runs everything that CI checks. Ends with a line `N passed, N failed`; the lines before it name the slowest files and
 * tests, the browser tests that passed only at their second attempt, and the failures.
 *
 * npx tsx tools/test.ts all steps npx tsx tools/test.ts unit e2e only the named ones npx tsx tools/test.ts quick types,
 * lint, the product's unit tests, and the newspaper's main pages in a browser npx tsx tools/test.ts --changed[=REF]
 * what the changes since the last commit, or since another one, can affect
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserReport,
  describeSkipped,
  describeUnstable,
  readBrowserReport,
} from './browser-report.ts';
import { budgetFaults, inBareLoads, pageLoads } from './budgets/test-budgets.ts';
import { reachedBrowserTests } from './changed/browser-tests.ts';
import { changedFiles } from './changed/changed-files.ts';
import { readTestGraph } from './changed/test-graph.ts';
import { ensureChromium } from './chromium.ts';
import { describeFailures, type Failure } from './failures.ts';
import {
  describeSlowest,
  readUnitFailures,
  readUnitTimes,
  type TimedTest,
  type UnitReport,
} from './slowest.ts';

const root = join(import.meta.dirname, '..');
const results = join(root, 'test-results');
/** The file with the results of the last type check, so that the next one only reads changed files. */
const CHECKED_TYPES = '.cache/types.tsbuildinfo';
/** The tag of the browser tests that `quick` runs. */
const QUICK = '@quick';
/** The unit tests that `quick` runs: those of the build and the tools, which build whole products, are left out. */
const PRODUCT_TESTS = ['core', 'demo', 'fixtures', 'widgets'].map((folder) => `tests/unit/${folder}`);

/** Numbers of tests, and the output of a tool if it was not shown at once. */
interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly output?: string;
  /** The failures, if the step knows more about them than their number. */
  readonly failures?: readonly Failure[];
}

type Step = () => Result | Promise<Result>;

/**
 * All steps, in order: the build, which the others read, then the browser tests, in parallel with all steps that need
 * no browser.
 */
const allSteps = {
  build: () => command(process.execPath, ['build.mjs']),
  e2e: () => e2e(),
  'same bytes': async () => (await import('./same-bytes.ts')).checkSameBytes(),
  types: async () => {
    (await import('../build/css-types.ts')).writeCssTypes(root);
    return command('tsc', ['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', CHECKED_TYPES]);
  },
  lint: () => command('biome', ['ci', '--error-on-warnings']),
  'unused code': () => command('knip', []),
  'import rules': async () => (await import('./import-rules.ts')).checkImportRules(),
  'contract version': async () => (await import('./contract-version.ts')).checkContractVersion(),
  'generated files': async () => (await import('./generated-files.ts')).checkGeneratedFiles(),
  budgets: async () => (await import('./budgets/check.ts')).checkBudgets(),
  experiments: async () => (await import('./experiments.ts')).checkExperiments(),
  docs: async () => (await import('./docs.ts')).checkDocs(),
  requirements: async () => (await import('./requirements.ts')).checkRequirements(),
  links: async () => (await import('./links.ts')).checkLinks(),
  'docs site': async () => (await import('./docs-site.ts')).checkDocsSite(),
  // These are last, because they alone use every core: the browser tests leave some time of two cores idle, and usually
  // end before them.
  unit: () => unit(),
};

/** The output of these steps is printed in one piece, because that of the browser tests may come at the same time. */
const BUFFERED = new Set(['build', 'same bytes', 'types', 'lint', 'unused code', 'unit']);
/**
 * The priority of steps that run in parallel with the browser tests, from -20 (highest) to 19. The browser tests leave
 * a tenth to a fifth of the processor time idle: with this priority the others use it and take little else.
 */
const LOW_PRIORITY = 10;

const { wanted, since } = readArguments(process.argv.slice(2));
const steps: Readonly<Record<string, Step>> = since
  ? await changedSteps(since)
  : wanted.includes('quick')
    ? quickSteps()
    : chosenSteps(wanted);
const totals = { passed: 0, failed: 0 };
/** The unit and browser tests that ran, with their times. */
const timed: TimedTest[] = [];
/** Lines for the end of the run. */
const closing: string[] = [];
/** The failures, which are repeated at the end of the run. */
const failures: Failure[] = [];
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
await runAll(['build']);
const inBrowser = runAll(['e2e']);
// Processes that are started from now on inherit it.
setPriority(LOW_PRIORITY);
await runAll(Object.keys(steps).filter((name) => name !== 'build' && name !== 'e2e'));
await inBrowser;
closing.unshift(...describeSlowest(timed));
closing.push(...describeFailures(failures));
if (closing.length > 0) console.log(`\n${closing.join('\n')}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed || !totals.passed ? 1 : 0;

/** Runs the wanted steps one after the other. */
async function runAll(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const step = steps[name];
    if (step) await run(name, step);
  }
}

async function run(name: string, step: Step): Promise<void> {
  const since = performance.now();
  const heading = `\n── ${name} ──`;
  if (!BUFFERED.has(name)) console.log(heading);
  const { passed, failed, output, failures: named = [] } = await attempt(step);
  if (failed > 0) failures.push(...(named.length > 0 ? named : [{ name, message: '' }]));
  if (BUFFERED.has(name)) console.log(`${heading}\n${output ?? ''}`.trimEnd());
  totals.passed += passed;
  totals.failed += failed;
  console.log(
    `${name}: ${passed} passed, ${failed} failed (${((performance.now() - since) / 1000).toFixed(1)} s)`,
  );
}

async function attempt(step: Step): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1 };
  }
}

/** A tool without a count of its own counts as one test. */
async function command(tool: string, args: readonly string[]): Promise<Result> {
  const { isFailed, output } = await execute(tool, args);
  return { passed: Number(!isFailed), failed: Number(isFailed), output };
}

/** Runs a tool and captures its output. */
function execute(tool: string, args: readonly string[]): Promise<{ isFailed: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(pathOf(tool), args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (status) => resolve({ isFailed: status !== 0, output }));
  });
}

/** Runs a tool that shows its progress. */
function show(tool: string, args: readonly string[]): Promise<{ isFailed: boolean }> {
  return new Promise((resolve, reject) => {
    const child = spawn(pathOf(tool), args, { cwd: root, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (status) => resolve({ isFailed: status !== 0 }));
  });
}

function pathOf(tool: string): string {
  return tool === process.execPath ? tool : join(root, 'node_modules/.bin', tool);
}

function readArguments(given: readonly string[]): { wanted: readonly string[]; since: string | undefined } {
  const changed = given.find((argument) => /^--changed(=|$)/.test(argument));
  return {
    wanted: given.filter((argument) => argument !== changed),
    since: changed && (changed.split('=')[1] || 'HEAD'),
  };
}

/** Returns the named steps; all steps if none is named. */
function chosenSteps(names: readonly string[]): Record<string, Step> {
  return Object.fromEntries(
    Object.entries(allSteps).filter(([name]) => names.length === 0 || names.includes(name)),
  );
}

/** The steps to run before a change is shown to others: they find most mistakes in a third of the time. */
function quickSteps(): Record<string, Step> {
  const { build, types, lint } = allSteps;
  return { build, types, lint, unit: () => unit(PRODUCT_TESTS), e2e: () => e2e(['--grep', QUICK]) };
}

/** The steps for local development: those that a change can affect. The rules over all files are left to CI. */
async function changedSteps(ref: string): Promise<Record<string, Step>> {
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

/** The report that Vitest writes about a run. */
interface UnitRun extends UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
}

/**
 * Runs the files with a document and those without one after each other: Node 20 may crash (SIGSEGV) where contexts of
 * `vmThreads` end in a process that still runs other threads.
 * @param which Vitest's command, and the files to which the tests are related
 */
async function unit(which: readonly string[] = []): Promise<Result> {
  const runs: UnitRun[] = [];
  let output = '';
  for (const projects of [['dom', 'zones'], ['node']]) {
    const report = join(results, `unit-${projects[0]}.json`);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const only = projects.flatMap((project) => ['--project', project]);
    const args = [...which, '--run', '--passWithNoTests', ...only, ...reporters];
    output += (await execute('vitest', args)).output;
    runs.push(JSON.parse(readFileSync(report, 'utf8')) as UnitRun);
  }
  for (const read of runs) timed.push(...readUnitTimes(read, root));
  const sum = (count: (run: UnitRun) => number) => runs.reduce((total, read) => total + count(read), 0);
  return {
    passed: sum(({ numPassedTests }) => numPassedTests),
    failed: sum(({ numFailedTests, numFailedTestSuites }) => numFailedTests || numFailedTestSuites),
    output,
    failures: runs.flatMap((read) => readUnitFailures(read, root)),
  };
}

/** @param which Playwright's options that select tests */
async function e2e(which: readonly string[] = []): Promise<Result> {
  ensureChromium();
  const { isFailed } = await show('playwright', ['test', ...which]);
  const read = readBrowserReport(
    JSON.parse(readFileSync(join(results, 'report.json'), 'utf8')) as BrowserReport,
  );
  timed.push(...read.tests);
  closing.push(...describeUnstable(read.unstable, read.mostUnstable), ...describeSkipped(read.tests));
  const faults = budgetFaults(read.tests);
  const loads = Object.entries(pageLoads(read.tests)).map(([folder, count]) => `${folder} ${count}`);
  console.log(`pages opened: ${loads.join(', ')}`);
  const length = inBareLoads(read.tests);
  if (length !== undefined) console.log(`as long as ${length} bare pages`);
  return {
    passed: read.passed,
    failed: Math.max(read.failed, Number(isFailed)) + faults.length,
    failures: [
      ...read.tests.filter(({ status }) => status === 'unexpected'),
      ...faults.map((name) => ({ name, message: '' })),
    ],
  };
}
