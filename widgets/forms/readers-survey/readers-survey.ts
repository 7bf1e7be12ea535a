import { setText } from '../../../core/platform/dom/set-text.ts';
import { setAttributes, show as showServed } from '../../../core/platform/dom/undo.ts';
import { UNCHECKED } from '../../../core/platform/http/unchecked.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { checkForm } from '../../../core/ui/forms/served/check-form.ts';
import { replaceByThanks } from '../../../core/ui/forms/served/form-status.ts';
import { postForm } from '../../../core/ui/forms/served/post-form.ts';
import { submitButtonOf } from '../../../core/ui/forms/served/submit-button-of.ts';
import { sendInPlace } from '../../../core/user/drafts/send-in-place.ts';
import { StepControls } from './StepControls.tsx';
import { FAILED, SEND, SENDING, THANKS } from './texts.ts';

const BUTTONS = 'button, input:is([type="submit"], [type="image"])';

/**
 * Shows the questions of a survey one at a time, and sends all answers at the end [readers-survey-1, readers-survey-2].
 * Each question is a `fieldset`; without scripts the survey is one long form.
 */
export default widget({
  attributes: {},
  at: 'afterbegin',
  view: StepControls,
  enhance(form, _, { feature, page, show, signal }) {
    if (!(form instanceof HTMLFormElement)) {
      throw new TypeError(`${feature}: the hook is a ${form.localName}; expected a form.`);
    }
    const steps = [...form.querySelectorAll('fieldset')].filter(
      (fieldset) => !fieldset.parentElement?.closest('fieldset'),
    );
    if (steps.length === 0) throw new TypeError(`${feature}: there is no fieldset in the form.`);
    const submit = submitButtonOf(form);
    if (submit instanceof HTMLButtonElement) setText(submit, SEND, signal);
    const check = checkForm(form, { page, signal });
    let current = 0;

    const draw = () => {
      for (const [index, step] of steps.entries()) showServed(step, index === current, signal);
      if (submit) showServed(submit, current === steps.length - 1, signal);
      show({
        form,
        submit,
        step: current + 1,
        count: steps.length,
        onPrevious: () => go(current - 1),
        onNext: goOn,
      });
    };
    const go = (step: number) => {
      current = step;
      draw();
      focusStep(steps[step], signal);
    };
    const goOn = () => {
      const step = steps[current];
      if (step && check.passes(([control]) => step.contains(control))) go(current + 1);
    };
    form.addEventListener(
      'click',
      (event) => {
        // A double click counts as one press: its second click may hit a button of the next question, such as
        // 'Versturen'.
        const isRepeat = event.detail > 1;
        if (!isRepeat || !(event.target instanceof Element && event.target.closest(BUTTONS))) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { signal, capture: true },
    );
    form.addEventListener(
      'submit',
      (event) => {
        // Enter in a field of an earlier question moves to the next one; it does not submit the survey.
        if (current === steps.length - 1) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        goOn();
      },
      { signal, capture: true },
    );
    draw();
    sendInPlace(form, {
      feature,
      page,
      signal,
      check: {
        ...check,
        passes() {
          const wrong = steps.findIndex((step) => !areValid(step));
          if (wrong >= 0 && wrong !== current) go(wrong);
          return check.passes();
        },
      },
      send: postForm(form, { page, signal, schema: UNCHECKED, reads: 'text' }),
      sending: SENDING,
      failed: FAILED,
      onSent: () => replaceByThanks(form, THANKS, signal),
    });
  },
});

/** Whether the browser finds the fields of a step valid; fields of hidden steps cannot show their errors. */
function areValid(step: HTMLFieldSetElement): boolean {
  return [...step.elements].every(
    (element) => !('validity' in element) || (element as HTMLInputElement).validity.valid,
  );
}

/** Moves the focus to the question, so that screen readers read it and the keyboard continues there. */
function focusStep(step: HTMLFieldSetElement | undefined, signal: AbortSignal): void {
  if (!step) return;
  setAttributes(step, { tabindex: '-1' }, signal);
  step.focus();
}
