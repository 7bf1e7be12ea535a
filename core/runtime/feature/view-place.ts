/**
 * Where a feature's view is drawn:
 * - `'instead'` of what the server sent in the hook, which returns when the view ends;
 * - beside the server's nodes, in an element of its own: `'beforebegin'`, `'afterbegin'`, `'beforeend'` or `'afterend'` of
 *   the hook, as for `insertAdjacentElement`;
 * - `'over'` the page: the view draws a dialog, or another layer that is not part of the hook;
 * - elsewhere: a function returns another element, which takes the hook's part, or a position beside one.
 */
export type ViewPlace =
  | 'instead'
  | 'over'
  | InsertPosition
  | ((hook: HTMLElement) => HTMLElement | { readonly of: Element; readonly position: InsertPosition });

/** An element for a view. */
export interface Container {
  readonly element: HTMLElement;
  /** Whether the element is the view's own; otherwise it holds what the server sent. */
  readonly isOwn: boolean;
}

/** The class of an element that holds a view beside the server's nodes: it starts from the browser's style. */
const CONTAINER = 'nmt-view';

/**
 * Returns the element in which a view is rendered.
 * @param hook the feature's hook
 * @param at the place
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
