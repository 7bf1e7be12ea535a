import { storedItem } from '../../../core/platform/storage/stored-item.ts';
import { now } from '../../../core/platform/time/now.ts';

/** Milliseconds without any banner after the visitor closed one: 56 hours, as for the other promotions. */
export const REST = 56 * 60 * 60 * 1000;

/** The codes whose banner the visitor closed, with the time of the last one. */
const item = storedItem({ key: 'nmt_newsletter_banners_closed', accepts: isCodes });

/** The codes of the banners that the visitor has closed. */
export function closedCodes(): readonly string[] {
  return item.read() ?? [];
}

/** Whether the visitor has closed a banner so recently that none is shown. A date in the future counts as long ago. */
export function isResting(): boolean {
  const age = now() - (item.readDated()?.savedAt ?? Number.NEGATIVE_INFINITY);
  return age >= 0 && age < REST;
}

/** Stores that the visitor closed the banner of a code. */
export function rememberClosed(code: string): void {
  item.write([...new Set([...closedCodes(), code])]);
}

/** Calls a handler when a banner is closed on this page or in another tab. */
export function onClosed(handler: () => void, signal: AbortSignal): void {
  item.subscribe(handler, signal);
}

function isCodes(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((code) => typeof code === 'string');
}
