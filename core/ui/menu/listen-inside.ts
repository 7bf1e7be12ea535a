import { goToFragment } from '../../platform/history/fragment.ts';
import { traversal } from '../../platform/history/traversal.ts';
import { pageFragment } from '../../platform/navigation/page-fragment.ts';

/**
 * Handles keys and clicks in an open menu besides those of its links.
 * @param dialog the menu's dialog
 * @param close closes it
 */
export function listenInside(dialog: HTMLDialogElement, close: () => void): void {
  // Escape is handled here, so that a close request of the browser can only be the system's back gesture.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  });
  dialog.addEventListener('click', (event) => {
    const fragment = pageFragment(event);
    if (fragment === undefined) return;
    // The menu's own history entries are removed first, so that one press of the back button returns from the new page.
    event.preventDefault();
    close();
    traversal.whenSettled(() => goToFragment(fragment));
  });
}
