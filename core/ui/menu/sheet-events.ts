import { traversal } from '../../platform/history/traversal.ts';
import { pageFragment } from './page-fragment.ts';

/**
 * What keys and clicks in an open menu do besides what they are on.
 * @param dialog of the menu
 * @param close closes it
 */
export function listenInside(dialog: HTMLDialogElement, close: () => void): void {
  // Not left to the browser: what it asks for by itself is then the system's back gesture.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  dialog.addEventListener(
    'click',
    (event) => {
      // The second half of a double click on the opener is none on what slides in under it.
      if (event.detail < 2 || dialog.dataset.menuState !== 'opening') return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  dialog.addEventListener('click', (event) => {
    const fragment = pageFragment(event);
    if (fragment === undefined) return;
    // The menu's own entries go first: one press of the back button then leads back from there.
    event.preventDefault();
    close();
    traversal.whenSettled(() => {
      location.hash = fragment;
    });
  });
}
