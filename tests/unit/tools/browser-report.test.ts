import { describe, expect, it } from 'vitest';
import {
  describeSkipped,
  describeUnstable,
  readBrowserReport,
  type Suite,
} from '../../../tools/browser-report.ts';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** A test in Playwright's report, with the duration of each attempt in ms. */
const spec = (title: string, status: Status, ...tries: number[]) => ({
  title,
  tests: [{ status, results: tries.map((duration) => ({ duration })) }],
});

const file = (
  name: string,
  specs: NonNullable<Suite['specs']>,
  suites: readonly Omit<Suite, 'file'>[] = [],
) => ({
  title: name,
  file: name,
  specs,
  suites: suites.map((suite) => ({ file: name, ...suite })),
});

const flaky = (count: number) =>
  Array.from({ length: count }, (_, index) => spec(`shows ${index}`, 'flaky', 30_000, 500));

describe('a report of browser tests', () => {
  it('counts passed and failed tests, in nested suites too, and leaves skipped ones out', () => {
    const report = {
      suites: [
        file(
          'quiz.spec.ts',
          [spec('opens', 'expected', 100), spec('closes', 'unexpected', 100, 100)],
          [{ title: 'with a keyboard', specs: [spec('opens', 'expected', 100), spec('waits', 'skipped')] }],
        ),
      ],
    };
    expect(readBrowserReport(report)).toMatchObject({ passed: 2, failed: 1, unstable: [] });
  });

  it('counts an unstable test as passed and names it with its file and its suites', () => {
    const report = {
      suites: [file('quiz.spec.ts', [], [{ title: 'with a keyboard', specs: flaky(1) }])],
    };
    expect(readBrowserReport(report)).toMatchObject({
      passed: 1,
      failed: 0,
      unstable: ['quiz.spec.ts › with a keyboard › shows 0'],
    });
  });

  it('says why tests were left out', () => {
    const description = 'The bench needs packages: apt-get install wordpress';
    const left = (title: string) => ({
      title,
      tests: [{ status: 'skipped', results: [], annotations: [{ type: 'skip', description }] }],
    });
    const report = {
      suites: [file('wordpress.spec.ts', [left('a'), left('b'), spec('c', 'expected', 100)])],
    };
    expect(describeSkipped(readBrowserReport(report).tests)).toEqual([
      `Left out: 2 browser tests. ${description}`,
    ]);
  });

  it.each([
    { stable: 1, unstable: 1, passed: 2, failed: 0 },
    { stable: 1, unstable: 2, passed: 1, failed: 2 },
    { stable: 395, unstable: 4, passed: 395, failed: 4 },
    { stable: 396, unstable: 4, passed: 400, failed: 0 },
    { stable: 395, unstable: 5, passed: 395, failed: 5 },
  ])('$unstable unstable tests beside $stable: $passed passed, $failed failed', (row) => {
    const { stable, unstable, passed, failed } = row;
    const passing = Array.from({ length: stable }, (_, index) => spec(`opens ${index}`, 'expected', 100));
    const report = { suites: [file('quiz.spec.ts', [...passing, ...flaky(unstable)])] };
    const read = readBrowserReport(report);
    expect(read).toMatchObject({ passed, failed });
    expect(read.unstable).toHaveLength(unstable);
  });

  it('allows one unstable test in a hundred of those that ran', () => {
    const passing = Array.from({ length: 299 }, (_, index) => spec(`opens ${index}`, 'expected', 100));
    const skipped = Array.from({ length: 200 }, (_, index) => spec(`waits ${index}`, 'skipped'));
    const report = { suites: [file('quiz.spec.ts', [...passing, ...skipped, ...flaky(1)])] };
    expect(readBrowserReport(report)).toMatchObject({ mostUnstable: 3 });
  });

  it('reads how often the last try of a test opened a page, and how long its bare page took', () => {
    const annotations = ['page loads', 'bare load'].flatMap((type) =>
      [2, 3].map((number) => ({ type, description: String(number) })),
    );
    const { title, tests } = spec('opens', 'expected', 100);
    const counted = { title, tests: tests.map((test) => ({ ...test, annotations })) };
    const report = { suites: [file('quiz.spec.ts', [counted, spec('closes', 'expected', 100)])] };
    const read = readBrowserReport(report).tests;
    expect(read.map(({ loads, bareLoad }) => [loads, bareLoad])).toEqual([
      [3, 3],
      [0, undefined],
    ]);
  });

  it('counts errors outside of tests as failed', () => {
    expect(readBrowserReport({ suites: [], errors: [{ message: 'SyntaxError' }] })).toMatchObject({
      passed: 0,
      failed: 1,
    });
  });

  it('gives each test the time of all of its tries', () => {
    const report = { suites: [file('quiz.spec.ts', [spec('opens', 'flaky', 900, 340)])] };
    expect(readBrowserReport(report).tests).toMatchObject([
      { file: 'quiz.spec.ts', name: 'quiz.spec.ts › opens', ms: 1240 },
    ]);
  });
});

describe('the lines about unstable tests', () => {
  it.each([
    { count: 0, lines: [] },
    { count: 1, lines: [/look for the cause/, /^ {2}test 0$/] },
    {
      count: 4,
      lines: [/more than 3, so they count as failed/, /test 0/, /test 1/, /test 2/, /test 3/],
    },
  ])('$count unstable: one line each under a heading', ({ count, lines }) => {
    const described = describeUnstable(
      Array.from({ length: count }, (_, index) => `test ${index}`),
      3,
    );
    expect(described).toEqual(lines.map((line) => expect.stringMatching(line)));
  });
});
