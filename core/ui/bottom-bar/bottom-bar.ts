import { create } from '../../platform/dom/create.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { setStyles } from '../../platform/dom/undo.ts';
import { afterResize } from '../../platform/viewport/after-resize.ts';
import { restoreFocus } from '../focus/restore-focus.ts';
import styles from './BottomBar.module.css';

/** The content of a bar. */
export interface BottomBar {
  /** The accessible name. */
  readonly name: string;
  /** One or two sentences of plain text. */
  readonly text: string;
  /** Its buttons and links, in order. */
  readonly controls: readonly HTMLElement[];
}

/** Px between the bar and elements that the keyboard scrolls into view. */
const AIR = 16;

/**
 * Shows a bar over the bottom of the window, until the signal aborts. It does not take the focus and does not move the
 * page. While it shows, the page can still be scrolled to its end, focused elements are not covered, and
 * `--covered-below` on the root element holds its height.
 * @param place the parent of the bar, which decides its place in the tab order
 * @param bar its content
 * @param signal removes the bar
 */
export function showBottomBar(
  place: HTMLElement,
  { name, text, controls }: BottomBar,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const root = create('div');
  root.className = styles.root;
  root.setAttribute('role', 'region');
  root.setAttribute('aria-label', name);
  const inner = create('div');
  inner.className = styles.inner;
  const words = create('p', { class: styles.text });
  // The text is added to a live region that exists already, so that screen readers announce it without moving the
  // focus.
  words.setAttribute('role', 'status');
  const buttons = create('div', { class: styles.controls }, ...controls);
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

/** Measures after the browser's own layout, so that it never forces one. */
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
