import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { setText } from '../../../core/platform/dom/undo.ts';
import { afterResize } from '../../../core/platform/viewport/after-resize.ts';
import { textLanguage } from '../../../core/runtime/feature/mark-language.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import styles from './Comments.module.css';
import { LOADING, SHOW_ALL } from './texts.ts';

/** An action that may solve a problem. */
export interface Remedy {
  readonly label: string;
  readonly run: () => void;
}

/** The container of the comments. */
export interface CommentsContainer {
  /** In the page, where the comments belong. */
  readonly element: HTMLElement;
  /** Receives the comment service's elements; empty while nothing is shown. */
  readonly stream: HTMLElement;
  /** Shows all of a longer list. */
  open(): void;
  /** Shows that the comments are loading, which are inert until they are shown. */
  wait(): void;
  /** Shows a problem. The content stays, hidden and inert. */
  say(text: string, remedy: Remedy): void;
  /** Shows the content; if the remedy's button has the focus, the content gets it. */
  show(): void;
}

/**
 * Creates the container of the comments. It has the height from the page's style from the start, also while it is empty
 * and when the comments fail, so that nothing below it moves. A longer list is shown in full when the visitor presses
 * the button, or moves the focus or pointer into it.
 * @param element sent by the server, or created for this
 * @param signal empties the element
 */
export function createContainer(element: HTMLElement, signal: AbortSignal): CommentsContainer {
  const stream = create('div');
  stream.className = styles.stream;
  stream.tabIndex = -1;
  // Before the comments are ready, a failure or a logout would discard a draft.
  stream.toggleAttribute('inert', true);
  const text = create('p', { role: 'status', lang: textLanguage() });
  // The initial text of a status is not announced, so that visitors elsewhere on the page are not disturbed.
  text.textContent = LOADING;
  const button = createButton('');
  button.hidden = true;
  const note = create('div');
  note.className = styles.note;
  note.append(text, button);
  const more = createButton(SHOW_ALL);
  const foot = create('div');
  foot.className = styles.foot;
  foot.hidden = true;
  foot.append(more);
  let remedy = () => {};
  const isBusy = () => button.getAttribute('aria-disabled') === 'true';

  const open = () => {
    element.classList.add(styles.open);
    foot.hidden = true;
  };
  button.addEventListener('click', () => !isBusy() && remedy(), { signal });
  more.addEventListener(
    'click',
    () => {
      open();
      stream.focus({ preventScroll: true });
    },
    { signal },
  );
  // The focus must be visible: a clipped part opens when it gets the focus. A frame that gets the focus takes it from
  // the window.
  stream.addEventListener('focusin', open, { signal });
  addEventListener('blur', () => setTimeout(() => stream.contains(document.activeElement) && open()), {
    signal,
  });
  const heights = new Map<Element, number>();
  const showFoot = (entries: readonly ResizeObserverEntry[]) => {
    for (const { target, contentRect } of entries) heights.set(target, contentRect.height);
    const isOpen = element.classList.contains(styles.open);
    foot.hidden = isOpen || (heights.get(stream) ?? 0) <= (heights.get(element) ?? 0);
  };
  afterResize([element, stream], showFoot, signal);

  element.classList.add(styles.place);
  element.append(stream, note, foot);
  onAbort(signal, () => {
    element.classList.remove(styles.place, styles.open);
    element.replaceChildren();
  });

  return {
    element,
    stream,
    open,
    wait() {
      setText(text, LOADING, signal);
      note.hidden = false;
      // The pressed button keeps the focus.
      button.setAttribute('aria-disabled', 'true');
    },
    say(words, { label, run }) {
      stream.toggleAttribute('inert', true);
      setText(text, words, signal);
      note.hidden = false;
      button.replaceChildren(label);
      button.hidden = false;
      button.removeAttribute('aria-disabled');
      remedy = run;
    },
    show() {
      const hadFocus = button === document.activeElement;
      stream.toggleAttribute('inert', false);
      note.hidden = true;
      button.hidden = true;
      if (hadFocus) stream.focus({ preventScroll: true });
    },
  };
}
