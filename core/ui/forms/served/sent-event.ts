/**
 * Dispatched on a form that the server has accepted; it bubbles. An element around the form that shows its own thanks
 * prevents the default: the form's own.
 */
export const FORM_SENT = 'nmt:form-sent';

/**
 * Dispatches {@link FORM_SENT}.
 * @param form the form
 * @returns whether the form shows its thanks itself
 */
export function dispatchSent(form: HTMLFormElement): boolean {
  // `Event` is not used, because an old library on the page may have replaced it.
  return form.dispatchEvent(new CustomEvent(FORM_SENT, { bubbles: true, cancelable: true }));
}
