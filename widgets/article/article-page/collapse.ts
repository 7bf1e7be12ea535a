import { create } from '../../../core/platform/dom/create.ts';
import { insert } from '../../../core/platform/dom/undo.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { fragmentTarget } from '../../../core/runtime/page/fragment.ts';
import { createFold } from '../../../core/ui/fold/fold.ts';
import { chevronDown } from '../../../core/ui/icon/chevrons.ts';
import { drawIcon } from '../../../core/ui/icon/draw-icon.ts';
import styles from './article-page.module.css';
import { COLLAPSE, READ_ON } from './texts.ts';

/**
 * Collapses a framed text to its first paragraph, with a button that opens and closes it [article-page-2]. The hidden
 * part is printed, can be found by the browser's search if that supports it, and opens for a URL hash that points into
 * it. A text with nothing after its first paragraph is not changed.
 * @param frame the text; space is reserved for it if its paragraphs are its own children
 * @param signal opens it for good
 */
export function collapse(frame: HTMLElement, signal: AbortSignal): void {
  const first = frame.querySelector(':scope > p') ?? frame.querySelector('p');
  const folded = first ? shownAfter(first, frame) : [];
  if (folded.length === 0) return;

  const button = create('button');
  const words = create('span', { lang: textLanguage(frame) });
  button.type = 'button';
  button.className = styles.button;
  button.append(words, drawIcon(chevronDown));

  const target = () => {
    const element = fragmentTarget(location.hash);
    return element && element !== frame && frame.contains(element) ? element : undefined;
  };

  const fold = createFold(
    button,
    folded,
    {
      isOpen: !!target(),
      onChange(isOpen) {
        words.textContent = isOpen ? COLLAPSE : READ_ON;
      },
    },
    signal,
  );
  insert(frame, 'beforeend', button, signal);
  window.addEventListener(
    'hashchange',
    () => {
      const element = target();
      if (!element) return;
      fold.open(true);
      element.scrollIntoView();
    },
    { signal },
  );
}

/** The elements after a paragraph in its frame: its next siblings, and those of its ancestors. */
function shownAfter(paragraph: Element, frame: Element): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let part = paragraph; part !== frame; part = part.parentElement ?? frame) {
    for (let next = part.nextElementSibling; next; next = next.nextElementSibling) {
      if (next instanceof HTMLElement && !next.hasAttribute('hidden')) parts.push(next);
    }
  }
  return parts;
}
