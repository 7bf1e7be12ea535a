/** Whether a form is on its way. */
export interface Sending {
  /**
   * A form that is right is about to be sent.
   * @returns whether it may be: false while an earlier one is still on its way
   */
  begin(event: SubmitEvent): boolean;
  /** It may be sent again. */
  end(): void;
}

/** Milliseconds after which a page that is still there has lost its answer, or got a file. */
const PATIENCE = 10_000;

/**
 * Lets a form go once, however often it is asked. It may go again when the reader changes it, when another
 * script took the sending over, when the reader comes back to the page, and when no answer comes.
 * @param signal lets it go
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
  signal.addEventListener('abort', end);

  return {
    begin(event) {
      if (timer !== undefined) return false;
      // What opens in another window leaves this form as it is.
      const target = event.submitter?.getAttribute('formtarget') ?? form.target;
      if (target && target !== '_self') return true;
      timer = setTimeout(end, PATIENCE);
      submitter = event.submitter;
      form.setAttribute('aria-busy', 'true');
      submitter?.setAttribute('aria-disabled', 'true');
      setTimeout(() => event.defaultPrevented && end());
      return true;
    },
    end,
  };
}
