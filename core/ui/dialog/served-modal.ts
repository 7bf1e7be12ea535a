import { onAbort } from '../../platform/dom/on-abort.ts';
import { addClass, insert, setAttributes, toggleClass } from '../../platform/dom/undo.ts';
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
  /** Closes it if it is open. */
  close(): void;
}

/** The attribute of each part of the markup, by its class. */
const PARTS = {
  head: 'data-modal-head',
  content: 'data-modal-content',
  footer: 'data-modal-footer',
} as const;

/**
 * Gives a server-rendered `<dialog>` the look and behaviour of all modals, without React. Its first child is the panel;
 * in that, `data-modal-head` holds the title and gets the close button, `data-modal-content` scrolls, and
 * `data-modal-footer` has the buttons. An element with `data-modal-close` closes it.
 * @param element closed, anywhere in the document
 * @param signal closes it and restores the markup
 */
export function servedModal(element: HTMLDialogElement, signal: AbortSignal): ServedModal {
  let leave: (() => void) | undefined;
  let fading: ReturnType<typeof setTimeout> | undefined;
  let isPressedOutside = false;
  /**
   * Whether a press has begun since the modal opened; the second half of the double click that opened it does not
   * count.
   */
  let isPressedAnew = false;

  const modal: ServedModal = {
    element,
    open() {
      if (leave) return;
      arrive();
      isPressedAnew = false;
      leave = openModal(element, { closable: true, close: () => modal.close() });
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

  /** Ends the fade, or skips it. */
  function arrive() {
    clearTimeout(fading);
    toggleClass(element, styles.leaving, false, signal);
    element.inert = false;
  }

  element.addEventListener(
    'mousedown',
    (event) => {
      isPressedAnew ||= event.detail < 2;
      // Selecting text from the inside to the outside ends with a click on the overlay, but does not begin there.
      isPressedOutside = event.target === element;
      if (isPressedOutside || !isPressedAnew) event.preventDefault();
    },
    { signal },
  );
  element.addEventListener(
    'click',
    (event) => {
      const { target, detail } = event;
      if (!isPressedAnew && detail > 1) {
        event.preventDefault();
        event.stopPropagation();
      } else if (target instanceof Element) {
        const isOutside = isPressedOutside && target === element;
        if (isOutside || target.closest('[data-modal-close]')) modal.close();
      }
    },
    { signal, capture: true },
  );
  element.addEventListener('keydown', (event) => trapFocus(event, element), { signal });

  onAbort(signal, () => {
    modal.close();
    arrive();
  });
  dress(element, signal);
  return modal;
}

/** Adds the classes and the close button. */
function dress(element: HTMLDialogElement, signal: AbortSignal): void {
  const panel = element.firstElementChild;
  const dressed: (readonly [Element | null, string])[] = [
    [element, styles.root],
    [panel, styles.panel],
    [element.querySelector('h2'), styles.title],
    ...(['head', 'content', 'footer'] as const).map(
      (part) => [element.querySelector(`[${PARTS[part]}]`), styles[part]] as const,
    ),
  ];
  for (const [part, name] of dressed) if (part) addClass(part, name, signal);
  if (panel) setAttributes(panel, { tabindex: '-1' }, signal);

  const close = createCloseButton(CLOSE);
  close.dataset.modalClose = '';
  close.dataset.focusLast = '';
  const head = element.querySelector(`[${PARTS.head}]`);
  if (head) insert(head, 'beforeend', close, signal);
}
