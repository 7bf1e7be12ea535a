import { show } from '../../../core/platform/dom/undo.ts';
import { atTime } from '../../../core/platform/time/at-time.ts';
import { now } from '../../../core/platform/time/now.ts';
import { endTime } from '../../../core/platform/time/parse-end.ts';
import { keepHeight } from '../../../core/platform/viewport/keep-height.ts';
import { optional, text } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { mountOn } from '../../../core/ui/feature-hook/mount-on.ts';
import { FORM_SENT } from '../../../core/ui/forms/served/sent-event.ts';
import { lockAnswers, showMessage } from './lock.ts';
import { CLOSED, SENT } from './texts.ts';

/**
 * The economy puzzle: its form is a feedback form, which sends the answers [special-econogram-1]. They are kept while
 * they are in progress, by `data-edition`; see `core/user/drafts/draft.ts`. Whether an entry is late is the server's
 * decision [special-econogram-2].
 */
export default enhancer({
  attributes: {
    /** The edition of the puzzle, by which the answers in progress are kept on this device. */
    edition: optional(text()),
    /** When the form closes. */
    closesAt: optional(endTime()),
  },
  enhance(hook, { closesAt }, { feature, signal }) {
    const form = hook instanceof HTMLFormElement ? hook : hook.querySelector('form');
    if (!form) throw new TypeError(`${feature}: the hook has no form.`);
    let closed: HTMLElement | undefined;
    let isSent = false;

    hook.addEventListener(
      FORM_SENT,
      (event) => {
        event.preventDefault();
        isSent = true;
        // The entry was under way when the form closed, and the server took it.
        closed?.remove();
        show(form, true, signal);
        showMessage(form, 'beforeend', SENT, hasFocus(form), signal);
        lockAnswers(form, signal);
      },
      { signal },
    );
    if (closesAt !== undefined) {
      const close = () => {
        if (isSent) return;
        const takesFocus = form.contains(document.activeElement);
        keepHeight(hook, signal);
        show(form, false, signal);
        closed = showMessage(form, 'beforebegin', CLOSED, takesFocus, signal);
      };
      atTime(closesAt, close, signal);
      if (closesAt <= now()) return;
    }
    if (!form.matches(featureHook('[data-widget="feedback-form"]'))) mountOn(form, 'feedback-form', signal);
  },
});

/** The button that was pressed loses the focus while the form is sent. */
function hasFocus(form: HTMLFormElement): boolean {
  return form.contains(document.activeElement) || document.activeElement === document.body;
}
