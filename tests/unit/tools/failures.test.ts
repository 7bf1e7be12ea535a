import { describe, expect, it } from 'vitest';
import { readBrowserReport } from '../../../tools/browser-report.ts';
import { describeFailures } from '../../../tools/failures.ts';
import { readUnitFailures } from '../../../tools/slowest.ts';

describe('the lines about failures', () => {
  it('are each name and the first lines of its message', () => {
    const message = ['expected 1 to be 2', '', ...Array.from({ length: 9 }, (_, line) => `at ${line}`)].join(
      '\n',
    );
    expect(
      describeFailures([
        { name: 'quiz.test.ts › opens', message },
        { name: 'lint', message: '' },
      ]),
    ).toEqual([
      'Failed:',
      '  quiz.test.ts › opens',
      '    expected 1 to be 2',
      ...[0, 1, 2, 3, 4].map((line) => `    at ${line}`),
      '  lint',
    ]);
  });

  it('are none if nothing failed', () => {
    expect(describeFailures([])).toEqual([]);
  });
});

it('reads the unit tests that failed, and the files that failed before their first test', () => {
  const test = (title: string, status: string) => ({
    ...{ ancestorTitles: ['a quiz'], title, status },
    failureMessages: status === 'failed' ? ['no question'] : [],
  });
  const report = {
    testResults: [
      {
        ...{ name: '/here/tests/unit/quiz.test.ts', status: 'failed' },
        assertionResults: [test('opens', 'passed'), test('closes', 'failed')],
      },
      {
        ...{ name: '/here/tests/unit/tour.test.ts', status: 'failed', message: 'no such module' },
        assertionResults: [],
      },
      {
        name: '/here/tests/unit/menu.test.ts',
        status: 'passed',
        assertionResults: [test('opens', 'passed')],
      },
    ],
  };
  expect(readUnitFailures(report, '/here')).toEqual([
    { name: 'tests/unit/quiz.test.ts › a quiz › closes', message: 'no question' },
    { name: 'tests/unit/tour.test.ts', message: 'no such module' },
  ]);
});

it('has what the last try of a browser test threw, without colours', () => {
  const tests = [
    {
      status: 'unexpected',
      results: [
        { duration: 1, error: { message: 'first' } },
        { duration: 1, error: { message: '\u001b[31mno button\u001b[39m' } },
      ],
    },
  ];
  const report = {
    suites: [{ file: 'quiz.spec.ts', title: 'quiz.spec.ts', specs: [{ title: 'opens', tests }] }],
  };
  expect(readBrowserReport(report).tests[0]).toMatchObject({ message: 'no button' });
});
