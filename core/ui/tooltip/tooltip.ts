import { onAbort } from '../../platform/dom/on-abort.ts';
import { dismissOnOutsideClick } from '../overlay/dismiss-on-outside-click.ts';
import { focusables } from '../overlay/tab-stops.ts';
import { showBubble } from './show-bubble.ts';

/** Time in ms for the pointer to move from the anchor to the tooltip (WCAG 1.4.13, hoverable). */
export const CLOSE_AFTER = 150;

let closeOpen = () => {};

/**
 * Adds a tooltip to an element. It opens on hover, focus by keyboard, and tap; it closes on Escape, on blur, when the
 * pointer has left both, and when another one opens [tooltip-2, tooltip-3].
 * @param anchor becomes focusable, unless it is or contains something focusable
 * @param read returns the text when the tooltip opens; an empty one opens nothing
 * @param signal removes everything
 */
export function attachTooltip(anchor: HTMLElement, read: () => string, signal: AbortSignal): void {
  const described = focusTarget(anchor, signal);
  let opening: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    opening?.abort();
    opening = undefined;
    if (closeOpen === close) closeOpen = () => {};
  };
  const stay = () => clearTimeout(timer);
  const closeSoon = () => {
    stay();
    timer = setTimeout(close, CLOSE_AFTER);
  };
  const open = () => {
    stay();
    const text = read().trim();
    if (opening || !text) return;
    closeOpen();
    closeOpen = close;
    opening = new AbortController();
    const bubble = showBubble(text, anchor, described, opening.signal);
    bubble.addEventListener('pointerenter', stay);
    bubble.addEventListener('pointerleave', leave);
    dismissOnOutsideClick([anchor, bubble], close, opening.signal);
  };
  /** The pointer has left; a keyboard focus keeps the tooltip open. */
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && !isFocusedByKeyboard(anchor)) closeSoon();
  };
  const hover = (event: PointerEvent) => {
    // A finger may only be scrolling; the click event shows that it was a tap.
    if (event.pointerType !== 'touch') open();
  };
  let isTouched = false;
  const press = (event: PointerEvent) => {
    isTouched = event.pointerType === 'touch';
  };
  const tap = () => {
    if (isTouched) open();
  };
  const focus = () => {
    if (isFocusedByKeyboard(anchor)) open();
  };

  anchor.addEventListener('pointerenter', hover, { signal });
  anchor.addEventListener('pointerleave', leave, { signal });
  anchor.addEventListener('focusin', focus, { signal });
  anchor.addEventListener('focusout', close, { signal });
  anchor.addEventListener('pointerdown', press, { signal });
  anchor.addEventListener('click', tap, { signal });
  onAbort(signal, close);
  // The pointer or the focus may have arrived before this code loaded.
  if (anchor.matches(':hover') || isFocusedByKeyboard(anchor)) open();
}

/** Returns the element that takes the focus: the anchor, or the first focusable element in it. */
function focusTarget(anchor: HTMLElement, signal: AbortSignal): HTMLElement {
  if (anchor.tabIndex >= 0) return anchor;
  const inside = focusables(anchor)[0];
  if (inside) return inside;
  anchor.tabIndex = 0;
  onAbort(signal, () => anchor.removeAttribute('tabindex'));
  return anchor;
}

function isFocusedByKeyboard(anchor: Element): boolean {
  const { activeElement } = document;
  return !!activeElement && anchor.contains(activeElement) && activeElement.matches(':focus-visible');
}
