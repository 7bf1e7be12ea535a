import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { createSpokenStatus } from '../../../core/ui/hidden/spoken-status.ts';
import { dismissOnOutsideClick } from '../../../core/ui/overlay/dismiss-on-outside-click.ts';
import { showBubble } from '../../../core/ui/tooltip/show-bubble.ts';

/** Closes the open definition: only one of all glossaries on a page is open at a time [glossary-annotator-2]. */
let closeOpen = () => {};

/**
 * Opens a definition when its word is pressed, and closes it on a press on another word, on Escape, on a press outside
 * and when the focus leaves [glossary-annotator-1]. The definition is announced, because it does not get the focus.
 * @param buttons the words, with their terms
 * @param definitions by term, as text
 * @param signal closes the open definition, and ends it
 */
export function openDefinitions(
  buttons: ReadonlyMap<HTMLElement, string>,
  definitions: ReadonlyMap<string, string>,
  signal: AbortSignal,
): void {
  const spoken = createSpokenStatus(document.body, signal);
  for (const [button, term] of buttons) {
    const text = definitions.get(term) ?? '';
    let opening: AbortController | undefined;
    const close = () => {
      if (!opening) return;
      opening.abort();
      opening = undefined;
      closeOpen = () => {};
      button.setAttribute('aria-expanded', 'false');
      spoken.textContent = '';
    };
    const toggle = () => {
      const isOpen = opening !== undefined;
      closeOpen();
      if (isOpen) return;
      closeOpen = close;
      opening = new AbortController();
      button.setAttribute('aria-expanded', 'true');
      spoken.textContent = text;
      const bubble = showBubble(text, button, button, opening.signal);
      dismissOnOutsideClick([button, bubble], close, opening.signal);
      // Not `blur`: a press on the definition takes the focus away as well.
      document.addEventListener('focusin', ({ target }) => target !== button && close(), {
        signal: opening.signal,
      });
    };
    button.addEventListener('click', toggle, { signal });
    button.addEventListener('keydown', (event) => pressByKey(event, toggle), { signal });
    onAbort(signal, close);
  }
}

/** As with a `button` element, Enter and the space bar press it, and nothing scrolls. */
function pressByKey(event: KeyboardEvent, press: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  if (!event.repeat) press();
}
