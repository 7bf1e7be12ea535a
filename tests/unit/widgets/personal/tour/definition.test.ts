// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TOUR_ID, tourSteps } from '../../../../../widgets/personal/tour/definition.ts';
import { logged } from '../../../support/logged.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const stepsOf = (tours?: unknown) => tourSteps({ config: tours === undefined ? {} : { tours } }).steps;
const DEFAULTS = stepsOf();

describe('the tour', () => {
  it('is tour-onboarding, with three steps on their elements [tour-1, tour-8]', () => {
    expect(TOUR_ID).toBe('tour-onboarding');
    expect(DEFAULTS.map(({ title, attach }) => [title, attach])).toEqual([
      ['Mijn nieuws', '[data-tour-step="1"]'],
      ['Digitale krant', '[data-tour-step="2"]'],
      ['Mijn account', '[data-tour-step="3"]'],
    ]);
    expect(DEFAULTS.map(({ id }) => id)).toEqual(['step1', 'step2', 'step3']);
    for (const { text } of DEFAULTS) expect(text).toMatch(/\.$/);
  });

  const steps = [{ title: 'Eén' }, { text: 'Tekst.', attach: '#krant' }];
  it.each([
    ['an object of lists', { 'tour-onboarding': steps }],
    ['an object of tours', { 'tour-onboarding': { steps } }],
    [
      'a list of tours',
      [
        { tourId: 'tour-other', steps: [] },
        { tourId: 'tour-onboarding', steps },
      ],
    ],
  ])('takes its texts and selectors from %s, and the defaults for what is missing [tour-8]', (_, tours) => {
    expect(stepsOf(tours)).toEqual([
      { ...DEFAULTS[0], title: 'Eén' },
      { ...DEFAULTS[1], text: 'Tekst.', attach: '#krant' },
      DEFAULTS[2],
    ]);
  });

  it.each([
    ['no tour', { 'tour-other': [] }, 'tour-onboarding is undefined; expected a list of steps, or an object'],
    ['a text', 'aan', 'tour-onboarding is false; expected a list of steps, or an object'],
    ['a step that is a text', { 'tour-onboarding': ['x'] }, 'step 1 is "x"; expected an object'],
    [
      'a title that is a number',
      { 'tour-onboarding': [{ title: 7 }] },
      'title of step 1 is 7; expected a text',
    ],
    ['an empty text', { 'tour-onboarding': [{ text: '' }] }, 'text of step 1 is ""; expected a text'],
  ])('warns of %s, and keeps the default [tour-8]', (_, tours, message) => {
    expect(stepsOf(tours)).toEqual(DEFAULTS);
    expect(logged(/^warn/).map((call) => call.join(' '))).toEqual([
      expect.stringContaining(`"tours": ${message}`),
    ]);
  });
});
