import { stripVTControlCharacters } from 'node:util';

/**
 * The maximum share of a run's browser tests that may be unstable; more of them fail the run. On a busy machine a
 * browser sometimes stops drawing.
 */
const MAX_UNSTABLE_SHARE = 0.01;

/** The type of the annotation with the number of pages that a test opened; see tests/e2e/support/count-loads.ts. */
const PAGE_LOADS = 'page loads';

/** The type of the annotation with the load time in ms of the test's first bare page. */
const BARE_LOAD = 'bare load';

/** A suite in Playwright's JSON report, with the fields that are read. */
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

/** The output of Playwright's `json` reporter, with the fields that are read. */
export interface BrowserReport {
  readonly suites: readonly Suite[];
  readonly errors?: readonly unknown[];
}

/** A browser test that ran. */
export interface ReportedTest {
  /** The path from the folder of the browser tests. */
  readonly file: string;
  /** The file and the title. */
  readonly name: string;
  readonly status: string;
  /** The total time of all attempts, in ms. */
  readonly ms: number;
  /** The number of pages that the last attempt opened. */
  readonly loads: number;
  /** The load time of its first bare page in ms; undefined if it opened none. */
  readonly bareLoad: number | undefined;
  /** The reason why it was skipped; undefined if it was not. */
  readonly skipped: string | undefined;
  /** The error of its last attempt; empty if there was none. */
  readonly message: string;
}

/**
 * Reads Playwright's JSON report. A test that fails but passes in the fresh browser of its second attempt is unstable:
 * it counts as passed, unless more than one in a hundred are. One unstable test never fails a run, however few ran.
 * @param report the output of Playwright's `json` reporter for a run with one retry
 * @returns unstable: file and title of each unstable test, in the report's order; mostUnstable: the number of them that
 *   this run allows; tests: all tests, with the total time of their attempts and the number of pages that the last one
 *   opened
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
 * Returns the lines about unstable tests for the end of a run.
 * @param unstable names of tests
 * @param mostUnstable the number that the run allows
 * @returns the lines; empty if there are none
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
 * Returns the lines about skipped tests for the end of a run: each reason once, with the number of its tests.
 * @returns the lines; empty if there are none
 */
export function describeSkipped(tests: readonly ReportedTest[]): string[] {
  const counts = new Map<string, number>();
  for (const { skipped } of tests) {
    if (skipped !== undefined) counts.set(skipped, (counts.get(skipped) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `Left out: ${count} browser tests. ${reason}`);
}

/** The tests of a suite and of the suites inside it. */
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

/** The number in an annotation of a test's last attempt. */
function noted(
  wanted: string,
  annotations: readonly { readonly type: string; readonly description?: string }[],
): number | undefined {
  const description = annotations.findLast(({ type }) => type === wanted)?.description;
  return description === undefined ? undefined : Number(description);
}
