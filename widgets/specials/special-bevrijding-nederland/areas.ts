import { isCalendarDate } from '../../../core/platform/time/is-calendar-date.ts';
import { error } from '../../../core/runtime/log/log.ts';

/** A part of the map. */
export interface Area {
  readonly element: SVGElement;
  readonly name: string;
  /** The day of its liberation, in days since 1970. */
  readonly day: number;
}

const MILLISECONDS = 86_400_000;

/** The day of a date in the form yyyy-mm-dd, in days since 1970; undefined for anything else. */
export function dayOf(date: string | undefined): number | undefined {
  const text = date?.trim().slice(0, 10) ?? '';
  return isCalendarDate(text) ? Date.parse(`${text}T00:00Z`) / MILLISECONDS : undefined;
}

/** The middle of a day, in epoch milliseconds: the same day in every time zone of Europe. */
export const noonOf = (day: number) => (day + 0.5) * MILLISECONDS;

/**
 * Reads the areas of the map, in the order of their liberation. An area with an invalid date is logged and stays as the
 * server sent it.
 * @param feature the feature's name, for messages
 * @throws TypeError without any area
 */
export function readAreas(feature: string, hook: HTMLElement): Area[] {
  const areas = [...hook.querySelectorAll<SVGElement>('svg [data-liberated-on]')].flatMap((element) => {
    const { liberatedOn } = element.dataset;
    const day = dayOf(liberatedOn);
    if (day !== undefined) return [{ element, name: nameOf(element), day }];
    const found = JSON.stringify(liberatedOn?.slice(0, 80));
    error(feature, `data-liberated-on is ${found}; expected a day as yyyy-mm-dd. The area stays as it is.`);
    return [];
  });
  if (areas.length > 0) return areas.sort((one, other) => one.day - other.day);
  throw new TypeError(`${feature}: there is no data-liberated-on with a day in an svg of the hook.`);
}

/** The areas that were liberated by a day, including that day, in the order of their liberation. */
export const freeOn = (areas: readonly Area[], day: number) => areas.filter((area) => area.day <= day);

/** The next day on which an area was liberated; undefined after the last one. */
export const nextDay = (areas: readonly Area[], day: number) => areas.find((area) => area.day > day)?.day;

function nameOf(element: SVGElement): string {
  const { name } = element.dataset;
  const candidates = [name, element.getAttribute('aria-label'), element.querySelector('title')?.textContent];
  return candidates.map((text) => text?.trim()).find(Boolean) ?? '';
}
