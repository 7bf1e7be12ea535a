import { expect, it } from 'vitest';
import { weeksSummary } from '../../../../../widgets/personal/privacy-settings/texts.ts';
import { latestWeeks, ticks, weeksIn } from '../../../../../widgets/personal/privacy-settings/weeks.ts';

it.each([
  [30, 5],
  [90, 13],
  [180, 26],
])('%i days are %i weeks', (days, weeks) => {
  expect(weeksIn(days)).toBe(weeks);
});

it('shows the latest weeks, the oldest first, with zero for a week without articles [reading-history-2]', () => {
  const counts = [
    { week: '2026-W11', count: 4 },
    { week: '2026-03-23', count: 2 },
    // Two entries of one week, and some without a week.
    { week: '2026-03-29', count: 3 },
    { week: '2020-01-06', count: 50 },
    { week: 'vorige week', count: 7 },
    { week: '2026-W12', count: -3 },
    { week: '2026-W10', count: Number.NaN },
  ];
  // Sunday in Amsterdam, half an hour before the week ends.
  expect(latestWeeks(counts, 4, Date.parse('2026-03-29T21:30Z'))).toEqual([
    { monday: '2026-03-02', count: 0 },
    { monday: '2026-03-09', count: 4 },
    { monday: '2026-03-16', count: 0 },
    { monday: '2026-03-23', count: 5 },
  ]);
  // By now it is Monday in Amsterdam, but not in UTC.
  expect(latestWeeks(counts, 1, Date.parse('2026-03-29T22:30Z'))).toEqual([
    { monday: '2026-03-30', count: 0 },
  ]);
});

it.each([
  [0, [0, 1, 2]],
  [1, [0, 1, 2]],
  [3, [0, 2, 4]],
  [7, [0, 5, 10]],
  [10, [0, 10, 20]],
  [45, [0, 30, 60]],
  [120, [0, 100, 200]],
  [1500, [0, 1000, 2000]],
])('draws whole numbers for a highest count of %i', (highest, expected) => {
  expect(ticks(highest)).toEqual(expected);
});

it.each([
  [5, 1, 0, 'In de afgelopen 5 weken las je 1 artikel: minder dan 1 per week.'],
  [13, 40, 3, 'In de afgelopen 13 weken las je 40 artikelen: ongeveer 3 per week.'],
])('says in words what the chart shows', (weeks, total, average, text) => {
  expect(weeksSummary(weeks, total, average)).toBe(text);
});
