import { onAbort } from '../../platform/dom/on-abort.ts';
import { setAttributes } from '../../platform/dom/undo.ts';
import { dismissOnOutsideClick } from '../overlay/dismiss-on-outside-click.ts';
import { focusables } from '../overlay/tab-stops.ts';
import { showBubble } from './bubble.ts';

/** Milliseconds in which the pointer may go from the anchor to the tooltip (WCAG 1.4.13, hoverable). */
export const CLOSE_AFTER = 150;

let closeOpen = () => {};

/**
 * Gives an element a tooltip. It opens on hover, focus by keyboard, and tap; it closes on Escape, blur, when the
 * pointer has left both, and when another one opens [tooltip-2, tooltip-3].
 * @param anchor an element that neither is nor holds something focusable becomes focusable itself
 * @param read gives the text at the moment of opening; an empty one opens nothing
 * @param signal takes it all away
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
  /** The pointer has gone; who came by keyboard is still there. */
  const leave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && !isFocusedByKeyboard(anchor)) closeSoon();
  };
  const hover = (event: PointerEvent) => {
    // A finger comes to scroll as well; whether it taps, the click tells.
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
  // Whoever is there already came while the code was on its way.
  if (anchor.matches(':hover') || isFocusedByKeyboard(anchor)) open();
}

/** What the focus comes to: the anchor, or the first thing in it that takes the focus. */
function focusTarget(anchor: HTMLElement, signal: AbortSignal): HTMLElement {
  if (anchor.tabIndex >= 0) return anchor;
  const inside = focusables(anchor)[0];
  if (inside) return inside;
  setAttributes(anchor, { tabindex: '0' }, signal);
  return anchor;
}

function isFocusedByKeyboard(anchor: Element): boolean {
  const { activeElement } = document;
  return !!activeElement && anchor.contains(activeElement) && activeElement.matches(':focus-visible');
}
