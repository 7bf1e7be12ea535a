import type { Failure } from './failures.ts';

/** The number of files, and of tests, that a run lists as its slowest. */
const SHOWN = 20;

/** A test that ran. */
export interface TimedTest {
  readonly file: string;
  /** The file and the title. */
  readonly name: string;
  /** The total time of all attempts, in ms. */
  readonly ms: number;
}

/** The output of Vitest's `json` reporter, with the fields that are read. */
export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** The reason why the file itself failed, such as a missing import. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly duration?: number | null;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/**
 * Returns the lines about the slowest files and tests for the end of a run.
 * @param tests name: file and title; ms: the total time of all attempts
 * @returns the lines; empty if no test ran
 */
export function describeSlowest(tests: readonly TimedTest[]): string[] {
  if (tests.length === 0) return [];
  const byFile = new Map<string, number>();
  for (const { file, ms } of tests) byFile.set(file, (byFile.get(file) ?? 0) + ms);
  return [
    'The slowest files, in seconds of their tests:',
    ...longest([...byFile].map(([name, ms]) => ({ name, ms }))),
    'The slowest tests:',
    ...longest(tests),
  ];
}

function longest(timed: readonly Pick<TimedTest, 'name' | 'ms'>[]): string[] {
  return [...timed]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SHOWN)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(8)}  ${name}`);
}

/**
 * Reads Vitest's JSON report.
 * @param report the output of Vitest's `json` reporter
 * @param root the folder from which file names start
 * @returns the tests that ran
 */
export function readUnitTimes(report: UnitReport, root: string): TimedTest[] {
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
    return assertionResults.flatMap(({ ancestorTitles, title, duration }) =>
      typeof duration === 'number'
        ? [{ file, name: [file, ...ancestorTitles, title].join(' › '), ms: duration }]
        : [],
    );
  });
}

/**
 * Reads the failures from Vitest's JSON report.
 * @param report the output of Vitest's `json` reporter
 * @param root the folder from which file names start
 * @returns the tests that failed, and the files that failed before their first test
 */
export function readUnitFailures(report: UnitReport, root: string): Failure[] {
  return report.testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = name.startsWith(`${root}/`) ? name.slice(root.length + 1) : name;
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        name: [file, ...ancestorTitles, title].join(' › '),
        message: failureMessages?.join('\n') ?? '',
      }));
    return failed.length === 0 && status === 'failed' ? [{ name: file, message }] : failed;
  });
}
