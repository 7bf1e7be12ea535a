import { findItems, type ListItems } from './find-items.ts';

/** A position next to a server-sent element. */
interface BarPlace {
  readonly of: Element;
  readonly position: InsertPosition;
}

/**
 * Returns the position of a list's bar: in the server's `[data-filter-bar]`, whose space is reserved, otherwise above
 * the list.
 * @param list how the items are found
 */
export function barPlace(list: ListItems = {}): (hook: HTMLElement) => BarPlace {
  return (hook) => {
    const reserved = hook.querySelector('[data-filter-bar]');
    if (reserved) return { of: reserved, position: 'beforeend' };
    const above = listOf(hook, findItems(hook, list));
    return above ? { of: above, position: 'beforebegin' } : { of: hook, position: 'beforeend' };
  };
}

/** Returns the element around all items; if that is the hook, its child with the first item. */
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
