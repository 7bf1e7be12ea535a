import { create } from '../../platform/dom/create.ts';
import { insert, setAttributes, setText } from '../../platform/dom/undo.ts';
import styles from './filter-bar.module.css';

/** Where the controls that the server did not send are drawn, and the line that announces what is shown. */
export interface FilterBar {
  add(control: HTMLElement): void;
  announce(text: string): void;
}

/**
 * Creates the bar in the server's `[data-filter-bar]`, whose space is reserved, or else above the list. Announces in the
 * server's `[data-result-count]` or in a line of its own.
 * @param hook of the feature
 * @param items of the list
 * @param signal removes what was drawn
 */
export function createFilterBar(
  hook: HTMLElement,
  items: readonly HTMLElement[],
  signal: AbortSignal,
): FilterBar {
  const bar = create('div');
  bar.className = styles.bar;
  const reserved = hook.querySelector('[data-filter-bar]');
  const list = listOf(hook, items);
  if (reserved) insert(reserved, 'beforeend', bar, signal);
  else if (list) insert(list, 'beforebegin', bar, signal);
  else insert(hook, 'beforeend', bar, signal);

  const line = hook.querySelector('[data-result-count]') ?? create('p');
  setAttributes(line, { role: 'status' }, signal);
  if (!line.isConnected) {
    line.className = styles.count;
    bar.append(line);
  }
  return {
    add: (control) => bar.insertBefore(control, line.parentNode === bar ? line : null),
    announce: (text) => setText(line, text, signal),
  };
}

/** The element around all items; where that is the hook, the part of it with the first one. */
function listOf(hook: HTMLElement, items: readonly HTMLElement[]): Element | null {
  if (hook.matches('table, ul, ol, dl')) return hook;
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last) return null;
  let list: Element = first;
  while (list !== hook && !(list.contains(last) && list !== last)) list = list.parentElement ?? hook;
  if (list !== hook) return list.closest('table') ?? list;
  let part: Element = first;
  while (part.parentElement && part.parentElement !== hook) part = part.parentElement;
  return part;
}
