const FOCUSABLE = [
  'a[href]',
  'area[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  'iframe',
  'audio[controls]',
  'video[controls]',
  '[contenteditable]:not([contenteditable="false"])',
  '[tabindex]',
].join();

/**
 * Whether Tab may move on inside an element without scripts noticing, such as between the parts of a date, or to a
 * player's controls.
 */
export function hasOwnStops({ localName, type }: Element & { readonly type?: string }): boolean {
  return /audio|video|input(date|month|time|week)/.test(localName + type);
}

/** Returns all elements of a focusable kind inside an element, in order, shown or not. */
export function focusables(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)];
}

/** Returns the tab stops inside an element, in order. */
export function tabStops(within: Element): HTMLElement[] {
  return focusables(within).filter((element) => element.tabIndex >= 0 && canTakeFocus(element));
}

/** Whether an element is displayed, enabled and not inert. */
export function canTakeFocus(element: HTMLElement): boolean {
  return (
    !element.matches(':disabled') &&
    !element.closest('[inert]') &&
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility !== 'hidden' &&
    isCheckedOfGroup(element)
  );
}

/**
 * Returns the next tab stop when the browser would leave the element: from the last one to the first, and back
 * [modal-behaviour-7].
 * @param stops the element's tab stops, in order
 * @param from the focused element
 * @param isBackwards whether Shift is pressed
 * @returns undefined if the browser finds the next stop itself
 */
export function wrapTo(
  stops: readonly HTMLElement[],
  from: Element,
  isBackwards: boolean,
): HTMLElement | undefined {
  const ahead = isBackwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isAhead = (stop: HTMLElement) =>
    (from.compareDocumentPosition(stop) & ahead) !== 0 && !isSameGroup(from, stop);
  // Going backwards, an ancestor of the focused element precedes it in the document, but is not the next stop.
  if (stops.some((stop) => isAhead(stop) && !stop.contains(from))) return undefined;
  return isBackwards ? stops.at(-1) : stops[0];
}

/** A group of radio buttons is one tab stop: the checked one, if there is one. */
function isCheckedOfGroup(element: HTMLElement): boolean {
  if (!isRadio(element) || element.checked || !element.name) return true;
  const scope = element.form ?? element.ownerDocument;
  const group = scope.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked');
  return ![...group].some((other) => isSameGroup(element, other));
}

function isSameGroup(one: Element, other: Element): boolean {
  return (
    isRadio(one) && isRadio(other) && one.name !== '' && one.name === other.name && one.form === other.form
  );
}

function isRadio(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio';
}
