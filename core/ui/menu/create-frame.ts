import { create } from '../../platform/dom/create.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { createCloseButton } from '../button/close-button.ts';
import { trapFocus } from '../overlay/trap-focus.ts';
import styles from './Menu.module.css';
import { CLOSE } from './texts.ts';

interface FrameOptions {
  /** The menu's name. */
  readonly label: string;
  /** The edge of the window at which it opens. */
  readonly side: 'start' | 'end';
  /** Called when the button 'Sluiten' or the page next to the menu is clicked. */
  readonly onClose: (reason: 'close' | 'outside') => void;
  /** Removes the frame and moves the panel back. */
  readonly signal: AbortSignal;
}

/**
 * Moves the server's panel into a dialog at the end of the page, where no style of the hook's ancestors applies. Its
 * head contains the panel's element with `data-menu-head`, otherwise the menu's name, and the close button.
 * @returns the closed dialog
 */
export function createFrame(
  panel: HTMLElement,
  { label, side, onClose, signal }: FrameOptions,
): HTMLDialogElement {
  const dialog = create('dialog');
  const overlay = div(styles.overlay);
  const sheet = div(styles.sheet);
  const head = div(styles.head);
  dialog.className = styles.root;
  dialog.dataset.menuSide = side;
  dialog.setAttribute('aria-label', label);
  dialog.setAttribute('aria-modal', 'true');

  const place = document.createComment('');
  panel.replaceWith(place);
  const served = panel.querySelector<HTMLElement>('[data-menu-head]');
  const headPlace = document.createComment('');
  served?.replaceWith(headPlace);
  head.append(
    served ?? title(label),
    closeButton(() => onClose('close')),
  );
  const columns = div(styles.columns);
  columns.append(panel);
  sheet.append(head, columns);
  dialog.append(overlay, sheet);
  document.body.append(dialog);

  // This keeps the focus; and a text selection from the inside to the outside does not close the menu.
  overlay.addEventListener('mousedown', (event) => event.preventDefault());
  overlay.addEventListener('click', () => onClose('outside'));
  dialog.addEventListener('keydown', (event) => trapFocus(event, dialog));
  onAbort(signal, () => {
    if (served) headPlace.replaceWith(served);
    place.replaceWith(panel);
    dialog.remove();
  });
  return dialog;
}

function div(className: string | undefined): HTMLDivElement {
  const element = create('div', { class: className ?? '' });
  return element;
}

function title(label: string): HTMLElement {
  const element = create('p', { class: styles.title }, label);
  return element;
}

function closeButton(onClick: () => void): HTMLButtonElement {
  const button = createCloseButton(CLOSE, onClick);
  button.dataset.focusLast = '';
  return button;
}
