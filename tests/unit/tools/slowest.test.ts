import { describe, expect, it } from 'vitest';
import { describeSlowest, readUnitTimes } from '../../../tools/slowest.ts';

const timed = (file: string, title: string, ms: number) => ({ file, name: `${file} › ${title}`, ms });

describe('the lines about the slowest', () => {
  it('name files by the time of all of their tests, and single tests, slowest first', () => {
    expect(
      describeSlowest([
        timed('one.spec.ts', 'a', 900),
        timed('two.spec.ts', 'a', 600),
        timed('two.spec.ts', 'b', 700),
      ]),
    ).toEqual([
      expect.stringContaining('slowest files'),
      '     1.3  two.spec.ts',
      '     0.9  one.spec.ts',
      expect.stringContaining('slowest tests'),
      '     0.9  one.spec.ts › a',
      '     0.7  two.spec.ts › b',
      '     0.6  two.spec.ts › a',
    ]);
  });

  it('are twenty files and twenty tests at most, and none where nothing ran', () => {
    const tests = Array.from({ length: 30 }, (_, index) => timed(`${index}.spec.ts`, 'a', index));
    const lines = describeSlowest(tests);
    expect(lines).toHaveLength(2 * 21);
    expect(lines[1]).toContain('29.spec.ts');
    expect(describeSlowest([])).toEqual([]);
  });
});

it('reads the times of unit tests, and leaves skipped ones out', () => {
  const report = {
    testResults: [
      {
        name: '/here/tests/unit/quiz.test.ts',
        status: 'passed',
        assertionResults: [
          { ancestorTitles: ['a quiz'], title: 'opens', status: 'passed', duration: 12.5 },
          { ancestorTitles: [], title: 'waits', status: 'pending' },
        ],
      },
    ],
  };
  expect(readUnitTimes(report, '/here')).toEqual([
    { file: 'tests/unit/quiz.test.ts', name: 'tests/unit/quiz.test.ts › a quiz › opens', ms: 12.5 },
  ]);
});
