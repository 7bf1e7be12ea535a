import { setAttributes } from '../../platform/dom/undo.ts';
import { anchorScroll } from '../../platform/viewport/anchor-scroll.ts';

export interface FoldOptions {
  /** Whether the parts are shown at the start; by default they are not. */
  readonly isOpen?: boolean;
  /**
   * Whether the browser's search finds closed parts and print shows them; true by default. False for content that
   * nobody should read by accident, such as the solution of a puzzle.
   */
  readonly isFindable?: boolean;
  /** Called at the start and after each change, for example to set the button's text. */
  readonly onChange?: (isOpen: boolean) => void;
}

/** Parts of a page that open and close. */
export interface Fold {
  /** Whether the parts are shown. */
  isOpen(): boolean;
  /** Shows or hides the parts; the focus stays where it is. */
  open(isOpen: boolean): void;
}

/**
 * Lets a button show and hide parts of the page that the server sent. Closed parts stay in the page, and the browser's
 * search opens them, if it supports that (HTML standard, `hidden="until-found"`).
 * @param button gets `aria-expanded`; the caller inserts it
 * @param parts opened and closed together
 * @param options see {@link FoldOptions}
 * @param signal shows the parts as the server sent them
 */
export function createFold(
  button: HTMLElement,
  parts: readonly HTMLElement[],
  { isOpen: initially = false, isFindable = true, onChange }: FoldOptions,
  signal: AbortSignal,
): Fold {
  const closed = isFindable ? 'until-found' : '';
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const open = (opens: boolean) => {
    for (const part of parts) setAttributes(part, { hidden: opens ? null : closed }, signal);
    setAttributes(button, { 'aria-expanded': String(opens) }, signal);
    onChange?.(opens);
  };
  open(initially);
  button.addEventListener(
    'click',
    // The button stays under the pointer, even if it is below the parts that it hides.
    () => (isOpen() ? anchorScroll(() => open(false), button) : open(true)),
    { signal },
  );
  for (const part of parts) part.addEventListener('beforematch', () => open(true), { signal });
  return { isOpen, open };
}
