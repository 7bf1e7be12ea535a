/** Controls whose value is selected, not typed. */
const CHOICE = 'select, input:is([type="checkbox"], [type="radio"])';
const DATE = 'input[type="date"]';

/**
 * Calls a function when the visitor has selected a value in a form. Browsers change a date field with each typed digit
 * (2026 is first the years 2, 20 and 202), so a typed date counts when its field loses the focus. A date picked from
 * the calendar counts at once.
 * @param form the form
 * @param refine called after the selection
 * @param signal ends it
 */
export function watchRefinements(form: HTMLFormElement, refine: () => void, signal: AbortSignal): void {
  /** The date field in which the visitor is typing. */
  let typed: EventTarget | null = null;
  let isChanged = false;
  const listen = (type: string, listener: (event: Event) => void) =>
    form.addEventListener(type, listener, { signal });

  listen('keydown', ({ target }) => {
    if (target instanceof Element && target.matches(DATE)) typed = target;
  });
  // Changes after a press in the field may come from the calendar, until the next key.
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
  // Submitted by the visitor, including what was typed.
  listen('submit', () => {
    isChanged = false;
  });
}
