import { onAbort } from '../../platform/dom/on-abort.ts';
import { setStyles } from '../../platform/dom/undo.ts';
import { afterResize } from '../../platform/viewport/after-resize.ts';
import { restoreFocus } from '../focus/restore-focus.ts';
import styles from './BottomBar.module.css';

/** What a bar says and offers. */
export interface BottomBar {
  /** Names it for who hears the page. */
  readonly name: string;
  /** A sentence or two, as text. */
  readonly text: string;
  /** Its buttons and links, in order. */
  readonly controls: readonly HTMLElement[];
}

/** Px between the bar and what the keyboard brings into view. */
const AIR = 16;

/**
 * Shows a bar over the bottom of the window, until the signal aborts. It takes neither the focus nor the page's
 * place: nothing moves. As long as it shows, the end of the page stays within reach, what gets the focus is not
 * behind it, and `--covered-below` on the root element says how high it is.
 * @param place where the bar goes in the document, and so in the order of Tab
 * @param bar what it says
 * @param signal takes it away
 */
export function showBottomBar(
  place: HTMLElement,
  { name, text, controls }: BottomBar,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const root = document.createElement('div');
  root.className = styles.root;
  root.setAttribute('role', 'region');
  root.setAttribute('aria-label', name);
  const inner = document.createElement('div');
  inner.className = styles.inner;
  const words = document.createElement('p');
  words.className = styles.text;
  // The words come in a live region that is there before: so they are read aloud without taking the focus.
  words.setAttribute('role', 'status');
  const buttons = document.createElement('div');
  buttons.className = styles.controls;
  buttons.append(...controls);
  inner.append(words, buttons);
  root.append(inner);
  place.append(root);
  queueMicrotask(() => words.append(text));

  keepRoom(root, signal);
  const restore = restoreFocus(root);
  onAbort(signal, () => {
    restore();
    root.remove();
  });
}

/** Measuring follows the browser's own layout, so that it never forces one. */
function keepRoom(bar: HTMLElement, signal: AbortSignal): void {
  const { documentElement, body } = document;
  const reserve = (entries: readonly ResizeObserverEntry[]) => {
    const height = Math.ceil(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0);
    setStyles(
      documentElement,
      { '--covered-below': `${height}px`, 'scroll-padding-block-end': `${height + AIR}px` },
      signal,
    );
    setStyles(body, { 'padding-block-end': `${height}px` }, signal);
  };
  afterResize([bar], reserve, signal);
}
