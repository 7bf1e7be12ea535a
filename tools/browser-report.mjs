/** More unstable tests than this fail the run: one browser in a thousand stops drawing, not four in a run. */
export const MAX_UNSTABLE = 3;

/**
 * Reads Playwright's JSON report. A test that fails and passes in the fresh browser of its second try is unstable: it
 * counts as passed, unless more than {@link MAX_UNSTABLE} are.
 * @param {object} report what Playwright's `json` reporter writes, of a run with one retry
 * @returns {{ passed: number, failed: number, unstable: string[], tests: { file: string, name: string, ms: number }[] }}
 *   unstable: file and title of each unstable test, in the report's order; tests: all of them, with the time of all of
 *   their tries
 */
export function readBrowserReport(report) {
  const tests = report.suites.flatMap((suite) => testsOf(suite, []));
  const count = (status) => tests.filter((test) => test.status === status).length;
  const unstable = tests.filter(({ status }) => status === 'flaky').map(({ name }) => name);
  const areTooMany = unstable.length > MAX_UNSTABLE;
  return {
    passed: count('expected') + (areTooMany ? 0 : unstable.length),
    // Errors outside of tests, such as a file that does not parse, fail the run as well.
    failed: count('unexpected') + (areTooMany ? unstable.length : 0) + (report.errors?.length ?? 0),
    unstable,
    tests,
  };
}

/**
 * The lines about unstable tests for the end of a run.
 * @param {string[]} unstable names of tests
 * @returns {string[]} empty where there are none
 */
export function describeUnstable(unstable) {
  if (unstable.length === 0) return [];
  const verdict =
    unstable.length > MAX_UNSTABLE
      ? `more than ${MAX_UNSTABLE}, so they count as failed`
      : 'look for the cause';
  return [
    `Unstable: passed only in a second, fresh browser (${verdict}):`,
    ...unstable.map((name) => `  ${name}`),
  ];
}

/** The tests of a suite and of those in it. */
function testsOf({ file, specs = [], suites = [] }, titles) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      name: [file, ...titles, title].join(' › '),
      status,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title]))];
}
