import { LOCALE, TIME_ZONE } from '../../runtime/config/locale.ts';
import { onFirstUse } from '../schedule/on-first-use.ts';

const format = onFirstUse(
  () => new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE }),
);

/**
 * The time of the day in Amsterdam, with two digits each [dates-2].
 * @param at epoch milliseconds
 * @returns such as '09:05'
 */
export const clockText = (at: number): string => format().format(at);
