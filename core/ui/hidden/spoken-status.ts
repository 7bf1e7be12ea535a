import { create } from '../../platform/dom/create.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { textLanguage } from '../../runtime/feature/mark-language.ts';
import styles from './Hidden.module.css';

/**
 * Creates a visually hidden live region for plain DOM code. It must exist before its text is set; the text is announced
 * politely, without taking the focus (WAI-ARIA, role `status`).
 * @param place the parent, which gets it as its last child
 * @param signal removes it; without one it stays as long as its parent
 */
export function createSpokenStatus(place: Element, signal?: AbortSignal): HTMLElement {
  const status = create('p', { lang: textLanguage() });
  status.setAttribute('role', 'status');
  status.className = hiddenClass;
  place.append(status);
  if (signal) onAbort(signal, () => status.remove());
  return status;
}

/** The class of visually hidden elements. */
export const hiddenClass = styles.root;
