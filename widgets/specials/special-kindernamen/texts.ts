import { onFirstUse } from '../../../core/platform/schedule/on-first-use.ts';
import { LOCALE } from '../../../core/runtime/config/locale.ts';
import type { Gender } from './read-names.ts';

/** The specified texts [special-kindernamen-1]. */
export const SEARCH = 'Zoek een naam';
export const NONE = 'Deze naam komt niet voor in de lijst.';

/** The list of names below the field. */
export const FOUND = 'Gevonden namen';

export const YEAR = 'Jaar';
export const GENDERS: Readonly<Record<Gender, string>> = {
  girls: 'Meisjes',
  boys: 'Jongens',
  unknown: 'Kinderen',
};

const number = onFirstUse(() => new Intl.NumberFormat(LOCALE));

export const countText = (count: number): string => number().format(count);

/** The number of matching names, for screen readers. */
export const foundText = (count: number): string =>
  count === 1 ? '1 naam gevonden' : `${countText(count)} namen gevonden`;

/** The caption of the table. */
export const captionText = (name: string): string => `${name}, aantal per jaar`;

/** A summary of the chart: the total number of children, and the year with the most of them. */
export const summaryText = (
  total: number,
  { year, count }: { readonly year: number; readonly count: number },
): string =>
  total === 0
    ? 'In deze jaren kreeg niemand deze naam.'
    : `${countText(total)} ${total === 1 ? 'kind kreeg' : 'kinderen kregen'} deze naam, de meeste in ${year}: ${countText(count)}.`;
