import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { holdPlace } from '../../../core/platform/viewport/hold-place.ts';
import type { Control } from './controls.ts';
import { READ_LESS, READ_MORE } from './texts.ts';

/**
 * Makes a button hide and show the rest of an update [liveblog-widget-2]. While hidden, it can still be found by the
 * browser's search, if that supports it (HTML standard, `hidden="until-found"`).
 * @param control the button
 * @param rest the part that it hides
 * @param isOpen whether it starts open
 * @param signal leaves it open, as the server sent it
 */
export function toggleRest(control: Control, rest: HTMLElement, isOpen: boolean, signal: AbortSignal): void {
  const fold = (folded: boolean) => {
    if (folded) rest.setAttribute('hidden', 'until-found');
    else rest.removeAttribute('hidden');
    control.element.setAttribute('aria-expanded', String(!folded));
    control.say(folded ? READ_MORE : READ_LESS);
  };
  fold(!isOpen);
  control.element.addEventListener(
    'click',
    // The button stays under the pointer, even if the hidden part was higher than the window.
    () => (rest.hasAttribute('hidden') ? fold(false) : holdPlace(() => fold(true), control.element)),
    { signal },
  );
  rest.addEventListener('beforematch', () => fold(false), { signal });
  onAbort(signal, () => rest.removeAttribute('hidden'));
}
