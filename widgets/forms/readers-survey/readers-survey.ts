import { create } from '../../../core/platform/dom/create.ts';
import { insert, replaceChildren, setAttributes, show } from '../../../core/platform/dom/undo.ts';
import { UNCHECKED } from '../../../core/platform/http/unchecked.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import { checkForm } from '../../../core/ui/forms/served/check-form.ts';
import { submitButtonOf } from '../../../core/ui/forms/served/form-captcha.ts';
import { replaceByThanks } from '../../../core/ui/forms/served/form-status.ts';
import { postForm } from '../../../core/ui/forms/served/post-form.ts';
import { sendInPlace } from '../../../core/user/drafts/send-in-place.ts';
import styles from './readers-survey.module.css';
import { FAILED, NEXT, PREVIOUS, SEND, SENDING, stepText, THANKS } from './texts.ts';

/**
 * Shows the questions of a survey one at a time, and sends all answers at the end [readers-survey-1, readers-survey-2].
 * Each question is a `fieldset`; without scripts the survey is one long form.
 */
export default enhancer({
  attributes: {},
  enhance(form, _, { feature, page, signal }) {
    if (!(form instanceof HTMLFormElement)) {
      throw new TypeError(`${feature}: the hook is a ${form.localName}; expected a form.`);
    }
    const steps = [...form.querySelectorAll('fieldset')].filter(
      (fieldset) => !fieldset.parentElement?.closest('fieldset'),
    );
    if (steps.length === 0) throw new TypeError(`${feature}: there is no fieldset in the form.`);
    const submit = submitButtonOf(form) ?? addSubmit(form, signal);
    if (submit instanceof HTMLButtonElement) replaceChildren(submit, [SEND], signal);
    const count = create('p');
    const previous = createButton(PREVIOUS);
    const next = createButton(NEXT, 'primary');
    const buttons = [submit, previous, next];
    count.className = styles.count;
    count.setAttribute('role', 'status');
    previous.classList.add(styles.previous);
    // Where the reserved line is, and on the line of the button that sends: nothing moves when the feature mounts. What
    // goes on is first, so that it stays in its place when 'Vorige' comes.
    insert(form, 'afterbegin', count, signal);
    insert(submit, 'beforebegin', next, signal);
    insert(submit, 'afterend', previous, signal);
    const check = checkForm(form, { page, signal });
    let current = 0;

    const draw = () => {
      for (const [index, step] of steps.entries()) show(step, index === current, signal);
      const isLast = current === steps.length - 1;
      count.textContent = stepText(current + 1, steps.length);
      previous.hidden = current === 0;
      next.hidden = isLast;
      show(submit, isLast, signal);
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
    previous.addEventListener('click', () => go(current - 1), { signal });
    next.addEventListener('click', goOn, { signal });
    form.addEventListener(
      'click',
      (event) => {
        // A double click is one press: its second half may be on a button of the next question, such as 'Versturen'.
        const isRepeat = event.detail > 1;
        if (!isRepeat || !buttons.some((button) => event.composedPath().includes(button))) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { signal, capture: true },
    );
    form.addEventListener(
      'submit',
      (event) => {
        // Enter in a field of an earlier question goes on; it does not send the survey.
        if (current === steps.length - 1) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        goOn();
      },
      { signal, capture: true },
    );
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
    draw();
  },
});

function addSubmit(form: HTMLFormElement, signal: AbortSignal): HTMLButtonElement {
  const button = createButton(SEND, 'primary');
  button.type = 'submit';
  insert(form, 'beforeend', button, signal);
  return button;
}

/** Whether the browser finds the fields of a step valid; fields of hidden steps cannot show their errors. */
function areValid(step: HTMLFieldSetElement): boolean {
  return [...step.elements].every(
    (element) => !('validity' in element) || (element as HTMLInputElement).validity.valid,
  );
}

/** Moves the focus to the question, so that screen readers read it and the keyboard goes on there. */
function focusStep(step: HTMLFieldSetElement | undefined, signal: AbortSignal): void {
  if (!step) return;
  setAttributes(step, { tabindex: '-1' }, signal);
  step.focus();
}
