import { expect, it } from 'vitest';
import { checkExperiments, type Declaration, experimentFaults } from '../../../tools/experiments.ts';
import { takeLogged } from '../support/logged.ts';

const RIGHT = { owner: 'a team', purpose: 'Learns something.', endsOn: '2026-06-30' };
const LAST_DAY = new Date('2026-06-30T21:59:59Z');
const DAY_AFTER = new Date('2026-06-30T22:00:00Z');

function check(declarations: Record<string, Declaration>, now: Date) {
  const result = checkExperiments(declarations, now);
  return { ...result, messages: takeLogged(/^error/).map(([text]) => String(text)) };
}

it('lets a test run up to its last day in Amsterdam, and fails from the next', () => {
  const tests = { kop: RIGHT, later: { ...RIGHT, endsOn: '2027-01-01' } };
  expect(check(tests, LAST_DAY)).toMatchObject({ passed: 2, failed: 0, messages: [] });
  const after = check(tests, DAY_AFTER);
  expect(after).toMatchObject({ passed: 1, failed: 1 });
  expect(after.messages).toEqual([
    'core/user/experiments/experiments.ts: "kop": it ended on 2026-06-30: take it out of the code, or its owner prolongs it.',
  ]);
});

it.each([
  ['kop"><b>', RIGHT, 'its name'],
  ['kop', { ...RIGHT, owner: ' ' }, 'no owner'],
  ['kop', { ...RIGHT, purpose: undefined }, 'no purpose'],
  ['kop', { ...RIGHT, endsOn: '2026-02-30' }, 'a day'],
  ['kop', { ...RIGHT, endsOn: undefined }, 'a day'],
  ['kop', { ...RIGHT, shares: [100] }, 'two groups'],
  ['kop', { ...RIGHT, shares: [90, 20] }, 'shares'],
  ['kop', { ...RIGHT, shares: [100, 0] }, 'shares'],
])('refuses %s: %j', (name, declaration, messages) => {
  const faults = experimentFaults(name, declaration, '2026-01-01');
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(messages);
});

it('finds nothing wrong with the tests of this site, each on its last day', async () => {
  const { EXPERIMENTS } = await import('../../../core/user/experiments/experiments.ts');
  for (const [name, declaration] of Object.entries(EXPERIMENTS)) {
    expect(experimentFaults(name, declaration, declaration.endsOn)).toEqual([]);
  }
});
