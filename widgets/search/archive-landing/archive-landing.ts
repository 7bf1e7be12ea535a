import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { leavePage } from '../../../core/platform/navigation/leave-page.ts';
import { safeDestination } from '../../../core/platform/navigation/navigate.ts';
import { longDate } from '../../../core/platform/time/dutch-dates.ts';
import { isCalendarDate } from '../../../core/platform/time/is-calendar-date.ts';
import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import type { ViewPlace } from '../../../core/runtime/feature/view-place.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { warn } from '../../../core/runtime/log/log.ts';
import { DATE_WRONG } from '../../../core/ui/forms/rules/texts.ts';
import { DateForm } from './DateForm.tsx';
import { editionAddress, isTemplate, nearestDay } from './edition-address.ts';
import { NO_EDITION, nearestText } from './texts.ts';

/** The field for the search terms. */
const WORDS = 'input:is([type="search"], [type="text"], :not([type]))';

/** The date input that the server sent. */
const servedDate = (hook: HTMLElement) => hook.querySelector<HTMLInputElement>('input[type="date"]');

/** In the server's form, or after its input; at the start of the hook if it has neither. */
const place: ViewPlace = (hook) => {
  const served = servedDate(hook);
  if (served?.form) return { of: served.form, position: 'beforeend' };
  return served
    ? { of: served.closest('label') ?? served, position: 'afterend' }
    : { of: hook, position: 'afterbegin' };
};

/**
 * The entry page of the archive: the edition of a day [archive-landing-1], and a search that is not submitted without
 * words [archive-landing-2]. The first and the last day are `data-first-date` and `data-last-date`, or `min` and `max`
 * of the server's date input.
 */
export default widget({
  attributes: {
    /** The address of an edition, with `{yyyy}`, `{mm}` and `{dd}`, or `{date}` for `yyyy-mm-dd`. */
    editionUrl: text(),
    /** The day of the first edition, in the form `yyyy-mm-dd`; by default `min` of the server's date input. */
    firstDate: optional(text()),
    /** The day of the last edition, in the form `yyyy-mm-dd`; by default `max` of the server's date input. */
    lastDate: optional(text()),
  },
  at: place,
  view: DateForm,
  enhance(hook, { editionUrl, firstDate, lastDate }, { feature, page, show, signal }) {
    if (!isTemplate(editionUrl)) {
      throw new TypeError(
        `${feature}: data-edition-url is ${JSON.stringify(editionUrl.slice(0, 80))}; expected an address with {yyyy}, {mm} and {dd}, or {date}.`,
      );
    }
    const served = servedDate(hook);
    const form = served?.form;
    const day = (date: string) => {
      if (date === '' || isCalendarDate(date)) return date;
      warn(feature, `The limit ${JSON.stringify(date.slice(0, 40))} is not a date; expected yyyy-mm-dd.`);
      return '';
    };
    const dates = { first: day(firstDate ?? served?.min ?? ''), last: day(lastDate ?? served?.max ?? '') };
    if (served) setAttributes(served, { min: dates.first || null, max: dates.last || null }, signal);

    const addressOf = (date: string) => {
      const address = editionAddress(editionUrl, date, dates);
      return address === undefined ? undefined : safeDestination(address, page);
    };
    const nearestTo = (date: string) => {
      const nearest = nearestDay(date, dates) ?? '';
      const address = addressOf(nearest);
      // At noon the day is the same in every time zone of the paper.
      const text = longDate(Date.parse(`${nearest}T12:00Z`));
      return address === undefined || text === undefined ? undefined : { address, text: nearestText(text) };
    };
    const showError = (error: string, date = '') =>
      show({
        served,
        isFormServed: Boolean(form),
        dates,
        error,
        nearest: nearestTo(date),
        onInput: () => showError(''),
        onOpen,
      });
    const onOpen = (date: string) => {
      const destination = addressOf(date);
      // An empty value also stands for a date that is not complete.
      if (destination === undefined) showError(date === '' ? DATE_WRONG : NO_EDITION, date);
      else showError('');
      if (destination !== undefined) leavePage(destination, () => {});
      return destination !== undefined;
    };
    showError('');
    served?.addEventListener('input', () => showError(''), { signal });
    if (form) {
      // The browser's own messages would be in the browser's language.
      setAttributes(form, { novalidate: '' }, signal);
      form.addEventListener(
        'submit',
        (event) => {
          event.preventDefault();
          if (!onOpen(served.value)) served.focus();
        },
        { signal },
      );
    }

    for (const search of hook.querySelectorAll('form')) {
      if (search === form) continue;
      search.addEventListener(
        'submit',
        (event) => {
          const field = search.querySelector<HTMLInputElement>(WORDS);
          if (field?.value.trim() !== '') return;
          event.preventDefault();
          field.focus();
        },
        { signal },
      );
    }
  },
});
