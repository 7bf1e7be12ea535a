/**
 * @param text such as '2025-11-07'
 * @returns whether it is a day of the calendar, written yyyy-mm-dd: '2025-02-30' is none
 */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}
