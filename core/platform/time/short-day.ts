import { LOCALE } from '../../runtime/config/locale.ts';
import { onFirstUse } from '../schedule/on-first-use.ts';

const format = onFirstUse(
  () => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/**
 * A day without its year: '23 mrt'.
 * @param day as yyyy-mm-dd
 * @returns an empty text if that is not a day
 */
export function shortDay(day: string): string {
  const at = Date.parse(`${day}T00:00Z`);
  return Number.isNaN(at) ? '' : format().format(at);
}
