import { hasOwnStops, tabStops, wrapTo } from './tab-stops.ts';

/**
 * Keeps the Tab key inside an element: from the last stop to the first, and back [modal-behaviour-7]. Ignores events
 * that an element inside has handled, and Tab with another modifier.
 */
export function trapFocus(event: KeyboardEvent, element: Element): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (key !== 'Tab' || altKey || ctrlKey || metaKey || defaultPrevented || !(target instanceof Element))
    return;
  const to = wrapTo(tabStops(element), target, shiftKey);
  if (!to || hasOwnStops(target)) return;
  event.preventDefault();
  to.focus();
}
