/**
 * The position of a feature's view:
 * - `'instead'`: replaces the server's content of the hook, which is restored when the view ends;
 * - `'beforebegin'`, `'afterbegin'`, `'beforeend'` or `'afterend'` of the hook, as for `insertAdjacentElement`: in a
 *   new element next to the server's nodes;
 * - `'over'`: over the page, as the view draws a dialog or another layer that is not part of the hook;
 * - a function: elsewhere; it returns another element that is used like the hook, or a position next to one.
 */
export type ViewPlace =
  | 'instead'
  | 'over'
  | InsertPosition
  | ((hook: HTMLElement) => HTMLElement | { readonly of: Element; readonly position: InsertPosition });

/** The element of a view. */
export interface Container {
  readonly element: HTMLElement;
  /** Whether the element was created for the view; otherwise it contains the server's content. */
  readonly isOwn: boolean;
}

/**
 * The class of an element with a view next to the server's nodes: it resets the element to the browser's default style.
 */
const CONTAINER = 'nmt-view';

/**
 * Returns the element in which a view is rendered.
 * @param hook the feature's hook
 * @param at the position
 */
export function containerAt(hook: HTMLElement, at: ViewPlace): Container {
  const place = typeof at === 'function' ? at(hook) : at;
  if (place === 'instead') return { element: hook, isOwn: false };
  if (place instanceof HTMLElement) return { element: place, isOwn: false };
  const element = document.createElement('div');
  element.className = CONTAINER;
  if (typeof place === 'object') place.of.insertAdjacentElement(place.position, element);
  else if (place !== 'over') hook.insertAdjacentElement(place, element);
  return { element, isOwn: true };
}
