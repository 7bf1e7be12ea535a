/**
 * Calls a function after the fields of a form were reset: the event is dispatched before that, and may be prevented.
 * @param form the form
 * @param done called with each reset
 * @param signal ends it
 */
export function onReset(form: HTMLFormElement, done: () => void, signal: AbortSignal): void {
  form.addEventListener(
    'reset',
    (event) => setTimeout(() => signal.aborted || event.defaultPrevented || done()),
    { signal },
  );
}
