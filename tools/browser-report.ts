import { stripVTControlCharacters } from 'node:util';

/**
 * The share of a run's browser tests that may be unstable: more of them fail the run. On a busy machine a browser stops
 * drawing now and then, whatever it shows.
 */
const MAX_UNSTABLE_SHARE = 0.01;

/** What the fixtures note how often a test opened a page by; see tests/e2e/support/count-loads.ts. */
const PAGE_LOADS = 'page loads';

/** What they note by how many milliseconds the test's first bare page took. */
const BARE_LOAD = 'bare load';

/** A suite of Playwright's JSON report, as far as it is read. */
export interface Suite {
  readonly file: string;
  readonly title?: string;
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

/** What Playwright's `json` reporter writes, as far as it is read. */
export interface BrowserReport {
  readonly suites: readonly Suite[];
  readonly errors?: readonly unknown[];
}

/** A browser test that ran. */
export interface ReportedTest {
  /** From the folder of the browser tests. */
  readonly file: string;
  /** File and title. */
  readonly name: string;
  readonly status: string;
  /** The time of all of its tries. */
  readonly ms: number;
  /** How often the last try opened a page. */
  readonly loads: number;
  /** How long its first bare page took to load, in ms; undefined if it opened none. */
  readonly bareLoad: number | undefined;
  /** Why it was left out; undefined if it was not. */
  readonly skipped: string | undefined;
  /** What its last try threw; empty if it threw nothing. */
  readonly message: string;
}

/**
 * Reads Playwright's JSON report. A test that fails and passes in the fresh browser of its second try is unstable: it
 * counts as passed, unless more than one in a hundred are. One unstable test never fails a run, however few ran.
 * @param report what Playwright's `json` reporter writes, of a run with one retry
 * @returns unstable: file and title of each unstable test, in the report's order; mostUnstable: how many of
 *   them this run allows; tests: all of them, with the time of all of their tries and how often the last one opened a page
 */
export function readBrowserReport(report: BrowserReport): {
  passed: number;
  failed: number;
  unstable: string[];
  mostUnstable: number;
  tests: ReportedTest[];
} {
  const tests = report.suites.flatMap((suite) => testsOf(suite, []));
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  const unstable = tests.filter(({ status }) => status === 'flaky').map(({ name }) => name);
  const ran = tests.filter(({ status }) => status !== 'skipped').length;
  const mostUnstable = Math.max(1, Math.floor(ran * MAX_UNSTABLE_SHARE));
  const areTooMany = unstable.length > mostUnstable;
  return {
    passed: count('expected') + (areTooMany ? 0 : unstable.length),
    // Errors outside of tests, such as a file that does not parse, fail the run as well.
    failed: count('unexpected') + (areTooMany ? unstable.length : 0) + (report.errors?.length ?? 0),
    unstable,
    mostUnstable,
    tests,
  };
}

/**
 * The lines about unstable tests for the end of a run.
 * @param unstable names of tests
 * @param mostUnstable how many the run allows
 * @returns empty if there are none
 */
export function describeUnstable(unstable: readonly string[], mostUnstable: number): string[] {
  if (unstable.length === 0) return [];
  const verdict =
    unstable.length > mostUnstable
      ? `more than ${mostUnstable}, so they count as failed`
      : 'look for the cause';
  return [
    `Unstable: passed only in a second, fresh browser (${verdict}):`,
    ...unstable.map((name) => `  ${name}`),
  ];
}

/**
 * The lines about tests that were left out, for the end of a run: each reason once, with how many tests it is the reason of.
 * @returns empty if none was
 */
export function describeSkipped(tests: readonly ReportedTest[]): string[] {
  const counts = new Map<string, number>();
  for (const { skipped } of tests) {
    if (skipped !== undefined) counts.set(skipped, (counts.get(skipped) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `Left out: ${count} browser tests. ${reason}`);
}

/** The tests of a suite and of those in it. */
function testsOf({ file, specs = [], suites = [] }: Suite, titles: readonly string[]): ReportedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results, annotations = [] }) => ({
      file,
      name: [file, ...titles, title].join(' › '),
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      skipped:
        status === 'skipped'
          ? (annotations.find(({ type }) => type === 'skip')?.description ?? '')
          : undefined,
      message: stripVTControlCharacters(results.at(-1)?.error?.message ?? ''),
      loads: noted(PAGE_LOADS, annotations) ?? 0,
      bareLoad: noted(BARE_LOAD, annotations),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title ?? '']))];
}

/** The number that a test's last try noted. */
function noted(
  wanted: string,
  annotations: readonly { readonly type: string; readonly description?: string }[],
): number | undefined {
  const description = annotations.findLast(({ type }) => type === wanted)?.description;
  return description === undefined ? undefined : Number(description);
}
