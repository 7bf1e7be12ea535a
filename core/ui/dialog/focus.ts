import { canTakeFocus, focusables, tabStops } from '../overlay/tab-stops.ts';

/** How a part marks the element that gets the focus first, where that is not the first field or button. */
const FIRST = '[data-focus-first]';
/** How a part marks what gets the focus only where there is nothing else, such as the close button. */
const LAST = '[data-focus-last]';
/** Fields and buttons: not links, which stand in any text. */
const FIELD_OR_BUTTON = 'input, select, textarea, button, [role="button"], [contenteditable]';

/**
 * Puts the focus on the first field or button of a modal [modal-behaviour-12]; the button that closes it comes
 * last, because nobody opens a modal to close it.
 * @param modal open
 * @param panel gets the focus where nothing in it can
 * @param choose may know better
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

/** Where the focus was when a modal opened. */
interface Memory {
  readonly opener: HTMLElement;
  /** The elements around it, nearest first, each with the opener's number among what is focusable in it. */
  readonly spots: readonly (readonly [around: Element, index: number])[];
  /** Where the focus was before, when the opener stands in a modal itself. */
  readonly before: Memory | undefined;
}

const memories = new WeakMap<Element, Memory>();

/**
 * Remembers where the focus is, for {@link returnFocus}. To be called before the modal opens.
 * @param modal the one that is going to open
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
 * Brings the focus back to what opened a modal. Where that has left the page, such as an item that was taken
 * from a list, to what now stands in its place; where it stood in a modal that has closed, to what opened that.
 * @param modal closed
 */
export function returnFocus(modal: HTMLElement): void {
  const { activeElement } = document;
  // Whoever has the focus by now, such as the next modal, keeps it.
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

/** Safari does not give the focus to a button that is clicked; the pointer is still over it. */
function findOpener(): HTMLElement | undefined {
  const { activeElement, body } = document;
  if (activeElement instanceof HTMLElement && activeElement !== body) return activeElement;
  return focusables(body).findLast((element) => element.matches(':hover'));
}
