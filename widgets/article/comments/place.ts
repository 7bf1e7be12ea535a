import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { afterResize } from '../../../core/platform/viewport/after-resize.ts';
import { createButton } from '../../../core/ui/button/plain-button.ts';
import styles from './Comments.module.css';
import { LOADING, SHOW_ALL } from './texts.ts';

/** What the reader can do about what stands in the way. */
export interface Remedy {
  readonly label: string;
  readonly run: () => void;
}

/** The room for the comments. */
export interface Place {
  /** In the page, where the comments belong. */
  readonly element: HTMLElement;
  /** Gets what the comment service makes; empty as long as nothing shows. */
  readonly container: HTMLElement;
  /** Says that the comments are on their way. */
  wait(): void;
  /** Says what stands in the way. What is in the container stays there, out of sight and out of reach. */
  say(text: string, remedy: Remedy): void;
  /** Shows what is in the container; the focus of who pressed the remedy goes there. */
  show(): void;
}

/**
 * Makes the room for the comments. It is as high as the page's style says from the start, also while nothing is there
 * yet and when they do not come, so that nothing below it moves. More comments than fit come when the reader asks for
 * them, or goes into them by keyboard or pointer.
 * @param element sent by the server, or made for this
 * @param signal leaves the element empty
 */
export function createPlace(element: HTMLElement, signal: AbortSignal): Place {
  const container = document.createElement('div');
  container.className = styles.stream;
  container.tabIndex = -1;
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  // What a status holds when it comes into the page is not announced: readers elsewhere are not disturbed.
  text.textContent = LOADING;
  const button = createButton('');
  button.hidden = true;
  const note = document.createElement('div');
  note.className = styles.note;
  note.append(text, button);
  const more = createButton(SHOW_ALL);
  const foot = document.createElement('div');
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
      container.focus({ preventScroll: true });
    },
    { signal },
  );
  // Who goes into a part that is cut off has to see where the focus is. A frame that gets it takes it from the window.
  container.addEventListener('focusin', open, { signal });
  addEventListener('blur', () => setTimeout(() => container.contains(document.activeElement) && open()), {
    signal,
  });
  const heights = new Map<Element, number>();
  const showFoot = (entries: readonly ResizeObserverEntry[]) => {
    for (const { target, contentRect } of entries) heights.set(target, contentRect.height);
    const isOpen = element.classList.contains(styles.open);
    foot.hidden = isOpen || (heights.get(container) ?? 0) <= (heights.get(element) ?? 0);
  };
  afterResize([element, container], showFoot, signal);

  element.classList.add(styles.place);
  element.append(container, note, foot);
  onAbort(signal, () => {
    element.classList.remove(styles.place, styles.open);
    element.replaceChildren();
  });

  return {
    element,
    container,
    wait() {
      if (text.textContent !== LOADING) text.textContent = LOADING;
      note.hidden = false;
      // Who pressed it keeps the focus.
      button.setAttribute('aria-disabled', 'true');
    },
    say(words, { label, run }) {
      container.toggleAttribute('inert', true);
      text.textContent = words;
      note.hidden = false;
      button.replaceChildren(label);
      button.hidden = false;
      button.removeAttribute('aria-disabled');
      remedy = run;
    },
    show() {
      const hadFocus = button === document.activeElement;
      container.toggleAttribute('inert', false);
      note.hidden = true;
      button.hidden = true;
      if (hadFocus) container.focus({ preventScroll: true });
    },
  };
}
