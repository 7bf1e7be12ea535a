import { onAbort } from '../../platform/dom/on-abort.ts';
import { createCloseButton } from '../button/close-button.ts';
import { trapFocus } from '../overlay/trap-focus.ts';
import styles from './Menu.module.css';
import { CLOSE } from './texts.ts';

interface FrameOptions {
  /** The menu's name. */
  readonly label: string;
  /** At which edge of the window it stands. */
  readonly side: 'start' | 'end';
  /** The button 'Sluiten' was pressed, or the page beside the menu. */
  readonly onClose: (reason: 'close' | 'outside') => void;
  /** Takes the frame away, with the panel back in its place. */
  readonly signal: AbortSignal;
}

/**
 * Puts the server's panel into a dialog at the end of the page: there no style of what is around the hook reaches it.
 * In its head stand what the panel marks by `data-menu-head`, else the menu's name, and the button that closes.
 * @returns the dialog, closed
 */
export function createFrame(
  panel: HTMLElement,
  { label, side, onClose, signal }: FrameOptions,
): HTMLDialogElement {
  const dialog = document.createElement('dialog');
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

  // The focus stays where it is, and a text selected from the inside out does not close the menu.
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
  const element = document.createElement('div');
  element.className = className ?? '';
  return element;
}

function title(label: string): HTMLElement {
  const element = document.createElement('p');
  element.className = styles.title;
  element.textContent = label;
  return element;
}

function closeButton(onClick: () => void): HTMLButtonElement {
  const button = createCloseButton(CLOSE, onClick);
  button.dataset.focusLast = '';
  return button;
}
