import { isPlainClick } from './is-plain-click.ts';

/**
 * Handles plain clicks on the links and buttons inside an element, instead of their default action. The browser handles
 * other clicks, such as one that opens a new tab.
 * @param element the element around the links and buttons
 * @param handle called with the link or the button
 * @param signal ends it
 */
export function onPlainClick(
  element: HTMLElement,
  handle: (control: Element) => void,
  signal: AbortSignal,
): void {
  element.addEventListener(
    'click',
    (event) => {
      const control = event.target instanceof Element && event.target.closest('a[href], button');
      if (!control || !isPlainClick(event)) return;
      event.preventDefault();
      handle(control);
    },
    { signal },
  );
}
