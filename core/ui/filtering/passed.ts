import { atTime } from '../../platform/time/at-time.ts';
import { now } from '../../platform/time/now.ts';
import { parseEnd } from '../../platform/time/parse-end.ts';
import { warn } from '../../runtime/log/log.ts';

/** The times of a list's items. */
export interface Moments {
  /** Returns the item's time in epoch milliseconds; undefined if it has none, or one that is not a date. */
  at(item: HTMLElement): number | undefined;
  /** Whether the item's time has passed; false if it has none. */
  hasPassed(item: HTMLElement): boolean;
}

/**
 * Reads the times of items from an attribute of theirs, or of an element in them; a date without a time has passed when
 * the day is over. A value that is not a date is reported once.
 * @param feature the feature's name, for the message
 * @param name the attribute's name, without `data-`
 */
export function readMoments(feature: string, name: string): Moments {
  const known = new WeakMap<Element, { readonly moment: number | undefined }>();
  const attribute = `data-${name}`;
  const at = (item: HTMLElement) => {
    const read = known.get(item) ?? { moment: readMoment(item) };
    known.set(item, read);
    return read.moment;
  };
  const readMoment = (item: HTMLElement) => {
    const holder = item.hasAttribute(attribute) ? item : item.querySelector(`[${attribute}]`);
    const text = holder?.getAttribute(attribute);
    const moment = parseEnd(text);
    if (text && moment === undefined)
      warn(feature, `${attribute} is ${JSON.stringify(text.slice(0, 80))}; expected a date. The item stays.`);
    return moment;
  };
  return { at, hasPassed: (item) => (at(item) ?? Number.POSITIVE_INFINITY) <= now() };
}

/**
 * Calls back whenever the time of an item passes while the page is open.
 * @param items returns the list's items; called after each of these times
 * @param moments from {@link readMoments}
 * @param onPassed called after each of them
 * @param signal ends it
 */
export function onEachMoment(
  items: () => readonly HTMLElement[],
  moments: Moments,
  onPassed: () => void,
  signal: AbortSignal,
): void {
  const coming = items().flatMap((item) => (moments.hasPassed(item) ? [] : (moments.at(item) ?? [])));
  if (coming.length === 0) return;
  const next = coming.reduce((one, other) => Math.min(one, other));
  const pass = () => {
    onPassed();
    onEachMoment(items, moments, onPassed, signal);
  };
  atTime(next, pass, signal);
}
