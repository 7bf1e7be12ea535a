import { formProperty } from '../../../core/platform/dom/form-property.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
/** Tracks whether a form is being sent. */
export interface Sending {
  /**
   * Called before a valid form is sent.
   * @returns false while an earlier submission is in progress
   */
  begin(event: SubmitEvent): boolean;
  /** Allows the form to be sent again. */
  end(): void;
}

/** Milliseconds after which a page that is still open has lost its answer, or received a file. */
const TIMEOUT = 10_000;

/**
 * Prevents repeated submissions of a form. It can be sent again when the visitor changes it, when another script
 * handles the submission, when the visitor returns to the page, and when no answer arrives.
 * @param signal ends it
 */
export function createSending(form: HTMLFormElement, signal: AbortSignal): Sending {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let submitter: HTMLElement | null = null;

  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    form.removeAttribute('aria-busy');
    submitter?.removeAttribute('aria-disabled');
    submitter = null;
  };
  onAbort(signal, end);

  return {
    begin(event) {
      if (timer !== undefined) return false;
      // A submission to another window does not affect this form.
      const target = event.submitter?.getAttribute('formtarget') ?? formProperty(form, 'target');
      if (target && target !== '_self') return true;
      timer = setTimeout(end, TIMEOUT);
      submitter = event.submitter;
      form.setAttribute('aria-busy', 'true');
      submitter?.setAttribute('aria-disabled', 'true');
      setTimeout(() => event.defaultPrevented && end());
      return true;
    },
    end,
  };
}
