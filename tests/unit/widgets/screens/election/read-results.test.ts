import { afterEach, expect, it, vi } from 'vitest';
import { countAt } from '../../../../../fixtures/election/count.ts';
import { electionResultsSchema } from '../../../../../widgets/screens/election/api/results-schema.ts';
import { readResults } from '../../../../../widgets/screens/election/read-results.ts';
import { tolerate } from '../../../support/logged.ts';

afterEach(() => vi.restoreAllMocks());

it('reads party, seats, percentage and earlier seats, by seats [election-2, election-3]', () => {
  const { counted, parties } = readResults({
    counted: 12.5,
    parties: [
      { party: 'B', seats: 3, percentage: 2, earlierSeats: 5 },
      { party: 'C', seats: 3, percentage: 2.4, earlierSeats: null },
      { party: 'A', seats: 30, percentage: 20 },
    ],
  });
  expect(counted).toBe(12.5);
  expect(parties.map(({ party, earlierSeats }) => [party, earlierSeats])).toEqual([
    ['A', undefined],
    ['C', undefined],
    ['B', 5],
  ]);
});

it.each([
  ['a list alone', [{ party: 'A', seats: 3, earlier_seats: 2 }]],
  ['another name of the list', { results: [{ party: 'A', seats: 3, 'earlier seats': 2 }] }],
  ['texts that are numbers', { parties: [{ party: 'A', seats: '3', earlierSeats: '2' }] }],
])('accepts %s [election-2]', (_, answer) => {
  expect(readResults(answer).parties).toMatchObject([{ party: 'A', seats: 3, earlierSeats: 2 }]);
});

it('reads texts with a comma before their decimals [election-2]', () => {
  const { counted, parties } = readResults({
    counted: '78,4',
    parties: [{ party: 'A', seats: '3', percentage: '21,42' }],
  });
  expect([counted, parties[0]?.percentage]).toEqual([78.4, 21.42]);
});

it.each([
  ['negative seats', { party: 'X', seats: -4 }],
  ['half a seat', { party: 'X', seats: 1.5 }],
  ['no name', { party: ' ', seats: 4 }],
  ['text', 'X'],
  ['the same party again', { party: 'A', seats: 99 }],
])('leaves out a row with %s [election-2]', (_, row) => {
  tolerate('warn nmt election: A result is');
  const { parties } = readResults({
    parties: [{ party: 'A', seats: 3, percentage: 190, earlierSeats: -1 }, row],
  });
  expect(parties).toEqual([{ party: 'A', seats: 3, percentage: undefined, earlierSeats: undefined }]);
});

it.each([null, 'morgen', [], {}, { parties: [] }, { parties: 'x' }, { parties: [{ party: 'A' }] }])(
  'refuses %j [election-2]',
  (answer) => {
    tolerate('warn nmt election: A result is {"party":"A"}; expected a party with its seats.');
    expect(() => readResults(answer)).toThrow('name no party');
  },
);

it('reads what its published schema describes', () => {
  const answer = countAt(Date.parse('2026-03-18T22:30:00+01:00'));
  expect(electionResultsSchema.safeParse(answer).success).toBe(true);
  const { parties } = readResults(answer);
  expect(parties).toHaveLength(12);
  expect(parties.reduce((sum, { seats }) => sum + seats, 0)).toBe(150);
});
