import { formProperty } from '../../../platform/dom/form-property.ts';
import { showBusy } from './show-busy.ts';
import { submitButtonOf } from './submit-button-of.ts';

/**
 * Prepares a form for submissions that have to wait for an answer.
 * @param form the form
 * @param onRefused called when the answer is that the form cannot be sent
 * @param signal ends it
 * @returns a function that takes the awaited answer: meanwhile the form is busy, and further submissions wait for it,
 *   too. Then the form is submitted again, with the same button. Returns whether the form waits, which it does not
 *   without an answer
 */
export function prepareResubmit(
  form: HTMLFormElement,
  onRefused: () => void,
  signal: AbortSignal,
): (answer: Promise<boolean> | undefined) => boolean {
  let submitter: HTMLElement | null = null;
  let isWaiting = false;
  form.addEventListener(
    'submit',
    (event) => {
      submitter = event.submitter;
    },
    { signal, capture: true },
  );

  const submitAfter = async (answer: Promise<boolean>) => {
    isWaiting = true;
    const button = submitButtonOf(form, submitter);
    const end = showBusy(form, button, undefined, signal);
    const isAccepted = await answer;
    isWaiting = false;
    end();
    if (signal.aborted) return;
    if (isAccepted) formProperty(form, 'requestSubmit').call(form, button?.form === form ? button : null);
    else onRefused();
  };
  return (answer) => {
    if (answer && !isWaiting) void submitAfter(answer);
    return answer !== undefined;
  };
}
