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
 * The economy puzzle: its form is a feedback form, which sends the answers [special-econogram-1]. Answers in progress
 * are stored, by `data-edition`; see `core/user/drafts/draft.ts`. The server decides whether an entry is late
 * [special-econogram-2].
 */
export default enhancer({
  attributes: {
    /**
     * The edition of the puzzle, which is part of the key under which answers in progress are stored on this device.
     */
    edition: optional(text()),
    /** The time at which the form closes. */
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
        // The entry was being sent when the form closed, and the server accepted it.
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

/** Whether the form has the focus, or had it in the pressed button, which loses the focus while the form is sent. */
function hasFocus(form: HTMLFormElement): boolean {
  return form.contains(document.activeElement) || document.activeElement === document.body;
}
