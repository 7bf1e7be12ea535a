import { onAbort } from '../../platform/dom/on-abort.ts';
import { setAttributes } from './set-attributes.ts';

interface AsButtonOptions {
  /** The id of the element that it shows and hides. */
  readonly controls: string;
  /** Restores the link. */
  readonly signal: AbortSignal;
}

/**
 * Turns a server-rendered link into a button that shows and hides an element, for screen readers and the space bar. The
 * caller handles clicks. Without a script it stays a link to that element.
 */
export function asButton(link: HTMLElement, { controls, signal }: AsButtonOptions): void {
  const isButton = link instanceof HTMLButtonElement;
  const restore = setAttributes(link, {
    ...(!isButton && { role: 'button' }),
    'aria-expanded': 'false',
    'aria-controls': controls,
  });
  onAbort(signal, restore);
  if (isButton) return;
  // Prevents scrolling of the page.
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      if (!event.repeat) link.click();
    },
    { signal },
  );
}
