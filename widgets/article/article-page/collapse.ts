import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { holdPlace } from '../../../core/platform/viewport/hold-place.ts';
import { fragmentTarget } from '../../../core/runtime/page/fragment.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import { chevronDown } from '../../../core/ui/icon/shapes.ts';
import styles from './article-page.module.css';
import { COLLAPSE, READ_ON } from './texts.ts';

/**
 * Collapses a framed text to its first paragraph, with a button that opens and closes it [article-page-2]. The hidden
 * part is printed, can be found by the browser's search if that supports it, and opens for a URL hash that points into
 * it. A text with nothing after its first paragraph does not change.
 * @param frame the text; its paragraphs are its own children
 * @param signal opens it for good
 */
export function collapse(frame: HTMLElement, signal: AbortSignal): void {
  const first = frame.querySelector(':scope > p');
  const rest = [...frame.children].slice([...frame.children].indexOf(first ?? frame) + 1);
  const folded = rest.filter((part) => !part.hasAttribute('hidden'));
  if (!first || folded.length === 0) return;

  const button = document.createElement('button');
  const words = document.createElement('span');
  button.type = 'button';
  button.className = styles.button;
  button.append(words, drawIcon(chevronDown));

  const fold = (isFolded: boolean) => {
    for (const part of folded) {
      if (isFolded) part.setAttribute('hidden', 'until-found');
      else part.removeAttribute('hidden');
    }
    words.textContent = isFolded ? READ_ON : COLLAPSE;
    button.setAttribute('aria-expanded', String(!isFolded));
  };
  const target = () => {
    const element = fragmentTarget(location.hash);
    return element && element !== frame && frame.contains(element) ? element : undefined;
  };

  fold(!target());
  frame.append(button);
  button.addEventListener(
    'click',
    () => {
      const isOpen = button.getAttribute('aria-expanded') === 'true';
      // The button is below the text that it hides: without this the page would jump.
      if (isOpen) holdPlace(() => fold(true), button);
      else fold(false);
    },
    { signal },
  );
  frame.addEventListener('beforematch', () => fold(false), { signal });
  window.addEventListener(
    'hashchange',
    () => {
      const element = target();
      if (!element) return;
      fold(false);
      element.scrollIntoView();
    },
    { signal },
  );
  onAbort(signal, () => {
    fold(false);
    button.remove();
  });
}
