import { create } from '../../platform/dom/create.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { addClass, insert, setAttributes, toggleClass } from '../../platform/dom/undo.ts';
import { freeId } from '../../platform/ids/free-id.ts';
import { createCloseButton } from '../button/close-button.ts';
import { isMotionReduced } from '../overlay/motion.ts';
import { trapFocus } from '../overlay/trap-focus.ts';
import styles from './Dialog.module.css';
import { FADE_OUT } from './fade-out.ts';
import { openModal } from './open-modal.ts';
import { CLOSE } from './texts.ts';

/** A modal with server-rendered markup. */
export interface ServedModal {
  readonly element: HTMLDialogElement;
  open(): void;
  /** Closes the modal if it is open. */
  close(): void;
}

/** The attributes that mark the parts of the markup, by the class of the part. */
const PARTS = {
  head: 'data-modal-head',
  content: 'data-modal-content',
  footer: 'data-modal-footer',
} as const;

/**
 * Gives a server-rendered `<dialog>` the look and behaviour of all modals, without React: also the entry in the history
 * and the button 'Sluiten'. Its first child is the panel; in that, `data-modal-head` holds the title and gets the
 * button, `data-modal-content` scrolls, and `data-modal-footer` has the buttons. If the dialog has no head, a panel is
 * created around its content. An element with `data-modal-close` closes it.
 * @param element the closed dialog, anywhere in the document
 * @param signal closes it and restores the markup
 */
export function servedModal(element: HTMLDialogElement, signal: AbortSignal): ServedModal {
  let leave: (() => void) | undefined;
  let fading: ReturnType<typeof setTimeout> | undefined;

  const modal: ServedModal = {
    element,
    open() {
      if (leave) return;
      arrive();
      leave = openModal(element, { operation: 'custom', closable: true, close: () => modal.close() });
    },
    close() {
      if (!leave) return;
      const end = leave;
      leave = undefined;
      end();
      addClass(element, styles.leaving, signal);
      element.inert = true;
      fading = setTimeout(arrive, isMotionReduced() ? 0 : FADE_OUT);
    },
  };

  /** Finishes the fade, or skips it. */
  function arrive() {
    clearTimeout(fading);
    toggleClass(element, styles.leaving, false, signal);
    element.inert = false;
  }

  element.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-modal-close]')) modal.close();
    },
    { signal },
  );
  element.addEventListener('keydown', (event) => trapFocus(event, element), { signal });

  onAbort(signal, () => {
    modal.close();
    arrive();
  });
  completeMarkup(element, signal);
  return modal;
}

/** Adds the classes and the close button, and the parts that the server did not send. */
function completeMarkup(element: HTMLDialogElement, signal: AbortSignal): void {
  const isBare = !element.querySelector(`[${PARTS.head}]`);
  if (isBare) addPanel(element, signal);
  const panel = element.firstElementChild;
  const classes: (readonly [Element | null, string])[] = [
    [element, styles.root],
    [panel, styles.panel],
    [isBare ? null : element.querySelector('h2'), styles.title],
    ...(['head', 'content', 'footer'] as const).map(
      (part) => [element.querySelector(`[${PARTS[part]}]`), styles[part]] as const,
    ),
  ];
  for (const [part, name] of classes) if (part) addClass(part, name, signal);
  if (panel) setAttributes(panel, { tabindex: '-1' }, signal);

  const close = createCloseButton(CLOSE);
  close.dataset.modalClose = '';
  close.dataset.focusLast = '';
  const head = element.querySelector(`[${PARTS.head}]`);
  if (head) insert(head, 'beforeend', close, signal);
}

/** Wraps the content of a dialog in a panel with a head, and names the dialog by its heading. */
function addPanel(element: HTMLDialogElement, signal: AbortSignal): void {
  const panel = create('div');
  const head = create('header');
  const content = create('div');
  panel.classList.add(styles.bare);
  head.setAttribute(PARTS.head, '');
  content.setAttribute(PARTS.content, '');
  panel.append(head, content);
  const heading = element.querySelector('h1, h2, h3');
  if (heading && !element.matches('[aria-label], [aria-labelledby]')) {
    const id = heading.id || freeId('modal', 'modal', (taken) => document.getElementById(taken) !== null);
    setAttributes(heading, { id }, signal);
    setAttributes(element, { 'aria-labelledby': id }, signal);
  }
  content.append(...element.childNodes);
  element.append(panel);
  // Nodes that have left the panel by then stay where they are.
  onAbort(signal, () => panel.replaceWith(...content.childNodes));
}
