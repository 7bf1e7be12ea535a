import { create } from '../../../core/platform/dom/create.ts';
import { onAbort } from '../../../core/platform/dom/on-abort.ts';
import { addClass, replaceChildren } from '../../../core/platform/dom/undo.ts';
import styles from './special-regeerakkoord.module.css';

/** Inline elements: the block that contains them is put into the row. */
const IN_LINE = 'span, mark, a, em, strong, q, button, cite';

/**
 * Puts a comment beside its passage, in a row whose items are below each other in narrow windows
 * [special-regeerakkoord-1]. Comments on the same block share its row.
 * @param passage the passage, a block or a part of one
 * @param comment the comment, inside the passage or elsewhere
 * @param signal restores both
 */
export function putBeside(passage: HTMLElement, comment: HTMLElement, signal: AbortSignal): void {
  const block = blockOf(passage);
  addClass(comment, styles.comment, signal);
  const isSplit = block.contains(comment) || block.localName === 'li';
  if (isSplit) splitBlock(block, comment, signal);
  else rowOf(block, signal).append(moved(comment, signal));
}

function blockOf(passage: HTMLElement): HTMLElement {
  if (!passage.matches(IN_LINE)) return passage;
  return passage.parentElement?.closest<HTMLElement>(`:not(${IN_LINE})`) ?? passage;
}

function rowOf(block: HTMLElement, signal: AbortSignal): HTMLElement {
  const known = block.closest<HTMLElement>(`.${styles.row}`);
  if (known) return known;
  const row = create('div');
  row.className = styles.row;
  block.before(row);
  row.append(block);
  onAbort(signal, () => row.replaceWith(block));
  return row;
}

/** Wraps the contents of a block, except for the comment, in one element. */
function splitBlock(block: HTMLElement, comment: HTMLElement, signal: AbortSignal): void {
  const isInside = block.contains(comment);
  const known = block.matches(`.${styles.block}`);
  if (known) {
    if (!isInside || comment.parentElement !== block) block.append(moved(comment, signal));
    return;
  }
  const text = create('div');
  const aside = isInside && comment.parentElement === block ? comment : moved(comment, signal);
  const served = [...block.childNodes].filter((node) => node !== aside);
  addClass(block, styles.block, signal);
  replaceChildren(block, [text, aside], signal);
  text.append(...served);
}

/** Marks the position of an element that is moved, so that it can be restored. */
function moved(element: HTMLElement, signal: AbortSignal): HTMLElement {
  const place = document.createComment('');
  element.before(place);
  onAbort(signal, () => place.replaceWith(element));
  return element;
}
