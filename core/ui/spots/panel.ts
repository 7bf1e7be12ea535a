import { create } from '../../platform/dom/create.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { insert } from '../../platform/dom/undo.ts';
import { createButton } from '../button/plain-button.ts';
import { createSpokenStatus } from '../hidden/spoken-status.ts';
import styles from './spots.module.css';
import { CLOSE } from './texts.ts';

/** The names of the buttons that open the item before and the one after. */
export interface StepLabels {
  readonly previous: string;
  readonly next: string;
}

interface PanelOptions {
  readonly steps: StepLabels | undefined;
  readonly onClose: () => void;
  /** @param by -1 for the previous item, 1 for the next one */
  readonly onStep: (by: 1 | -1) => void;
  readonly signal: AbortSignal;
}

/** What a panel shows. */
interface PanelContent {
  readonly item: HTMLElement;
  readonly name: string;
  /** Whether there is an item before, and one after. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Whether the panel is on the left of the window, so that it does not cover what it is about. */
  readonly isLeft: boolean;
}

/** The panel with an item's text. */
export interface Panel {
  readonly element: HTMLElement;
  show(content: PanelContent): void;
  hide(): void;
}

/**
 * Creates the panel, closed: not modal, over everything else of the page, a sheet at the bottom of narrow windows. It
 * borrows the nodes of the item's text, so that ids stay unique and what runs in the text goes on.
 * @param hook gets it at its end
 */
export function createPanel(hook: HTMLElement, { steps, onClose, onStep, signal }: PanelOptions): Panel {
  const element = create('div');
  const bar = create('div');
  const text = create('div');
  const previous = steps && createButton(steps.previous);
  const next = steps && createButton(steps.next);
  const close = createButton(CLOSE, 'outlined');
  element.className = styles.panel;
  element.setAttribute('role', 'dialog');
  element.tabIndex = -1;
  element.hidden = true;
  bar.className = styles.bar;
  text.className = styles.text;
  close.classList.add(styles.close);
  bar.append(...[previous, next, close].filter((button) => button !== undefined));
  element.append(bar, text);
  const status = createSpokenStatus(element);
  let shown: HTMLElement | undefined;

  const returnText = () => {
    shown?.append(...text.childNodes);
    shown = undefined;
  };
  close.addEventListener('click', onClose);
  previous?.addEventListener('click', () => isEnabled(previous) && onStep(-1));
  next?.addEventListener('click', () => isEnabled(next) && onStep(1));
  insert(hook, 'beforeend', element, signal);
  onAbort(signal, returnText);

  return {
    element,
    show({ item, name, hasPrevious, hasNext, isLeft }) {
      const isOpen = !element.hidden;
      returnText();
      shown = item;
      text.append(...item.childNodes);
      element.setAttribute('aria-label', name);
      element.classList.toggle(styles.left, isLeft);
      if (previous) enable(previous, hasPrevious);
      if (next) enable(next, hasNext);
      element.hidden = false;
      raise(element);
      element.scrollTop = 0;
      // Whoever steps on keeps the focus on the button; anybody else is led to the text.
      const isStepping = isOpen && bar.contains(document.activeElement);
      status.textContent = isStepping ? name : '';
      if (!isStepping) element.focus({ preventScroll: true });
    },
    hide() {
      returnText();
      element.hidden = true;
      status.textContent = '';
    },
  };
}

/** Over everything else, also where a part of the page clips or transforms its content. */
function raise(element: HTMLElement): void {
  if (!('showPopover' in element)) return;
  element.popover = 'manual';
  if (!element.matches(':popover-open')) element.showPopover();
}

function enable(button: HTMLButtonElement, isOn: boolean): void {
  if (isOn) button.removeAttribute('aria-disabled');
  else button.setAttribute('aria-disabled', 'true');
}

const isEnabled = (button: HTMLButtonElement) => !button.hasAttribute('aria-disabled');
