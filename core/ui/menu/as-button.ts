import { setAttributes } from '../../platform/dom/undo.ts';

interface AsButtonOptions {
  /** The id of what it shows and hides. */
  readonly controls: string;
  /** Makes it a link again. */
  readonly signal: AbortSignal;
}

/**
 * Makes a link that the server sent a button that shows and hides something, for screen readers and the space bar.
 * A click on it is up to the caller. Where there is no script, it stays a link to what it shows.
 */
export function asButton(link: HTMLElement, { controls, signal }: AsButtonOptions): void {
  const isButton = link instanceof HTMLButtonElement;
  setAttributes(
    link,
    { ...(!isButton && { role: 'button' }), 'aria-expanded': 'false', 'aria-controls': controls },
    signal,
  );
  if (isButton) return;
  // The page would scroll.
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
