/** Controls whose value is chosen, not typed. */
const CHOICE = 'select, input:is([type="checkbox"], [type="radio"])';
const DATE = 'input[type="date"]';

/**
 * Calls back when the visitor has chosen a value in a form. Browsers change a date field with each digit that is typed
 * (2026 is first the years 2, 20 and 202): a typed date counts when its field is left. One that is picked counts at once.
 * @param form the form
 * @param refine called after the choice
 * @param signal ends it
 */
export function watchRefinements(form: HTMLFormElement, refine: () => void, signal: AbortSignal): void {
  /** The date field that the visitor types in. */
  let typed: EventTarget | null = null;
  let isChanged = false;
  const listen = (type: string, listener: (event: Event) => void) =>
    form.addEventListener(type, listener, { signal });

  listen('keydown', ({ target }) => {
    if (target instanceof Element && target.matches(DATE)) typed = target;
  });
  // What follows a press in the field may come from the calendar, until the next key.
  listen('pointerdown', () => {
    typed = null;
  });
  listen('change', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.matches(DATE) && target === typed) isChanged = true;
    else if (target.matches(`${CHOICE}, ${DATE}`)) {
      isChanged = false;
      refine();
    }
  });
  listen('focusout', () => {
    typed = null;
    if (!isChanged) return;
    isChanged = false;
    refine();
  });
  // Sent by the visitor, with what was typed.
  listen('submit', () => {
    isChanged = false;
  });
}
