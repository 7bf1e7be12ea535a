import type { Configured } from '../../../core/runtime/config/config-section.ts';
import { isRecord, isText } from '../../../core/runtime/config/guards.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { pageValue } from '../../../core/runtime/page/page-value.ts';
import { STEPS } from './texts.ts';

/** A step of a tour. */
export interface TourStep {
  /** The step's id, such as `step1`, as stored by the profile API. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Selector of the element that the step describes. */
  readonly attach: string;
}

/** The tour that introduces new subscribers to the site [tour-1]. */
export const TOUR_ID = 'tour-onboarding';

/**
 * The three steps of the tour, with the texts and selectors of the site's `tours`, if it has them [tour-1, tour-8].
 * `tours` is an object by tour id, or a list of tours with `tourId`; a tour is a list of steps, or has one in `steps`.
 */
export const tourSteps = pageValue((page: Configured) => {
  const configured = stepsIn(page.config.tours);
  return {
    steps: STEPS.map((defaults, index): TourStep => {
      const number = index + 1;
      const set = configured[index];
      if (set !== undefined && !isRecord(set)) refuse(`step ${number}`, set, 'an object');
      const own = isRecord(set) ? set : {};
      const read = (key: string, fallback: string): string => {
        const value = own[key];
        if (value === undefined || isText(value)) return value ?? fallback;
        refuse(`${key} of step ${number}`, value, 'a text');
        return fallback;
      };
      return {
        id: `step${number}`,
        title: read('title', defaults.title),
        text: read('text', defaults.text),
        attach: read('attach', `[data-tour-step="${number}"]`),
      };
    }),
  };
});

function stepsIn(tours: unknown): readonly unknown[] {
  if (tours === undefined) return [];
  const tour = Array.isArray(tours)
    ? tours.find((one) => isRecord(one) && one.tourId === TOUR_ID)
    : isRecord(tours) && tours[TOUR_ID];
  const steps = isRecord(tour) ? tour.steps : tour;
  if (Array.isArray(steps)) return steps;
  refuse(TOUR_ID, tour, 'a list of steps, or an object with one as "steps"');
  return [];
}

function refuse(name: string, value: unknown, expects: string): void {
  const found = (JSON.stringify(value) ?? String(value)).slice(0, 80);
  warn('site-config', `"tours": ${name} is ${found}; expected ${expects}. The default is used.`);
}
