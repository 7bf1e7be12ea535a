// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import {
  isFinished,
  markFinished,
  onFinished,
  readProgress,
  writeProgress,
} from '../../../../../widgets/personal/tour/record.ts';

const TOUR = 'tour-onboarding';
const stored = () => localStorage.getItem('nmt_tours');

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  [null, false, TOUR],
  ['', false, TOUR],
  [TOUR, true, TOUR],
  [`tour-a, ${TOUR} ,tour-b`, true, `tour-a, ${TOUR} ,tour-b`],
  ['tour-onboarding-2', false, `tour-onboarding-2,${TOUR}`],
])('keeps the finished tours between commas: after %j [tour-5, tour-8]', (before, isIn, after) => {
  if (before !== null) localStorage.setItem('nmt_tours', before);
  expect(isFinished(TOUR)).toBe(isIn);
  markFinished(TOUR);
  expect(isFinished(TOUR)).toBe(true);
  expect(stored()).toBe(after);
});

it('notifies of a tour that was finished in another tab [tour-5]', () => {
  const controller = new AbortController();
  const run = vi.fn();
  onFinished(TOUR, run, controller.signal);
  const notify = (value: string) => {
    localStorage.setItem('nmt_tours', value);
    const change = { key: 'nmt_tours', storageArea: localStorage };
    window.dispatchEvent(Object.assign(new Event('storage'), change));
  };
  notify('tour-other');
  expect(run).not.toHaveBeenCalled();
  notify(`tour-other,${TOUR}`);
  expect(run).toHaveBeenCalledOnce();
  controller.abort();
  notify(TOUR);
  expect(run).toHaveBeenCalledOnce();
});

it('keeps the step for this browser session only, and by tour [tour-8]', () => {
  writeProgress({ tour: TOUR, step: 2, state: 'cancelled' });
  expect(readProgress(TOUR)).toMatchObject({ step: 2, state: 'cancelled' });
  expect(readProgress('tour-other')).toBeUndefined();
  sessionStorage.setItem(
    'nmt_tour_progress',
    '{"value":{"tour":"tour-onboarding","step":"2","state":"shown"},"savedAt":1}',
  );
  expect(readProgress(TOUR)).toBeUndefined();
});
