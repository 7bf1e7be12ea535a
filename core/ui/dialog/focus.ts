import { canTakeFocus, focusables, tabStops } from '../overlay/tab-stops.ts';

/** Marks the element that gets the focus first, instead of the first field or button. */
const FIRST = '[data-focus-first]';
/** Marks an element that gets the focus only if there is no other, such as the close button. */
const LAST = '[data-focus-last]';
/** Selects fields and buttons, but not links, which may be in any text. */
const FIELD_OR_BUTTON = 'input, select, textarea, button, [role="button"], [contenteditable]';

/**
 * Moves the focus to the first field or button of a modal [modal-behaviour-12]; the close button comes last, because
 * nobody opens a modal to close it.
 */
export function focusFirst(
  modal: HTMLElement,
  panel: HTMLElement,
  choose: (stops: readonly HTMLElement[]) => HTMLElement | undefined = () => undefined,
): void {
  const stops = tabStops(modal);
  const first =
    choose(stops) ??
    stops.find((stop) => stop.matches(FIRST)) ??
    stops.find((stop) => stop.matches(FIELD_OR_BUTTON) && !stop.matches(LAST)) ??
    stops.find((stop) => stop.matches(LAST)) ??
    stops[0] ??
    panel;
  first.focus({ preventScroll: true });
}

/** The position of the focus when a modal opened. */
interface Memory {
  readonly opener: HTMLElement;
  /** The ancestors of the opener, nearest first, each with the opener's index among its focusable elements. */
  readonly spots: readonly (readonly [around: Element, index: number])[];
  /** The stored position of the modal around the opener, if there is one. */
  readonly before: Memory | undefined;
}

const memories = new WeakMap<Element, Memory>();

/**
 * Stores the position of the focus for {@link returnFocus}. Call it before the modal opens.
 * @param modal the modal that will open
 */
export function rememberFocus(modal: HTMLElement): void {
  const opener = findOpener();
  if (!opener) return;
  const dialog = opener.closest('dialog');
  const spots: [Element, number][] = [];
  for (let around = opener.parentElement; around && around !== dialog; around = around.parentElement) {
    spots.push([around, focusables(around).indexOf(opener)]);
  }
  memories.set(modal, { opener, spots, before: dialog ? memories.get(dialog) : undefined });
}

/**
 * Returns the focus to the opener of a modal. If the opener has left the page, such as a removed list item, the element
 * in its position gets the focus; if it was in a modal that has closed, the opener of that modal gets it.
 * @param modal the closed modal
 */
export function returnFocus(modal: HTMLElement): void {
  const { activeElement } = document;
  // An element that has the focus by now, such as one in the next modal, keeps it.
  const isFree = !activeElement || activeElement === document.body || modal.contains(activeElement);
  const memory = memories.get(modal);
  memories.delete(modal);
  if (isFree && memory) placeOf(memory)?.focus({ preventScroll: true });
}

function placeOf({ opener, spots, before }: Memory): HTMLElement | undefined {
  if (opener.isConnected && canTakeFocus(opener)) return opener;
  for (const [around, index] of spots) {
    const there = around.isConnected ? focusables(around) : [];
    const place = [...there.slice(index), ...there.slice(0, Math.max(index, 0)).reverse()].find(
      (element) => element.tabIndex >= 0 && canTakeFocus(element),
    );
    if (place) return place;
  }
  return before && placeOf(before);
}

/** Safari does not focus a clicked button, but the pointer is still over it. */
function findOpener(): HTMLElement | undefined {
  const { activeElement, body } = document;
  if (activeElement instanceof HTMLElement && activeElement !== body) return activeElement;
  return focusables(body).findLast((element) => element.matches(':hover'));
}
