import { insert } from '../../platform/dom/undo.ts';
import styles from './Hidden.module.css';

/**
 * Makes a live region that is heard and not seen, for plain DOM: it must be there before it speaks, and is read aloud
 * politely, without taking the focus (WAI-ARIA, role `status`).
 * @param place gets it as its last child
 * @param signal takes it away; without one it stays as long as the place
 */
export function createSpokenStatus(place: Element, signal?: AbortSignal): HTMLElement {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = hiddenClass;
  if (signal) insert(place, 'beforeend', status, signal);
  else place.append(status);
  return status;
}

/** The class of what is heard and not seen. */
export const hiddenClass = styles.root;
