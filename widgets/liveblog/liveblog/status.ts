import { ENDED } from '../../../core/domain/liveblog/status-texts.ts';
import { setText } from '../../../core/platform/dom/set-text.ts';
import { setAttributes } from '../../../core/platform/dom/undo.ts';
import { formatArticleTime } from '../../../core/platform/time/dutch-dates.ts';
import { clockOrMomentText, momentText } from '../../../core/platform/time/moment/moment-text.ts';
import { now } from '../../../core/platform/time/now.ts';
import { parseTimestamp } from '../../../core/platform/time/parse-timestamp.ts';
import { warn } from '../../../core/runtime/log/log.ts';

/** The forms of the time of the last update, by the value of `data-liveblog-updated`. */
const FORMS: Readonly<Record<string, (at: number, present: number) => string | undefined>> = {
  age: formatArticleTime,
  clock: clockOrMomentText,
  date: momentText,
};

const FORM_NAMES = Object.keys(FORMS).join(', ');

/** The status in the head of a liveblog's page. */
export interface Status {
  /** Shows the time of the last update, in epoch milliseconds; without an argument only ages are updated. */
  readonly update: (latest?: number) => void;
  /** Shows that the liveblog has ended. */
  readonly end: () => void;
}

/**
 * Keeps the status, `[data-liveblog-state]`, and the time of the last update, `[data-liveblog-updated]`, current in
 * every place that shows them.
 * @param feature the feature's name, for messages
 * @param signal restores the server's texts
 */
export function observeStatus(feature: string, signal: AbortSignal): Status {
  const times = [...document.querySelectorAll<HTMLElement>('time[data-liveblog-updated]')].flatMap(
    (element) => {
      const name = element.dataset.liveblogUpdated?.trim() ?? '';
      const form = Object.hasOwn(FORMS, name) ? FORMS[name] : undefined;
      if (!form) {
        warn(
          feature,
          `data-liveblog-updated is ${JSON.stringify(name.slice(0, 40))}; expected one of ${FORM_NAMES}.`,
        );
      }
      return form ? [{ element, form }] : [];
    },
  );
  const write = (element: Element, text: string) => setText(element, text, signal);

  return {
    update(latest) {
      for (const { element, form } of times) {
        const at = latest ?? parseTimestamp(element.getAttribute('datetime'));
        if (at === undefined) continue;
        const text = form(at, now());
        if (text) write(element, text);
        // A negative age has no text [dates-2], but the visitor's clock may be slow, so the time of the day is shown.
        else if (latest !== undefined) write(element, clockOrMomentText(at, now()));
        if (latest === undefined) continue;
        setAttributes(element, { datetime: new Date(at).toISOString() }, signal);
        if (element.dataset.tooltip !== undefined) {
          setAttributes(element, { 'data-tooltip': momentText(at) }, signal);
        }
      }
    },
    end() {
      for (const element of document.querySelectorAll<HTMLElement>('[data-liveblog-state]')) {
        if (element.dataset.liveblogState?.trim() === 'ended') continue;
        setAttributes(element, { 'data-liveblog-state': 'ended' }, signal);
        write(element, ENDED);
      }
    },
  };
}
