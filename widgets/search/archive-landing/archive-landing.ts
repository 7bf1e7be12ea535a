import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { leavePage } from '../../../core/platform/navigation/leave-page.ts';
import { safeDestination } from '../../../core/platform/navigation/navigate.ts';
import { isCalendarDate } from '../../../core/platform/time/is-calendar-date.ts';
import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import { dateForm } from './date-form.ts';
import { editionAddress, isTemplate } from './edition-address.ts';
import { NO_EDITION } from './texts.ts';

/** The field with the words of a search. */
const WORDS = 'input:is([type="search"], [type="text"], :not([type]))';

/**
 * The way into the archive: the edition of a day [archive-landing-1], and a search that is not sent without words
 * [archive-landing-2]. The first and the last day are `data-first-date` and `data-last-date`, or `min` and `max` of the
 * date input that the server sent.
 */
export default enhancer({
  attributes: {
    /** The address of an edition, with `{yyyy}`, `{mm}` and `{dd}`, or `{date}` for `yyyy-mm-dd`. */
    editionUrl: text(),
    /** The day of the first edition, `yyyy-mm-dd`. Without it, `min` of the server's date input. */
    firstDate: optional(text()),
    /** The day of the last edition, `yyyy-mm-dd`. Without it, `max` of the server's date input. */
    lastDate: optional(text()),
  },
  enhance(hook, { editionUrl, firstDate, lastDate }, { feature, page, signal }) {
    if (!isTemplate(editionUrl)) {
      throw new TypeError(
        `${feature}: data-edition-url is ${JSON.stringify(editionUrl.slice(0, 80))}; expected an address with {yyyy}, {mm} and {dd}, or {date}.`,
      );
    }
    const { form, input, showError } = dateForm(hook, signal);
    const day = (given: string | undefined, served: string) => {
      const date = given ?? served;
      if (date === '' || isCalendarDate(date)) return date;
      warn(feature, `The limit ${JSON.stringify(date.slice(0, 40))} is no date; expected yyyy-mm-dd.`);
      return '';
    };
    const dates = { first: day(firstDate, input.min), last: day(lastDate, input.max) };
    setAttributes(input, { min: dates.first || null, max: dates.last || null }, signal);

    input.addEventListener('input', () => showError(''), { signal });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        const address = editionAddress(editionUrl, input.value, dates);
        const destination = address === undefined ? undefined : safeDestination(address, page);
        showError(destination === undefined ? NO_EDITION : '');
        if (destination === undefined) input.focus();
        else leavePage(destination, () => {});
      },
      { signal },
    );

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
