import { create } from '../../platform/dom/create.ts';
import { onAbort } from '../../platform/dom/on-abort.ts';
import { restoreFocus } from '../focus/restore-focus.ts';
import styles from './BottomBar.module.css';
import { coverBottom } from './cover-bottom.ts';

/** The content of a bar. */
export interface BottomBar {
  /** The accessible name. */
  readonly name: string;
  /** One or two sentences of plain text. */
  readonly text: string;
  /** Its buttons and links, in order. */
  readonly controls: readonly HTMLElement[];
}

/**
 * Shows a bar over the bottom of the window, until the signal aborts. It does not take the focus, does not move the
 * page, which can be scrolled clear of it ({@link coverBottom}).
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

  coverBottom(root, 'bar', signal);
  const restore = restoreFocus(root);
  onAbort(signal, () => {
    restore();
    root.remove();
  });
}
